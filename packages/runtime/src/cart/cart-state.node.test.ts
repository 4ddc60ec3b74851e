import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, InvalidAnswerError, NetworkError, TimeoutError } from '../site/errors.ts';
import { fakeTab } from '../site/testing/fake-browser.ts';
import { CART_LIFETIME } from './cart-cache.ts';
import { fakeShop, html, json } from './testing/fake-shop.ts';
import { mug, setUp, withMug } from './testing/set-up-cart.ts';

const REFRESH = 'get_refreshed_fragments';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('cart: load', () => {
  it('CF-7 the cart is requested once per tab if the cookies name no cart', async () => {
    const { cart, asked, events, visit } = setUp();
    await cart.load();
    expect(asked()).toEqual([REFRESH]);
    expect(events).toEqual(['refreshed']);
    const loaded = vi.fn();
    await visit({ loaded }).load();
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(asked()).toEqual([REFRESH]);
  });

  it('CF-7 a cart whose cookies are hidden from scripts is shown on each page', async () => {
    const given = setUp();
    const { shop, tab, visit, asked } = given;
    tab.platform.cookies = () => 'other=1';
    shop.lines.set('Mug', 3);
    for (const cart of [given.cart, visit()]) {
      await cart.load();
      expect(cart.hash.value).toBe(shop.hash());
      expect(cart.fragments.value['div.widget_shopping_cart_content']).toContain('3 × Mug');
    }
    expect(asked()).toEqual([REFRESH, REFRESH]);
  });

  it('CF-7 the cached copy of an empty cart is not used on a page with a success notice', async () => {
    const { cart, shop, tab, visit } = setUp();
    tab.platform.cookies = () => '';
    await cart.load();
    shop.lines.set('Mug', 1); // added by the product's form, without a script
    tab.platform.hasNotice = () => true;
    const next = visit();
    await next.load();
    expect(next.hash.value).toBe(shop.hash());
  });

  it('CF-7 a cart whose cookie disappeared is not treated as empty until the server has answered', async () => {
    const { shop, tab, visit } = await withMug();
    tab.platform.cookies = () => '';
    const next = visit();
    expect(next.hash.value).toBe(shop.hash());
    shop.lines.clear();
    await next.load();
    expect(next.hash.value).toBe('');
    expect(tab.session.entries().wc_cart_hash_f12e).toBe('');
  });

  it.each([
    ['load waits until the page is idle if the cookies name no cart', '', []],
    ['load asks the server immediately if the cookies name a cart', 'woocommerce_items_in_cart=1', [REFRESH]],
  ])('CF-7 %s', async (_, cookies, atOnce) => {
    const { cart, tab, asked } = setUp();
    let rest = () => {};
    tab.platform.idle = () =>
      new Promise((resolve) => {
        rest = resolve;
      });
    tab.platform.cookies = () => cookies;
    const loaded = cart.load();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked()).toEqual(atOnce);
    rest();
    await loaded;
    expect(asked()).toEqual([REFRESH]);
  });

  it('CF-7 a load that waits for the idle page uses the cart of an add, without another request', async () => {
    const { cart, tab, asked } = setUp();
    let rest = () => {};
    tab.platform.idle = () =>
      new Promise((resolve) => {
        rest = resolve;
      });
    const loaded = cart.load();
    await cart.add(mug);
    rest();
    await loaded;
    expect(asked()).toEqual(['add_to_cart']);
  });

  it('CF-3 the cached cart is shown on the next page without a request', async () => {
    const { shop, visit, asked } = await withMug();
    const loaded = vi.fn();
    const next = visit({ loaded });
    await next.load();
    expect(asked()).toEqual([]);
    expect(next.hash.value).toBe(shop.hash());
    expect(next.fragments.value['div.widget_shopping_cart_content']).toContain('1 × Mug');
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('CF-3 a cart that changed elsewhere is fetched', async () => {
    const { shop, visit, asked } = await withMug();
    shop.lines.set('Mug', 5);
    const next = visit();
    await next.load();
    expect(asked()).toEqual([REFRESH]);
    expect(next.fragments.value['div.widget_shopping_cart_content']).toContain('5 × Mug');
  });

  it('CF-3 the cart loads once per page', async () => {
    const { cart, shop, asked } = setUp();
    shop.lines.set('Mug', 1);
    await Promise.all([cart.load(), cart.load()]);
    await cart.load();
    expect(asked()).toEqual([REFRESH]);
  });

  it.each(['full', 'all'] as const)(
    'CF-6 the cart is requested on each page if storage fails (%s)',
    async (failure) => {
      const given = setUp();
      given.shop.lines.set('Mug', 1);
      given.tab.session.failure = failure;
      for (const cart of [given.visit(), given.visit()]) {
        await cart.load();
        expect(cart.hash.value).toBe(given.shop.hash());
      }
      expect(given.asked()).toEqual([REFRESH, REFRESH]);
    },
  );

  it('CF-6 the cart recovers from a stored "undefined" with one request', async () => {
    const { tab, visit, asked } = await withMug();
    tab.session.setItem('wc_fragments_f12e', 'undefined');
    tab.session.setItem('wc_cart_hash_f12e', 'undefined');
    await visit().load();
    await visit().load();
    expect(asked()).toEqual([REFRESH]);
  });

  it('CF-7 a load during a refresh sends no second request, with storage or without', async () => {
    for (const failure of [undefined, 'all'] as const) {
      const { cart, shop, tab, asked } = setUp();
      if (failure) tab.session.failure = failure;
      shop.lines.set('Mug', 1);
      const release = shop.holdNext(REFRESH);
      const refreshed = cart.refresh();
      await vi.waitFor(() => expect(asked()).toHaveLength(1));
      const loaded = cart.load();
      release();
      await Promise.all([refreshed, loaded]);
      await cart.load();
      expect(asked()).toEqual([REFRESH]);
      expect(cart.hash.value).toBe(shop.hash());
    }
  });

  it('CF-6 a load during an add shows the cart of the add, without another request', async () => {
    const { cart, shop, tab, asked, events } = setUp();
    tab.session.failure = 'all';
    shop.lines.set('Poster', 1);
    const release = shop.holdNext('add_to_cart');
    const added = cart.add(mug);
    const loaded = cart.load();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    release();
    await Promise.all([added, loaded]);
    expect(asked()).toEqual(['add_to_cart']);
    expect(events).toEqual(['adding', 'added']);
  });

  it('CF-6 a load after a failed add asks the server', async () => {
    const { cart, shop, tab, asked } = setUp();
    tab.session.failure = 'all';
    shop.lines.set('Poster', 1);
    shop.answerNext('add_to_cart', () => html('x', 500));
    const added = cart.add(mug);
    const loaded = cart.load();
    await expect(added).rejects.toThrow(HttpError);
    await loaded;
    expect(asked()).toEqual(['add_to_cart', REFRESH]);
    expect(cart.hash.value).toBe(shop.hash());
  });

  it('CF-3 a load does not overwrite the server’s cart with an older cached copy', async () => {
    const { shop, visit } = await withMug();
    const next = visit();
    await next.add(mug);
    await next.load();
    expect(next.hash.value).toBe(shop.hash());
    expect(shop.requests).toHaveLength(1);
  });

  it('CF-4 a cached cart that is shown is fetched again when its 24 hours are over', async () => {
    const { visit, asked } = await withMug();
    await vi.advanceTimersByTimeAsync(1000);
    const next = visit();
    await next.load();
    await vi.advanceTimersByTimeAsync(CART_LIFETIME - 2000);
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked()).toContain(REFRESH);
  });

  it('CF-4 an empty cart never expires', async () => {
    const { cart, asked } = setUp();
    await cart.refresh();
    await vi.advanceTimersByTimeAsync(2 * CART_LIFETIME);
    expect(asked()).toEqual([REFRESH]);
  });
});

describe('cart: refresh', () => {
  it('CF-7 concurrent refreshes share one request', async () => {
    const { cart, asked, events } = setUp();
    await Promise.all([cart.refresh(), cart.refresh(), cart.refresh()]);
    expect(asked()).toEqual([REFRESH]);
    expect(events).toEqual(['refreshed']);
  });

  it.each<[string, () => Response | Promise<Response>, unknown]>([
    ['status 500', () => html('x', 500), HttpError],
    ['HTML', () => html('<html>'), InvalidAnswerError],
    ['-1', () => html('-1'), InvalidAnswerError],
    ['an empty body', () => html(''), InvalidAnswerError],
    ['success without fragments', () => json({ success: true }), InvalidAnswerError],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), NetworkError],
  ])(
    'CF-2 a refresh that is answered with %s fires the failure event, changes nothing else, and does not reject',
    async (_, answer, error) => {
      const { cart, shop, tab, on } = await withMug();
      const stored = tab.session.entries();
      const hash = cart.hash.value;
      const failed = vi.fn();
      on.failed = failed;
      shop.answerNext(REFRESH, answer);
      await cart.refresh();
      expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(error);
      expect(cart.hash.value).toBe(hash);
      expect(tab.session.entries()).toEqual(stored);
    },
  );

  it('CF-1 a refresh gives up after 5000 ms, and the next refresh sends a new request', async () => {
    const { cart, shop, asked, on } = setUp();
    const failed = vi.fn();
    on.failed = failed;
    shop.answerNext(REFRESH, () => new Promise(() => {}));
    const slow = cart.refresh();
    await vi.advanceTimersByTimeAsync(5001);
    await slow;
    expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(TimeoutError);
    await cart.refresh();
    expect(asked()).toEqual([REFRESH, REFRESH]);
  });

  it('CF-1 the cart is fetched once more if it changed during a refresh', async () => {
    const { cart, shop, asked } = setUp();
    const release = shop.holdNext(REFRESH);
    const first = cart.refresh();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    cart.invalidate();
    cart.invalidate();
    shop.lines.set('Mug', 3);
    release();
    await first;
    expect(asked()).toEqual([REFRESH, REFRESH]);
    expect(cart.fragments.value['div.widget_shopping_cart_content']).toContain('3 × Mug');
  });

  it('RT-18 a running refresh is aborted when the page stops: nothing is shown, emitted or stored', async () => {
    const stopped = new AbortController();
    const { cart, shop, tab, events } = setUp({ signal: stopped.signal });
    shop.lines.set('Mug', 1);
    const release = shop.holdNext(REFRESH);
    const refreshed = cart.refresh();
    cart.invalidate();
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1));
    stopped.abort();
    expect(shop.requests[0]?.request.signal.aborted).toBe(true);
    release();
    await refreshed;
    expect(shop.requests).toHaveLength(1);
    expect(events).toEqual([]);
    expect(cart.fragments.value).toEqual({});
    expect(tab.session.entries()).toEqual({});
  });

  it('CF-1 an older refresh never overwrites the answer to a newer change', async () => {
    const { cart, shop, events } = setUp();
    const release = shop.holdNext(REFRESH);
    const refreshed = cart.refresh();
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1));
    await cart.add(mug);
    release();
    await refreshed;
    expect(cart.hash.value).toBe(shop.hash());
    expect(cart.fragments.value['div.widget_shopping_cart_content']).toContain('1 × Mug');
    expect(events).toEqual(['adding', 'added']);
  });

  it('CF-1 a refresh waits for the changes that were queued before it', async () => {
    const { cart, shop, asked } = setUp();
    const release = shop.holdNext('add_to_cart');
    const added = cart.add(mug);
    const refreshed = cart.refresh();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    release();
    await Promise.all([added, refreshed]);
    expect(asked()).toEqual(['add_to_cart', REFRESH]);
  });
});

describe('cart: other tabs and scripts', () => {
  it('CF-5 another tab’s change is fetched once, and the tabs do not answer each other forever', async () => {
    const shop = fakeShop('new');
    const here = setUp({}, shop);
    const there = setUp({}, shop, fakeTab(shop, here.tab.local));
    await here.cart.add(mug);
    shop.requests.length = 0;
    there.cart.noticeStorage('wc_cart_hash_f12e');
    await vi.waitFor(() => expect(there.events).toEqual(['refreshed']));
    expect(there.cart.hash.value).toBe(shop.hash());
    here.cart.noticeStorage('wc_cart_hash_f12e');
    await vi.advanceTimersByTimeAsync(100);
    expect(here.events).toEqual(['adding', 'added']);
  });

  it.each(['other', 'wc_fragments_f12e', null])('CF-5 the cart ignores the storage key %j', async (key) => {
    const { cart, tab, asked } = setUp();
    tab.local.setItem('wc_cart_hash_f12e', 'new');
    cart.noticeStorage(key);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked()).toEqual([]);
  });

  it('RT-13 the cart is refreshed when its page returns from the back/forward cache', async () => {
    const { cart, asked } = await withMug();
    cart.recheck();
    await vi.waitFor(() => expect(asked()).toEqual([REFRESH]));
  });

  it('RT-13 an empty cart is refreshed too, because its cookie may be hidden from scripts', async () => {
    const { cart, shop } = setUp();
    await cart.load();
    shop.lines.set('Mug', 1);
    cart.recheck();
    await vi.waitFor(() => expect(cart.hash.value).toBe(shop.hash()));
  });

  it('RT-12 a foreign script’s cart is shown, even if an older refresh is answered later', async () => {
    const { cart, shop, tab } = setUp();
    const release = shop.holdNext(REFRESH);
    const refreshed = cart.refresh();
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1));
    cart.adopt({ fragments: { '.x': '<b class="x"></b>' }, hash: 'foreign' });
    release();
    await refreshed;
    expect(cart.hash.value).toBe('foreign');
    expect(tab.session.entries().wc_cart_hash_f12e).toBe('foreign');
  });

  it('MC-1 each foreign add that does not end counts as pending for 10 s', async () => {
    const { cart } = setUp();
    cart.noticeAdding();
    await vi.advanceTimersByTimeAsync(5_000);
    cart.noticeAdding();
    const running = () => [cart.pending.value, cart.adding.value];
    expect(running()).toEqual([2, 2]);
    cart.noticeAdded();
    expect(running()).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(running()).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(running()).toEqual([0, 0]);
    cart.noticeAdded();
    expect(running()).toEqual([0, 0]);
  });
});
