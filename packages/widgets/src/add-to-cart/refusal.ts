import { parseHtml, site } from '@iyim/runtime/widget';
import { noticesIn, noticesOf } from '../../shared/cart/notice-names.ts';
import { fetchFreshPage } from '../../shared/site/pages.ts';

/**
 * Fetches the shop's reason for refusing a product or a part of a group; empty if there is none. Such products are added through
 * the fragments endpoint (AC-6), which answers with the cart only. The shop keeps its notices for the next page view, so this
 * page is requested again.
 */
export async function fetchRefusal(signal: AbortSignal): Promise<string> {
  const page = parseHtml(await fetchFreshPage(site(), location.href, signal));
  return noticesIn(page, (notice) => notice.matches(noticesOf('error')))
    .flatMap((notice) => (notice.localName === 'ul' ? [...notice.children] : [notice])) // a list has one notice per item
    .map((notice) => (notice.textContent ?? '').replace(/\s+/g, ' ').trim())
    .join(' ');
}
