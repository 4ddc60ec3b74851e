import { createNonce } from '../shop/nonces.ts';
import {
  ajaxAddToCart,
  ajaxApplyCoupon,
  ajaxRemoveCoupon,
  getCartTotals,
  getVariation,
  refreshedFragments,
  removeFromCart,
  updateShippingMethod,
} from './cart.ts';
import { ajaxCheckout, updateOrderReview } from './checkout.ts';
import { storeActions } from './data-stores.ts';
import type { Endpoint } from './endpoint.ts';
import { calendarMonth, listingAjax } from './listings.ts';
import { elementorCheckoutLogin, elementorMenuCartFragments } from './page-builder.ts';
import { popupContent } from './popup-content.ts';
import { htmlAnswer, unknownAction } from './responses.ts';
import { ajaxSearch, searchAction } from './search.ts';
import { ajaxSendForm, ajaxSubscribe, sendFormAction, subscribeAction } from './send-form.ts';
import { suggestionActions } from './suggestions.ts';

/** The shop's own endpoints, at `/?wc-ajax={name}` and as the admin-ajax action `woocommerce_{name}`. */
export const shopEndpoints: ReadonlyMap<string, Endpoint> = new Map([
  ['get_refreshed_fragments', refreshedFragments],
  ['add_to_cart', ajaxAddToCart],
  ['remove_from_cart', removeFromCart],
  ['apply_coupon', ajaxApplyCoupon],
  ['remove_coupon', ajaxRemoveCoupon],
  ['get_cart_totals', getCartTotals],
  ['update_shipping_method', updateShippingMethod],
  ['update_order_review', updateOrderReview],
  ['checkout', ajaxCheckout],
  ['get_variation', getVariation],
]);

/** Responds with a fresh nonce for the REST routes; for guests the action does not exist. */
const restNonce: Endpoint = (visit) =>
  visit.user === null ? unknownAction() : htmlAnswer(createNonce(visit, 'wp_rest'));

/** All actions of `/wp-admin/admin-ajax.php`. Each group of contracts adds its own actions here. */
export const adminActions: ReadonlyMap<string, Endpoint> = new Map([
  ...Array.from(shopEndpoints, ([name, endpoint]) => [`woocommerce_${name}`, endpoint] as const),
  ['rest-nonce', restNonce],
  ...storeActions,
  ['jet_engine_ajax', listingAjax],
  ['jet_engine_calendar_get_month', calendarMonth],
  [searchAction, ajaxSearch],
  ...suggestionActions,
  [sendFormAction, ajaxSendForm],
  [subscribeAction, ajaxSubscribe],
  ['jet_popup_get_content', popupContent],
  ['elementor_menu_cart_fragments', elementorMenuCartFragments],
  ['elementor_woocommerce_checkout_login_user', elementorCheckoutLogin],
]);
