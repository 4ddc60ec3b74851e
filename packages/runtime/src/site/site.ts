import { fireAjaxComplete } from './ajax-complete.ts';
import { type SiteConfig, siteConfig } from './config.ts';
import { createHttp } from './create-http.ts';
import type { Http } from './http.ts';

/** HTTP client and configuration that every contract needs. */
export interface Site {
  readonly http: Http;
  readonly config: SiteConfig;
}

let made: Site | undefined;

/** Returns the site that this page belongs to, with its HTTP client. */
export function site(): Site {
  made ??= {
    config: siteConfig(),
    // Reads `fetch` at each call, because pages and tests wrap it.
    http: createHttp({
      fetch: (...request) => globalThis.fetch(...request),
      base: pageBase,
      onEnd: fireAjaxComplete,
    }),
  };
  return made;
}

/** Returns the base of relative request URLs: the page's `<base>`, or its address if the base has another origin. */
export function pageBase(): string {
  const { baseURI } = document;
  return new URL(baseURI, location.href).origin === location.origin ? baseURI : location.href;
}
