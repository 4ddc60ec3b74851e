import { cart } from '@iyim/runtime/shop';
import { dispatchLegacy, type Island, parseHtml, site } from '@iyim/runtime/widget';
import { NOTICES } from '../../shared/cart/notice-names.ts';
import { placeNotices, removeNotices, replacePart } from '../../shared/cart/place-answer.ts';
import { fetchFreshPage } from '../../shared/site/pages.ts';
import { fetchTotals } from './coupon-request.ts';
import { type CouponBox, ORDER_REVIEW, TOTALS } from './read.ts';

/**
 * Replaces older notices with new ones, in the cart page's notice wrapper or, on the checkout, before `place`. On the checkout, hints
 * ("Have a coupon?") stay.
 */
export function showNotices(page: CouponBox['page'], place: Element, notices: readonly HTMLElement[]): void {
  const { ownerDocument } = place;
  const isCart = page === 'cart';
  removeNotices(ownerDocument, isCart ? ['error', 'message', 'info'] : ['error', 'message']);
  placeNotices(notices, isCart ? ownerDocument.querySelector(NOTICES) : null, place);
}

/**
 * Updates the page's totals after a coupon was applied or removed. A cart widget on the page prevents the event and updates
 * itself; without a cart widget only the totals are fetched. On the checkout, the shop's script updates them; without that script
 * the order review is fetched. `isReviewed`: whether the script has reacted.
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

/** Replaces the page's totals block, unless it is missing in the HTML. */
export function showTotals(document: Document, html: string): void {
  replace(document, TOTALS, parseHtml(html));
}

function replace(document: Document, selector: string, source: ParentNode): void {
  replacePart(document.querySelector(selector), source.querySelector(selector));
}
