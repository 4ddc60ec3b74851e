import { fill } from '../content/fill.ts';
import { type Cart, type CartItem, computeCart, itemName } from '../shop/cart.ts';
import { createCartNonce } from '../shop/cart-form.ts';
import { cartPath, checkoutPath, itemPath } from '../shop/links.ts';
import { messages } from '../shop/messages.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { labels } from './labels.ts';
import { pictureOf, thumbnail } from './picture.ts';
import { price } from './price.ts';

function removeLink(visit: Visit, item: CartItem): Html {
  const texts = messages(visit.locale);
  const href = `${visit.url.origin}${cartPath(visit.locale)}?remove_item=${item.key}&_wpnonce=${createCartNonce(visit)}`;
  const name = itemName(item, visit.locale);
  return html`<a role="button" href="${href}" class="remove remove_from_cart_button" aria-label="${fill(texts.removeItem, { name })}" data-product_id="${item.productId}" data-cart_item_key="${item.key}" data-product_sku="${item.sold.sku}" data-success_message="${fill(texts.itemRemoved, { name })}">&times;</a>`;
}

function itemRow(visit: Visit, item: CartItem): Html {
  const { locale, shop, url } = visit;
  const picture = pictureOf(shop.repository, item.product, item.variation?.pictureId ?? null);
  return html`
			<li class="woocommerce-mini-cart-item mini_cart_item">
				${removeLink(visit, item)}
				<a href="${url.origin}${itemPath(item, locale)}">
					${thumbnail(picture, item.product, locale)}<bdi>${itemName(item, locale)}</bdi>
				</a>
				<span class="quantity">${item.quantity} &times; ${price(item.price)}</span>
			</li>`;
}

const emptyCart = (visit: Visit): Html => html`

	<p class="woocommerce-mini-cart__empty-message">${messages(visit.locale).noProducts}</p>

`;

function fullCart(visit: Visit, cart: Cart): Html {
  const { origin } = visit.url;
  return html`

	<ul class="woocommerce-mini-cart cart_list product_list_widget ">${cart.items.map((item) => itemRow(visit, item))}
	</ul>

	<p class="woocommerce-mini-cart__total total">
		<strong>${labels.subtotalColon}</strong> ${price(cart.subtotal)}
	</p>

	<p class="woocommerce-mini-cart__buttons buttons"><a href="${origin}${cartPath(visit.locale)}" class="button wc-forward">${labels.viewCart}</a><a href="${origin}${checkoutPath(visit.locale)}" class="button checkout wc-forward">${labels.checkout}</a></p>

`;
}

/** Renders the content of `div.widget_shopping_cart_content`. Pages send that element empty; fragments fill it. */
export function miniCart(visit: Visit): Html {
  const cart = computeCart(visit);
  return cart.items.length === 0 ? emptyCart(visit) : fullCart(visit, cart);
}
