import { parseHtml, site } from '@iyim/runtime/widget';
import { noticesIn, noticesOf } from '../../shared/cart/notice-names.ts';
import { fetchFreshPage } from '../../shared/site/pages.ts';

/**
 * The shop's reason for refusing a product, or a part of a group; empty without one. The fragments endpoint, which adds these (AC-6),
 * answers with the cart alone: the shop keeps its notices for the next page, which is this one, asked for again.
 */
export async function fetchRefusal(signal: AbortSignal): Promise<string> {
  const page = parseHtml(await fetchFreshPage(site(), location.href, signal));
  return noticesIn(page, (notice) => notice.matches(noticesOf('error')))
    .flatMap((notice) => (notice.localName === 'ul' ? [...notice.children] : [notice])) // a list has a line for each
    .map((notice) => (notice.textContent ?? '').replace(/\s+/g, ' ').trim())
    .join(' ');
}
