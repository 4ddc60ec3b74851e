import { fill } from '../content/fill.ts';
import type { Cart } from '../shop/cart.ts';
import { messages } from '../shop/messages.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { labels } from './labels.ts';
import { price } from './price.ts';

export const subtotalRow = (cart: Cart): Html => html`
		<tr class="cart-subtotal">
			<th>${labels.subtotal}</th>
			<td data-title="${labels.subtotal}">${price(cart.subtotal)}</td>
		</tr>`;

/** One row a coupon, with the link that takes it off on the given page. */
export function couponRows(visit: Visit, cart: Cart, page: string): Html {
  const say = messages(visit.locale);
  return html`${cart.coupons.map(({ coupon, amount }) => {
    const href = `${visit.url.origin}${page}?remove_coupon=${encodeURIComponent(coupon.code)}`;
    return html`
		<tr class="cart-discount coupon-${coupon.code}">
			<th>${fill(say.coupon, { code: coupon.code })}</th>
			<td data-title="${fill(say.coupon, { code: coupon.code })}">${price(-amount)} <a href="${href}" class="woocommerce-remove-coupon" data-coupon="${coupon.code}">${say.removeCoupon}</a></td>
		</tr>`;
  })}`;
}

export const totalRow = (cart: Cart): Html => html`
		<tr class="order-total">
			<th>${labels.total}</th>
			<td data-title="${labels.total}"><strong>${price(cart.total)}</strong></td>
		</tr>`;
