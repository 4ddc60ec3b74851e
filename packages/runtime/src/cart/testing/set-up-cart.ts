import { fakeTab } from '../../site/testing/fake-browser.ts';
import { testSite } from '../../site/testing/site.ts';
import type { AddRequest } from '../add-plan.ts';
import { type CartListener, type CartOptions, createCart } from '../cart-state.ts';
import { fakeShop } from './fake-shop.ts';

export const mug: AddRequest = { fields: [], productId: '18', quantity: '1' };

const silent: CartListener = {
  adding() {},
  notSent() {},
  added() {},
  removed() {},
  refreshed() {},
  loaded() {},
  failed() {},
};

/**
 * Creates a cart in a visitor's tab of `shop`. `events` lists the names of the cart's events, handlers in `on` receive the events,
 * and `visit` creates the next page's cart.
 */
export function setUp(options: Partial<CartOptions> = {}, shop = fakeShop('new'), tab = fakeTab(shop)) {
  const visit = (listener: Partial<CartListener> = {}) =>
    createCart({
      site: testSite(shop.fetch),
      platform: tab.platform,
      isDisabled: () => false,
      mayAdd: () => true,
      listener: { ...silent, ...listener },
      ...options,
    });
  const events: string[] = [];
  const on: { -readonly [Name in keyof CartListener]?: CartListener[Name] } = {};
  const record = (name: keyof CartListener) => (detail: never) => {
    events.push(name);
    on[name]?.(detail);
  };
  const names = Object.keys(silent) as (keyof CartListener)[];
  const cart = visit(Object.fromEntries(names.map((name) => [name, record(name)])));
  return { cart, shop, tab, events, on, visit, asked: () => shop.requests.map(({ endpoint }) => endpoint) };
}

/** Returns a visitor's cart with a mug, which the tab has cached. */
export async function withMug() {
  const given = setUp();
  await given.cart.add(mug);
  given.shop.requests.length = 0;
  return given;
}
