import { pageSlot } from '../page-slot.ts';
import type { AreaConfigs, AreaNames } from './areas.ts';
import type { SiteConfig } from './config.ts';
import { type ReadGlobal, readGlobal } from './globals.ts';
import type { Http } from './http.ts';
import { pageConfig } from './page-config.ts';
import { mergeDeep } from './plain.ts';
import { site } from './site.ts';

/** What the contracts of one area (search, listings …) need of the site they speak to. */
export interface Area<Key extends keyof AreaNames & keyof AreaConfigs> {
  readonly http: Http;
  readonly names: AreaNames[Key];
  readonly config: AreaConfigs[Key];
}

/** An area's presets: they travel with the widgets that use them, and a page overrides each under `key`. */
export interface AreaPreset<Key extends keyof AreaNames & keyof AreaConfigs> {
  readonly key: Key;
  readonly names: AreaNames[Key];
  /** What the CMS's globals, and failing them the site's configuration, say of the area. */
  readonly readConfig: (names: AreaNames[Key], read: ReadGlobal, site: SiteConfig) => AreaConfigs[Key];
}

/** An area of the site this page belongs to, read once a page. */
export function openArea<Key extends keyof AreaNames & keyof AreaConfigs>({
  key,
  names: preset,
  readConfig,
}: AreaPreset<Key>): Area<Key> {
  const { http, config } = site();
  const facts = pageSlot(`area:${key}`, () => {
    const page = pageConfig();
    const names = mergeDeep(preset, page.names?.[key]);
    return { names, config: mergeDeep(readConfig(names, readGlobal, config), page.site?.[key]) };
  });
  return { http, ...facts };
}
