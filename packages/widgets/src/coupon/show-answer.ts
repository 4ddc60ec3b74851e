import { cart } from '@iyim/runtime/shop';
import { dispatchLegacy, type Island, parseHtml, site } from '@iyim/runtime/widget';
import { NOTICES } from '../../shared/cart/notice-names.ts';
import { placeNotices, removeNotices, replacePart } from '../../shared/cart/place-answer.ts';
import { fetchFreshPage } from '../../shared/site/pages.ts';
import { fetchTotals } from './coupon-request.ts';
import { type CouponBox, ORDER_REVIEW, TOTALS } from './read.ts';

/**
 * Shows notices instead of those of before: in the cart page's place for them, on the checkout before `place`, whose hints
 * ("Have a coupon?") stay.
 */
export function showNotices(page: CouponBox['page'], place: Element, notices: readonly HTMLElement[]): void {
  const { ownerDocument } = place;
  const isCart = page === 'cart';
  removeNotices(ownerDocument, isCart ? ['error', 'message', 'info'] : ['error', 'message']);
  placeNotices(notices, isCart ? ownerDocument.querySelector(NOTICES) : null, place);
}

/**
 * Brings the page's totals up to date after a coupon came or went. A cart widget on the page takes the event and does it;
 * without one the totals alone are fetched. On the checkout its own script does it; without one the review of the order is fetched.
 * `isReviewed`: whether that script has heard of it.
 */
export async function refreshTotals(
  island: Island,
  page: CouponBox['page'],
  isReviewed: () => boolean,
): Promise<void> {
  const { host, signal } = island;
  const { ownerDocument } = host;
  if (page === 'checkout') {
    dispatchLegacy(document.body, 'update_checkout', [{ update_shipping_method: false }]);
    if (!isReviewed())
      replace(ownerDocument, ORDER_REVIEW, parseHtml(await fetchFreshPage(site(), location.href, signal)));
  } else {
    if (!island.emit('iyim:cart-changed')) return;
    showTotals(ownerDocument, await fetchTotals(site(), signal));
    dispatchLegacy(document.body, 'updated_cart_totals', []);
    cart().invalidate();
  }
}

/** Puts a new totals block in place of the page's; an answer without any leaves it alone. */
export function showTotals(document: Document, html: string): void {
  replace(document, TOTALS, parseHtml(html));
}

function replace(document: Document, selector: string, source: ParentNode): void {
  replacePart(document.querySelector(selector), source.querySelector(selector));
}
