import { computeCart } from '../shop/cart.ts';
import { cartPath } from '../shop/links.ts';
import { messages } from '../shop/messages.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { price } from './price.ts';

/** Post id of the builder's header document, and element id of the menu cart in that document. */
export const headerTemplateId = 11;
export const menuCartElementId = '5d1c2a7';

const icon = html`<svg class="e-font-icon-svg e-eicon-cart-medium" aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2"><path d="M3 4h2l2.4 11.2a1 1 0 0 0 1 .8h8.9a1 1 0 0 0 1-.8L20.5 8H6" /><circle cx="9.5" cy="20" r="1.4" /><circle cx="17" cy="20" r="1.4" /></svg>`;

/** Renders the toggle of the menu cart, with the count and the sum. A fragment replaces it when the cart changes. */
export function menuCartToggle(visit: Visit): Html {
  const texts = messages(visit.locale);
  const cart = computeCart(visit);
  return html`<div class="elementor-menu-cart__toggle elementor-button-wrapper">
			<a id="elementor-menu-cart__toggle_button" href="${visit.url.origin}${cartPath(visit.locale)}" class="elementor-menu-cart__toggle_button elementor-button elementor-size-sm" aria-expanded="false">
				<span class="elementor-button-text">${price(cart.subtotal)}</span>
				<span class="elementor-button-icon">
					<span class="elementor-button-icon-qty" data-counter="${cart.count}">${cart.count}</span>
					${icon}
					<span class="elementor-screen-only">${texts.viewYourCart}</span>
				</span>
			</a>
		</div>`;
}

/**
 * Returns the menu cart's fragments as a map from selector to outer HTML; an empty map if `templates` does not contain the
 * header document.
 */
export function menuCartFragments(
  visit: Visit,
  templates: readonly string[],
): Readonly<Record<string, string>> {
  if (!templates.includes(String(headerTemplateId))) return {};
  return {
    [`div.elementor-element-${menuCartElementId} div.elementor-menu-cart__toggle`]:
      menuCartToggle(visit).toString(),
  };
}
