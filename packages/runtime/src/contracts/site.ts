import { type IyimConfig, readSiteConfig, type SiteConfig } from './config.ts';
import { createHttp, type Http } from './http.ts';
import { inlineGlobal } from './inline-globals.ts';
import { type Names, overrideNames } from './names.ts';
import { pageConfig } from './page-config.ts';

/** What every contract needs of the site it speaks to. */
export interface Site {
  readonly http: Http;
  readonly names: Names;
  readonly config: SiteConfig;
}

let made: { page: IyimConfig; site: Site } | undefined;

/** The site this page belongs to, made once from the page's configuration and globals. */
export function site(): Site {
  const page = pageConfig();
  if (made?.page !== page) made = { page, site: readSite(page) };
  return made.site;
}

function readSite(page: IyimConfig): Site {
  const names = overrideNames(page.names);
  const read = (name: string): unknown =>
    (globalThis as Record<string, unknown>)[name] ?? inlineGlobal(document, name);
  return {
    names,
    config: readSiteConfig(page, names, read),
    // Looked up at each call: pages and tests wrap it.
    http: createHttp({ fetch: (...request) => globalThis.fetch(...request), base: () => document.baseURI }),
  };
}
