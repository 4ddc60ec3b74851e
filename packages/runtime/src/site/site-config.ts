import { readSiteConfig, type SiteConfig } from './config.ts';
import { readGlobal } from './globals.ts';
import { type Names, overrideNames } from './names.ts';
import { pageConfig } from './page-config.ts';
import { pageSlot } from './page-slot.ts';

/** The site this page belongs to, read once from the page's configuration and globals. Needs no network. */
export function siteConfig(): { readonly names: Names; readonly config: SiteConfig } {
  return pageSlot('site', () => {
    const page = pageConfig();
    const names = overrideNames(page.names);
    return { names, config: readSiteConfig(page, names, readGlobal) };
  });
}
