import checkoutTexts from '../../content/texts/checkout.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { type Cart, computeCart } from '../shop/cart.ts';
import { cartPath, checkoutPath } from '../shop/links.ts';
import { messages } from '../shop/messages.ts';
import type { ShippingMethod } from '../shop/model.ts';
import { createNonce } from '../shop/nonces.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { labels } from './labels.ts';
import { price } from './price.ts';

function method(visit: Visit, cart: Cart, one: ShippingMethod): Html {
  const id = `shipping_method_0_${one.id.replace(':', '')}`;
  const label = html`${one.label[visit.locale]}${one.cost > 0 && html`: ${price(one.cost)}`}`;
  // A single method is a hidden field, because there is nothing to choose.
  const type = cart.offered.length > 1 ? 'radio' : 'hidden';
  const checked = one === cart.shipping && type === 'radio' && html` checked="checked"`;
  return html`
					<li>
						<input type="${type}" name="shipping_method[0]" data-index="0" id="${id}" value="${one.id}" class="shipping_method"${checked} /><label for="${id}">${label}</label>
					</li>`;
}

/** Renders the shipping row of the totals, followed by `after`, the cart page's address calculator. */
export function shippingRow(visit: Visit, cart: Cart, after: Html | null = null): Html {
  const city = (visit.session.shipping ?? visit.session.billing)?.city ?? '';
  const methods =
    cart.offered.length === 0
      ? html`${messages(visit.locale).noShipping}`
      : html`<ul id="shipping_method" class="woocommerce-shipping-methods">${cart.offered.map((one) => method(visit, cart, one))}
				</ul>`;
  const destination =
    city !== '' &&
    html`
				<p class="woocommerce-shipping-destination">${labels.shippingTo} <strong>${city}</strong>.</p>`;
  return html`
		<tr class="woocommerce-shipping-totals shipping">
			<th>${labels.shipping}</th>
			<td data-title="${labels.shipping}">
				${methods}${destination}${after}
			</td>
		</tr>`;
}

export const subtotalRow = (cart: Cart): Html => html`
		<tr class="cart-subtotal">
			<th>${labels.subtotal}</th>
			<td data-title="${labels.subtotal}">${price(cart.subtotal)}</td>
		</tr>`;

/** Renders one row per coupon, with the link that removes it on the given page. */
export function couponRows(visit: Visit, cart: Cart, page: string): Html {
  const texts = messages(visit.locale);
  return html`${cart.coupons.map(({ coupon, amount }) => {
    const href = `${visit.url.origin}${page}?remove_coupon=${encodeURIComponent(coupon.code)}`;
    return html`
		<tr class="cart-discount coupon-${coupon.code}">
			<th>${fill(texts.coupon, { code: coupon.code })}</th>
			<td data-title="${fill(texts.coupon, { code: coupon.code })}">${price(-amount)} <a href="${href}" class="woocommerce-remove-coupon" data-coupon="${coupon.code}">${texts.removeCoupon}</a></td>
		</tr>`;
  })}`;
}

export const totalRow = (cart: Cart): Html => html`
		<tr class="order-total">
			<th>${labels.total}</th>
			<td data-title="${labels.total}"><strong>${price(cart.total)}</strong></td>
		</tr>`;

/** Renders the address calculator. It is open without JavaScript, and a link jumps to it. */
function calculator(visit: Visit): Html {
  const { locale, session } = visit;
  const address = session.shipping ?? session.billing;
  const nonce = createNonce(visit, 'woocommerce-shipping-calculator');
  const field = (name: 'city' | 'postcode', id: string): Html =>
    html`<p class="form-row form-row-wide" id="${id}_field"><label for="${id}" class="screen-reader-text">${checkoutTexts.totals[locale][name]}</label><input type="text" class="input-text" value="${address?.[name]}" placeholder="${checkoutTexts.totals[locale][name]}" name="${id}" id="${id}" /></p>`;
  return html`
				<form class="woocommerce-shipping-calculator" action="${visit.url.origin}${cartPath(locale)}" method="post">
					<a href="#shipping-calculator-form" class="shipping-calculator-button" aria-controls="shipping-calculator-form" role="button">${labels.changeAddress}</a>
					<section class="shipping-calculator-form" id="shipping-calculator-form">
						${field('city', 'calc_shipping_city')}
						${field('postcode', 'calc_shipping_postcode')}
						<p><button type="submit" name="calc_shipping" value="1" class="button">${checkoutTexts.totals[locale].update}</button></p>
						<input type="hidden" id="woocommerce-shipping-calculator-nonce" name="woocommerce-shipping-calculator-nonce" value="${nonce}" /><input type="hidden" name="_wp_http_referer" value="${cartPath(locale)}" />
					</section>
				</form>`;
}

/** Renders `div.cart_totals` of the cart page. */
export function cartTotals(visit: Visit): Html {
  const cart = computeCart(visit);
  return html`<div class="cart_totals ">

	<h2>${checkoutTexts.totals[visit.locale].heading}</h2>

	<table cellspacing="0" class="shop_table shop_table_responsive">
${subtotalRow(cart)}${couponRows(visit, cart, cartPath(visit.locale))}${cart.items.length > 0 && shippingRow(visit, cart, calculator(visit))}${totalRow(cart)}
	</table>

	<div class="wc-proceed-to-checkout">
		<a href="${visit.url.origin}${checkoutPath(visit.locale)}" class="checkout-button button alt wc-forward">${labels.checkout}</a>
	</div>

</div>
`;
}
