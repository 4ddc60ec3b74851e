import { checkoutPayment, reviewOrderTable } from '../markup/checkout.ts';
import { html } from '../markup/html.ts';
import { noticesMarkup } from '../markup/notices.ts';
import { computeCart } from '../shop/cart.ts';
import { chooseShipping } from '../shop/cart-form.ts';
import { placeOrder } from '../shop/checkout.ts';
import { dropStaleCoupons } from '../shop/coupons.ts';
import { fieldOf } from '../shop/fields.ts';
import { receivedPath, shopPath } from '../shop/links.ts';
import { messages } from '../shop/messages.ts';
import { emptyAddress } from '../shop/model.ts';
import { takeNotices, type Visit } from '../shop/visit.ts';
import { type Endpoint, guarded } from './endpoint.ts';
import { jsonAnswer } from './responses.ts';

function expired(visit: Visit): Response {
  const texts = messages(visit.locale);
  const href = visit.url.origin + shopPath(visit.locale);
  const text = html`<div class="woocommerce-error">${texts.sessionExpired} <a href="${href}" class="wc-backward">${texts.returnToShop}</a></div>`;
  return jsonAnswer({ fragments: { 'form.woocommerce-checkout': text.toString() } });
}

function rememberAddress(visit: Visit): void {
  const { fields, session, user } = visit;
  const billing = session.billing ?? user?.billing ?? emptyAddress;
  const city = fieldOf(fields, 'city') ?? billing.city;
  const postcode = fieldOf(fields, 'postcode') ?? billing.postcode;
  visit.session = { ...session, billing: { ...billing, city, postcode } };
}

export const updateOrderReview: Endpoint = guarded('update-order-review', (visit) => {
  if (computeCart(visit).items.length === 0) return expired(visit);
  chooseShipping(visit);
  rememberAddress(visit);
  dropStaleCoupons(visit);
  const text = noticesMarkup(takeNotices(visit)).toString();
  return jsonAnswer({
    result: text === '' ? 'success' : 'failure',
    messages: text,
    reload: false,
    fragments: {
      '.woocommerce-checkout-review-order-table': reviewOrderTable(visit).toString(),
      '.woocommerce-checkout-payment': checkoutPayment(visit).toString(),
    },
  });
});

export const ajaxCheckout: Endpoint = (visit) => {
  const outcome = placeOrder(visit);
  if (outcome.kind === 'refused') {
    const text = noticesMarkup(takeNotices(visit)).toString();
    return jsonAnswer({ result: 'failure', messages: text, refresh: outcome.refresh, reload: false });
  }
  const { order } = outcome;
  const redirect = visit.url.origin + receivedPath(order, visit.locale);
  return jsonAnswer({ result: 'success', redirect, order_id: order.id });
};
