import shopTexts from '../../content/texts/shop.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import type { Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';
import { priceRange } from '../shop/prices.ts';
import type { Repository } from '../shop/repository.ts';

const names = shopTexts.orderBy;

export type Order = keyof typeof names;

const isOrder = (value: string): value is Order => Object.hasOwn(names, value);

/** Returns the order that a query asks for; the shop's default order for an unknown value. */
export const orderOf = (value: string | null): Order =>
  value !== null && isOrder(value) ? value : 'menu_order';

export function sortProducts(
  products: readonly Product[],
  order: Order,
  repository: Repository,
): readonly Product[] {
  const price = (product: Product) => priceRange(repository, product).min;
  const compare: Record<Order, (a: Product, b: Product) => number> = {
    menu_order: () => 0,
    rating: (a, b) => b.rating - a.rating,
    date: (a, b) => b.createdAt - a.createdAt,
    price: (a, b) => price(a) - price(b),
    'price-desc': (a, b) => price(b) - price(a),
  };
  return products.toSorted(compare[order]);
}

/** Renders the sort form. A script submits it as soon as an order is chosen; without scripts, the visitor presses the button. */
export function orderForm({ locale, scriptNonce }: PageContext, path: string, order: Order): Html {
  const texts = shopTexts.sorting[locale];
  const options = Object.entries(names).map(
    ([value, name]) =>
      html`<option value="${value}"${value === order && html` selected`}>${name[locale]}</option>`,
  );
  return html`<form class="woocommerce-ordering" method="get" action="${path}">
<select name="orderby" class="orderby" aria-label="${texts.label}">${options}</select>
<button type="submit" class="button">${texts.submit}</button>
</form>
<script nonce="${scriptNonce}">document.querySelector('.woocommerce-ordering').onchange = ({ currentTarget }) => currentTarget.submit();</script>`;
}
