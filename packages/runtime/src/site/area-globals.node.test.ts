import { describe, expect, it } from 'vitest';
import { listingsArea } from '../../../widgets/shared/listing/listings-area.ts';
import { loopArea } from '../../../widgets/shared/loop/loop-area.ts';
import { searchArea } from '../../../widgets/shared/search/search-area.ts';
import { countdownArea } from '../../../widgets/src/countdown/countdown-area.ts';
import { formsArea } from '../../../widgets/src/form/forms-area.ts';
import { pluginPopupsArea } from '../../../widgets/src/popup/plugin/plugin-popups-area.ts';
import { subscribeArea } from '../../../widgets/src/subscribe/subscribe-area.ts';
import { lightboxArea } from '../behaviours/lightbox/lightbox-area.ts';
import { popupsArea } from '../popups/popups-area.ts';
import { storesArea } from '../stores/stores-area.ts';
import { expectUnharmed, json, markup, names, scriptUrls } from '../testing/hostile.ts';
import { testSite } from './testing/site.ts';

const areas = [
  countdownArea,
  formsArea,
  lightboxArea,
  listingsArea,
  loopArea,
  pluginPopupsArea,
  popupsArea,
  searchArea,
  storesArea,
  subscribeArea,
];
/** Every text of the list, as what it is and, where it is JSON, as what it says. */
const values: readonly unknown[] = [...json, ...markup, ...names, ...scriptUrls].flatMap((text) => {
  try {
    return [text, JSON.parse(text) as unknown];
  } catch {
    return [text];
  }
});
const { config: site } = testSite(async () => new Response(), {});

/** A global that has `value` at a path such as `kit.lightbox_enable_zoom`. */
const at = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight((inner, key) => ({ [key]: inner }), value);

const pathsOf = (area: (typeof areas)[number]): string[] =>
  'globalKeys' in area.names ? Object.values(area.names.globalKeys) : [];

/** What kind of value each fact is; a list that may be missing counts as a list. */
const kindsOf = (config: object) =>
  Object.fromEntries(
    Object.entries(config).map(([key, value]) => [key, value === null ? 'object' : typeof value]),
  );

describe.each(areas.map((area) => [area.key, area] as const))(
  'what a page says about the area "%s"',
  (_, area) => {
    const read = (global: unknown): object => area.readConfig(area.names as never, () => global, site);
    const usual = kindsOf(read(undefined));

    it('SEC-3 may be anything: every fact stays of its kind, and nothing else is reached', () => {
      for (const value of values) {
        for (const global of [value, ...pathsOf(area).map((path) => at(path, value))])
          expect(kindsOf(read(global)), `for ${JSON.stringify(value)}`).toEqual(usual);
      }
      expectUnharmed();
    });
  },
);
