import { trustedTypesPolicy } from './trusted-types.ts';

/**
 * Parses HTML that a contract defines as HTML and that came from the page's own server: the only place in the library
 * that does (SEC-1). The document it is parsed in is inert: no script runs and no picture loads before its nodes are put
 * into the page, and scripts parsed this way never run at all (PG-4). Leading white space stays, as text.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedTypesPolicy().createHTML(html);
  return template.content;
}

/** Parses a whole page, as the CMS answers form posts and links with. Inert like `parseHtml`. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(trustedTypesPolicy().createHTML(html), 'text/html');
}
