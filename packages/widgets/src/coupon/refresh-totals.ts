import { cart, fetchCartTotals } from '@iyim/runtime/shop';
import { dispatchLegacy, type Island, site } from '@iyim/runtime/widget';
import { fetchPage } from '../../shared/site/pages.ts';
import { type CouponBox, showOrderReview, showTotals } from './read.ts';

/**
 * Brings the page's totals up to date after a coupon came or went. A cart widget on the page takes the event and does it;
 * without one the totals alone are fetched.
 */
export async function refreshTotals(island: Island, page: CouponBox['page']): Promise<void> {
  const { host, signal } = island;
  if (page === 'checkout') {
    dispatchLegacy(document.body, 'update_checkout', [{ update_shipping_method: false }]);
    showOrderReview(host.ownerDocument, await fetchPage(site(), location.href, signal));
  } else {
    if (!island.emit('iyim:cart-changed')) return;
    showTotals(host.ownerDocument, await fetchCartTotals(site(), signal));
    dispatchLegacy(document.body, 'updated_cart_totals', []);
  }
  cart().invalidate();
}
