import type { SiteConfig } from './config.ts';
import { createHttp, type Http } from './http.ts';
import type { Names } from './names.ts';
import { siteConfig } from './site-config.ts';

/** What every contract needs of the site it speaks to. */
export interface Site {
  readonly http: Http;
  readonly names: Names;
  readonly config: SiteConfig;
}

let made: Site | undefined;

/** The site this page belongs to, and the way to speak to it. */
export function site(): Site {
  const here = siteConfig();
  if (made?.config === here.config) return made;
  made = {
    ...here,
    // Looked up at each call: pages and tests wrap it.
    http: createHttp({ fetch: (...request) => globalThis.fetch(...request), base: () => document.baseURI }),
  };
  return made;
}
