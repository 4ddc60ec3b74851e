import { computeCart } from '../shop/cart.ts';
import { cartPath, checkoutPath } from '../shop/links.ts';
import type { LocalText } from '../shop/model.ts';
import { createNonce } from '../shop/nonces.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { labels } from './labels.ts';
import { shippingRow } from './shipping.ts';
import { couponRows, subtotalRow, totalRow } from './totals-rows.ts';

const words = {
  heading: { he: 'סיכום סל הקניות', en: 'Cart totals' },
  city: { he: 'עיר', en: 'City' },
  postcode: { he: 'מיקוד', en: 'Postcode / ZIP' },
  update: { he: 'עדכון', en: 'Update' },
} as const satisfies Record<string, LocalText>;

/** The address calculator: it stands open without JavaScript, and a link jumps to it. */
function calculator(visit: Visit): Html {
  const { locale, session } = visit;
  const address = session.shipping ?? session.billing;
  const nonce = createNonce(visit, 'woocommerce-shipping-calculator');
  const field = (name: 'city' | 'postcode', id: string): Html =>
    html`<p class="form-row form-row-wide" id="${id}_field"><label for="${id}" class="screen-reader-text">${words[name][locale]}</label><input type="text" class="input-text" value="${address?.[name]}" placeholder="${words[name][locale]}" name="${id}" id="${id}" /></p>`;
  return html`
				<form class="woocommerce-shipping-calculator" action="${visit.url.origin}${cartPath(locale)}" method="post">
					<a href="#shipping-calculator-form" class="shipping-calculator-button" aria-controls="shipping-calculator-form" role="button">${labels.changeAddress}</a>
					<section class="shipping-calculator-form" id="shipping-calculator-form">
						${field('city', 'calc_shipping_city')}
						${field('postcode', 'calc_shipping_postcode')}
						<p><button type="submit" name="calc_shipping" value="1" class="button">${words.update[locale]}</button></p>
						<input type="hidden" id="woocommerce-shipping-calculator-nonce" name="woocommerce-shipping-calculator-nonce" value="${nonce}" /><input type="hidden" name="_wp_http_referer" value="${cartPath(locale)}" />
					</section>
				</form>`;
}

/** `div.cart_totals` of the cart page. */
export function cartTotals(visit: Visit): Html {
  const cart = computeCart(visit);
  return html`<div class="cart_totals ">

	<h2>${words.heading[visit.locale]}</h2>

	<table cellspacing="0" class="shop_table shop_table_responsive">
${subtotalRow(cart)}${couponRows(visit, cart, cartPath(visit.locale))}${cart.items.length > 0 && shippingRow(visit, cart, calculator(visit))}${totalRow(cart)}
	</table>

	<div class="wc-proceed-to-checkout">
		<a href="${visit.url.origin}${checkoutPath(visit.locale)}" class="checkout-button button alt wc-forward">${labels.checkout}</a>
	</div>

</div>
`;
}
