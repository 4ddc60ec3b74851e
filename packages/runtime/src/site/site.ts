import { fireAjaxComplete } from './ajax-complete.ts';
import { type SiteConfig, siteConfig } from './config.ts';
import { createHttp } from './create-http.ts';
import type { Http } from './http.ts';

/** What every contract needs of the site it speaks to. */
export interface Site {
  readonly http: Http;
  readonly config: SiteConfig;
}

let made: Site | undefined;

/** The site this page belongs to, and the way to speak to it. */
export function site(): Site {
  made ??= {
    config: siteConfig(),
    // Looked up at each call: pages and tests wrap it.
    http: createHttp({
      fetch: (...request) => globalThis.fetch(...request),
      base: pageBase,
      onEnd: fireAjaxComplete,
    }),
  };
  return made;
}

/** What addresses of requests are relative to: the page's `<base>`, or its address where that leads to another origin. */
export function pageBase(): string {
  const { baseURI } = document;
  return new URL(baseURI, location.href).origin === location.origin ? baseURI : location.href;
}
