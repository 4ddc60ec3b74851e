import { computeCart, itemName } from '../shop/cart.ts';
import { checkoutPath } from '../shop/links.ts';
import { messages } from '../shop/messages.ts';
import { createNonce } from '../shop/nonces.ts';
import type { Visit } from '../shop/visit.ts';
import { couponRows, shippingRow, subtotalRow, totalRow } from './cart-totals.ts';
import { type Html, html } from './html.ts';
import { labels } from './labels.ts';
import { price } from './price.ts';

/** Renders `table.woocommerce-checkout-review-order-table`. */
export function reviewOrderTable(visit: Visit): Html {
  const cart = computeCart(visit);
  const rows = cart.items.map(
    (item) => html`
		<tr class="cart_item">
			<td class="product-name"><bdi>${itemName(item, visit.locale)}</bdi>&nbsp;<strong class="product-quantity">&times;&nbsp;${item.quantity}</strong></td>
			<td class="product-total">${price(item.subtotal)}</td>
		</tr>`,
  );
  return html`<table class="shop_table woocommerce-checkout-review-order-table">
	<thead>
		<tr>
			<th class="product-name">${labels.product}</th>
			<th class="product-total">${labels.subtotal}</th>
		</tr>
	</thead>
	<tbody>${rows}
	</tbody>
	<tfoot>${subtotalRow(cart)}${couponRows(visit, cart, checkoutPath(visit.locale))}${shippingRow(visit, cart)}${totalRow(cart)}
	</tfoot>
</table>
`;
}

/** Renders `div.woocommerce-checkout-payment`: payment on delivery, and the button that places the order. */
export function checkoutPayment(visit: Visit): Html {
  const texts = messages(visit.locale);
  const nonce = createNonce(visit, 'woocommerce-process_checkout');
  return html`<div id="payment" class="woocommerce-checkout-payment">
	<ul class="wc_payment_methods payment_methods methods">
		<li class="wc_payment_method payment_method_cod">
			<input id="payment_method_cod" type="radio" class="input-radio" name="payment_method" value="cod" checked="checked" data-order_button_text="" />
			<label for="payment_method_cod">${texts.cod}</label>
			<div class="payment_box payment_method_cod"><p>${texts.codHint}</p></div>
		</li>
	</ul>
	<div class="form-row place-order">
		<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="${texts.placeOrder}" data-value="${texts.placeOrder}">${texts.placeOrder}</button>
		<input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="${nonce}" /><input type="hidden" name="_wp_http_referer" value="${checkoutPath(visit.locale)}" />
	</div>
</div>
`;
}
