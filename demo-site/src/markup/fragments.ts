import type { Visit } from '../shop/visit.ts';
import { cartContents, footerCartContents } from './cart-contents.ts';
import { html } from './html.ts';
import { miniCart } from './mini-cart.ts';

/** Selector → outer HTML, as the shop and its theme send them: the theme's start with tabs. */
export const cartFragments = (visit: Visit): Readonly<Record<string, string>> => ({
  'div.widget_shopping_cart_content':
    html`<div class="widget_shopping_cart_content">${miniCart(visit)}</div>`.toString(),
  'a.cart-contents': cartContents(visit).toString(),
  'a.footer-cart-contents': footerCartContents(visit).toString(),
});
