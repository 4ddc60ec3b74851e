import type { Area, AreaPreset } from '../../site/area.ts';
import { coerceText } from '../../site/coerce.ts';
import { globalReader, type ReadGlobal } from '../../site/globals.ts';
import { isPlainObject, own } from '../../site/plain.ts';
import { type LightboxNames, lightboxNames } from './names.ts';

export interface LightboxConfig {
  /** Links to pictures open in the lightbox by themselves. */
  readonly imageLinks: boolean;
  /** What the lightbox has beside its picture; all of it where the page does not say. */
  readonly counter: boolean;
  readonly fullscreen: boolean;
  readonly zoom: boolean;
  readonly share: boolean;
  /** The page's own texts of the buttons, by our keys; those it has not are left out. */
  readonly labels: Readonly<Record<string, string>>;
}

function readConfig({ globals, globalKeys, labels }: LightboxNames, read: ReadGlobal): LightboxConfig {
  const page = globalReader(read, globals.builder);
  // The page builder leaves out what is off; a page without its settings says nothing, and has everything.
  const isSilent = !isPlainObject(page.value(globalKeys.kit));
  const has = (path: string) => page.flag(path) ?? isSilent;
  const texts = page.value(globalKeys.labels);
  return {
    imageLinks: page.flag(globalKeys.imageLinks) ?? false,
    counter: has(globalKeys.counter),
    fullscreen: has(globalKeys.fullscreen),
    zoom: has(globalKeys.zoom),
    share: has(globalKeys.share),
    labels: Object.fromEntries(
      Object.entries(labels).flatMap(([key, name]) => {
        const text = coerceText(own(texts, name)) ?? '';
        return text === '' ? [] : [[key, text]];
      }),
    ),
  };
}

export type LightboxArea = Area<LightboxNames, LightboxConfig>;

/** The page builder's lightbox; configured under `names.lightbox` and `site.lightbox`. */
export const lightboxArea: AreaPreset<LightboxNames, LightboxConfig> = {
  key: 'lightbox',
  names: lightboxNames,
  readConfig,
};
