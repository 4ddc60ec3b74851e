import type { Cart } from '../shop/cart.ts';
import { messages } from '../shop/messages.ts';
import type { ShippingMethod } from '../shop/model.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { labels } from './labels.ts';
import { price } from './price.ts';

function method(visit: Visit, cart: Cart, one: ShippingMethod): Html {
  const id = `shipping_method_0_${one.id.replace(':', '')}`;
  const label = html`${one.label[visit.locale]}${one.cost > 0 && html`: ${price(one.cost)}`}`;
  // With one method there is nothing to choose.
  const type = cart.offered.length > 1 ? 'radio' : 'hidden';
  const checked = one === cart.shipping && type === 'radio' && html` checked="checked"`;
  return html`
					<li>
						<input type="${type}" name="shipping_method[0]" data-index="0" id="${id}" value="${one.id}" class="shipping_method"${checked} /><label for="${id}">${label}</label>
					</li>`;
}

/** The shipping row of the totals; `after` is the cart page's address calculator. */
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
