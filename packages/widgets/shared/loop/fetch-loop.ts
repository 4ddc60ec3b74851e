import { oneSpelling } from '@iyim/runtime/page';
import { parseHtml, safeUrl, site, siteConfig } from '@iyim/runtime/widget';
import { withoutActions } from '../site/pages.ts';
import { pageUrl, readPage } from './loop-url.ts';
import { type LoopElement, sameLoop } from './read-loop.ts';

/**
 * Fetches a loop's element from another page of the site. Rejects if the server fails, redirects elsewhere, or answers with a
 * page without that loop.
 */
export async function fetchLoop(
  { loop, id }: LoopElement,
  url: URL,
  signal: AbortSignal,
): Promise<HTMLElement> {
  const request = { contract: 'page of a loop', url: withoutActions(url.href), signal };
  const { text, url: end } = await site().http.page(request);
  const { pathname, origin } = new URL(end || url);
  if (origin !== url.origin || withSlash(pathname) !== withSlash(url.pathname))
    throw new Error(`expected the page ${url.pathname}, was sent to ${origin}${pathname}`);
  const found = sameLoop(parseHtml(text), loop, id);
  if (!found) throw new Error(`expected an element with data-id="${id}" in ${url.pathname}, found none`);
  return found;
}

const withSlash = (path: string): string => oneSpelling(path.endsWith('/') ? path : `${path}/`);

/**
 * Returns the address for a link to another page of a loop; null for other sites. For a link with this page's path, or with the
 * REST path of a refresh, it is this page's address with the link's page number, because the link may lack filters that were
 * chosen after it was rendered.
 */
export function pageTarget(href: string, id: string): URL | null {
  const here = new URL(location.href);
  here.hash = '';
  const safe = safeUrl(href);
  const url = safe === null ? null : new URL(safe);
  if (url?.origin !== here.origin) return null;
  const route = new URL(siteConfig().urls.rest, here).pathname;
  const isHere =
    withSlash(url.pathname) === withSlash(here.pathname) || (route !== '/' && url.pathname.startsWith(route));
  return isHere ? pageUrl(here, id, readPage(url, id)) : url;
}
