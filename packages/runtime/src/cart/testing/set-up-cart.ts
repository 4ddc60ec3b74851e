import { fakeTab } from '../../site/testing/fake-browser.ts';
import { testSite } from '../../site/testing/site.ts';
import type { AddRequest } from '../add-plan.ts';
import { type CartEvents, type CartOptions, createCart } from '../cart-state.ts';
import { fakeShop } from './fake-shop.ts';

export const mug: AddRequest = { fields: [], productId: '18', quantity: '1' };

/** A cart in a tab of a visitor of `shop`; `visit` makes the next page's. */
export function setUp(options: Partial<CartOptions> = {}, shop = fakeShop('new'), tab = fakeTab(shop)) {
  const visit = () =>
    createCart({
      site: testSite(shop.fetch),
      platform: tab.platform,
      isDisabled: () => false,
      mayAdd: () => true,
      ...options,
    });
  const cart = visit();
  const events: string[] = [];
  const names: (keyof CartEvents)[] = [
    'adding',
    'notSent',
    'added',
    'removed',
    'refreshed',
    'loaded',
    'failed',
  ];
  for (const name of names) cart.on(name, () => events.push(name));
  return { cart, shop, tab, events, visit, asked: () => shop.requests.map(({ endpoint }) => endpoint) };
}

/** A visitor with a mug in the cart, whose tab has it cached. */
export async function withMug() {
  const given = setUp();
  await given.cart.add(mug);
  given.shop.requests.length = 0;
  return given;
}
