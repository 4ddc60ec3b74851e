import { fillCount } from '../content/fill.ts';
import { computeCart } from '../shop/cart.ts';
import { cartPath } from '../shop/links.ts';
import { messages } from '../shop/messages.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { miniCart } from './mini-cart.ts';
import { price } from './price.ts';

/**
 * Returns the cart fragments of the shop and its theme as a map from selector to outer HTML. The theme's fragments start with
 * tabs.
 */
export const cartFragments = (visit: Visit): Readonly<Record<string, string>> => ({
  'div.widget_shopping_cart_content':
    html`<div class="widget_shopping_cart_content">${miniCart(visit)}</div>`.toString(),
  'a.cart-contents': cartContents(visit).toString(),
  'a.footer-cart-contents': footerCartContents(visit).toString(),
});

/** Renders the theme's cart link in the header, with the sum after discounts. The whitespace around it is as in the theme. */
export function cartContents(visit: Visit): Html {
  const texts = messages(visit.locale);
  const cart = computeCart(visit);
  return html`			<a class="cart-contents" href="${visit.url.origin}${cartPath(visit.locale)}" title="${texts.viewYourCart}">
								${price(cart.subtotal - cart.discount)} <span class="count">${fillCount(texts.items, cart.count)}</span>
			</a>
		`;
}

/** Renders the theme's cart link in the footer bar. */
function footerCartContents(visit: Visit): Html {
  const texts = messages(visit.locale);
  const { count } = computeCart(visit);
  return html`			<a class="footer-cart-contents" href="${visit.url.origin}${cartPath(visit.locale)}" aria-label="${texts.viewYourCart}"><span class="count">${count}</span></a>
		`;
}
