import { fill } from '../content/fill.ts';
import { html } from '../markup/html.ts';
import { type CartItem, computeCart } from './cart.ts';
import { messages } from './messages.ts';
import { availabilityOf, mostOfOne } from './stock.ts';
import { notify, type Visit } from './visit.ts';

/** Says what in the cart can not be had (any more); true when everything can. Run by the cart and checkout pages. */
export function checkCart(visit: Visit): boolean {
  const say = messages(visit.locale);
  const problem = (item: CartItem): string | null => {
    const name = item.product.name[visit.locale];
    if (availabilityOf(item.sold.stock) === 'out') return fill(say.cartGone, { name });
    const limit = Math.min(item.limit ?? mostOfOne, mostOfOne);
    return item.quantity > limit ? fill(say.cartShort, { name, left: limit }) : null;
  };
  const problems = computeCart(visit).items.flatMap((item) => problem(item) ?? []);
  for (const text of problems) notify(visit, 'error', html`${text}`);
  return problems.length === 0;
}
