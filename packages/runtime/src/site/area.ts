import type { SiteConfig } from './config.ts';
import { type ReadGlobal, readGlobal } from './globals.ts';
import type { Http } from './http.ts';
import { pageConfig } from './page-config.ts';
import { pageSlot } from './page-slot.ts';
import { mergeDeep, type PartialDeep } from './plain.ts';
import { site } from './site.ts';

/** What the requests of one area (search, listings …) need of the site they speak to. */
export interface Area<Names, Config> {
  readonly http: Http;
  readonly names: Names;
  readonly config: Config;
}

/** An area's presets: they travel with the widgets that use them, and a page overrides each under `key`. */
export interface AreaPreset<Names, Config> {
  readonly key: string;
  readonly names: Names;
  /** What the CMS's globals, and failing them the site's configuration, say of the area. */
  readonly readConfig: (names: Names, read: ReadGlobal, site: SiteConfig) => Config;
}

/** An area of the site this page belongs to, read once a page. */
export function openArea<Names extends object, Config extends object>({
  key,
  names: preset,
  readConfig,
}: AreaPreset<Names, Config>): Area<Names, Config> {
  const { http, config } = site();
  const facts = pageSlot(`area:${key}`, () => {
    const page = pageConfig();
    const names = mergeDeep(preset, page.names?.[key] as PartialDeep<Names> | undefined);
    const over = page.site?.[key] as PartialDeep<Config> | undefined;
    return { names, config: mergeDeep(readConfig(names, readGlobal, config), over) };
  });
  return { http, ...facts };
}
