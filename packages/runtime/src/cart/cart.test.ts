import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $, putJQueryOnPage } from '../host-page/testing/jquery.ts';
import { testSite } from '../site/testing/site.ts';
import { start, stop } from '../start.ts';
import { testController } from '../testing/test-signal.ts';
import type { AddRequest } from './add-plan.ts';
import { cart, connectCart } from './cart.ts';
import { fakeShop, html } from './testing/fake-shop.ts';

const mug: AddRequest = { fields: [], productId: '18', quantity: '1' };
const REFRESH = 'get_refreshed_fragments';
const EVENTS = [
  'should_send_ajax_request.adding_to_cart',
  'ajax_request_not_sent.adding_to_cart',
  'adding_to_cart',
  'added_to_cart',
  'removed_from_cart',
  'wc_cart_button_updated',
  'wc_fragments_loaded',
  'wc_fragments_refreshed',
  'wc_fragments_ajax_error',
];

let controller: AbortController;

function forget(name: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the contract is with document.cookie
  document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
}

function setUp(isDisabled = () => false) {
  const shop = fakeShop('new');
  const state = connectCart(testSite(shop.fetch), isDisabled, controller.signal);
  const asked = () => shop.requests.map(({ endpoint }) => endpoint);
  return { shop, state, asked };
}

/** Records the events that page scripts receive on the body, with the mini-cart's text at that moment. */
function listen() {
  const heard: { name: string; args: unknown[]; shown: string }[] = [];
  const shown = () => document.querySelector('.widget_shopping_cart_content')?.textContent ?? '';
  for (const name of EVENTS) {
    $(document.body).on(name, (_, ...args) => {
      heard.push({ name, args, shown: shown() });
    });
  }
  return { heard, names: () => heard.map(({ name }) => name) };
}

beforeEach(() => {
  controller = testController();
  document.body.innerHTML = '<div class="widget_shopping_cart_content"></div><button>add</button>';
  putJQueryOnPage($);
});
afterEach(() => {
  for (const name of ['woocommerce_cart_hash', 'woocommerce_items_in_cart']) forget(name);
});

describe("the page's cart: events for other scripts", () => {
  it('RT-12 the cart fires the original’s events for an add, in the original order and with the original arguments', async () => {
    const { shop, state } = setUp();
    const { heard, names } = listen();
    const button = document.querySelector('button') ?? undefined;
    await state.add(mug, button);
    expect(names()).toEqual([
      'should_send_ajax_request.adding_to_cart',
      'adding_to_cart',
      'added_to_cart',
      'wc_cart_button_updated',
      'wc_fragments_loaded',
    ]);
    const [, adding, added, updated, loaded] = heard;
    expect(first(adding?.args[0])).toBe(button);
    expect(adding?.args[1]).toMatchObject({ product_id: '18' });
    expect(added?.args.slice(0, 2)).toEqual([state.fragments.value, shop.hash()]);
    expect(first(added?.args[2])).toBe(button);
    expect([added?.shown, updated?.shown, loaded?.shown]).toEqual(['', '', '1 × Mug']);
  });

  it('AC-1 a page script’s handler can veto an add or change the data to send', async () => {
    const { shop, state } = setUp();
    const { names } = listen();
    $(document.body).on('adding_to_cart', (_, __, data) => {
      (data as Record<string, unknown>).quantity = 3;
    });
    await state.add(mug);
    expect(shop.lines.get('Mug')).toBe(3);
    $(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
    expect(await state.add(mug)).toEqual({ kind: 'vetoed' });
    expect(names().at(-1)).toBe('ajax_request_not_sent.adding_to_cart');
    expect(shop.requests).toHaveLength(1);
  });

  it('RT-12 the cart fires the original’s events when a line is removed', async () => {
    const { state } = setUp();
    await state.add(mug);
    const { names, heard } = listen();
    await state.remove('Mug');
    expect(names()).toEqual(['removed_from_cart', 'wc_fragments_loaded']);
    expect(heard[0]?.args[1]).toBe('');
  });

  it('CF-1, CF-2 the cart fires an event when a refresh succeeds or fails, and none for a successful answer without a cart', async () => {
    const { shop, state } = setUp();
    const { names } = listen();
    await state.refresh();
    shop.answerNext(REFRESH, () => html('x', 500));
    await state.refresh();
    for (const body of ['<html>', '-1', '']) {
      shop.answerNext(REFRESH, () => html(body));
      await state.refresh();
    }
    expect(names()).toEqual(['wc_fragments_refreshed', 'wc_fragments_ajax_error']);
  });

  it('RT-12 the cart fires its events natively if the page has no jQuery', async () => {
    putJQueryOnPage(undefined);
    const { state } = setUp();
    const names: string[] = [];
    for (const name of EVENTS) {
      document.body.addEventListener(name, () => names.push(name), { signal: controller.signal });
    }
    await state.add(mug);
    expect(names).toEqual([
      'should_send_ajax_request.adding_to_cart',
      'adding_to_cart',
      'added_to_cart',
      'wc_cart_button_updated',
      'wc_fragments_loaded',
    ]);
  });
});

describe("the page's cart: events of other scripts", () => {
  it.each(['wc_fragment_refresh', 'updated_wc_div'])('CF-1 the event %s refreshes the cart', async (name) => {
    const { asked } = setUp();
    $(document.body).trigger(name);
    document.body.dispatchEvent(new CustomEvent(name));
    await vi.waitFor(() => expect(asked()).toEqual([REFRESH]));
  });

  it('RT-12 the cart in another script’s add event is shown without a request', async () => {
    const { state, asked } = setUp();
    const fragments = {
      'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">7</div>',
    };
    $(document.body).trigger('added_to_cart', [fragments, 'f00']);
    expect(state.hash.value).toBe('f00');
    expect(document.querySelector('.widget_shopping_cart_content')?.textContent).toBe('7');
    expect(sessionStorage.getItem('wc_cart_hash_f12e')).toBe('f00');
    expect(asked()).toEqual([]);
  });

  it('RT-29 a cart that another script fetched and stored is shown if the cookies name it', () => {
    const { state, asked } = setUp();
    const fragments = { 'div.widget_shopping_cart_content': '<div>7</div>' };
    sessionStorage.setItem('wc_fragments_f12e', JSON.stringify(fragments));
    sessionStorage.setItem('wc_cart_hash_f12e', 'f00');
    sessionStorage.setItem('wc_cart_created', String(Date.now()));
    $(document.body).trigger('wc_fragments_refreshed');
    expect(state.answers.value).toBe(0);
    // biome-ignore lint/suspicious/noDocumentCookie: the contract is with document.cookie
    document.cookie = 'woocommerce_cart_hash=f00; path=/';
    $(document.body).trigger('wc_fragments_refreshed');
    expect([state.hash.value, state.fragments.value, state.answers.value]).toEqual(['f00', fragments, 1]);
    expect(asked()).toEqual([]);
  });

  it.each(['jQuery', 'native'])(
    'MC-1 an add by a script of the shop (%s) is counted when it begins and when it succeeds',
    (kind) => {
      const { state, asked } = setUp();
      const fire = (name: string, args: unknown[]) =>
        kind === 'jQuery'
          ? $(document.body).trigger(name, args)
          : document.body.dispatchEvent(new CustomEvent(name, { detail: args }));
      const counts = () => [state.adding.value, state.pending.value, state.lastAdded.value];
      const shownAtAdd: (string | null)[] = [];
      state.lastAdded.subscribe((added) => {
        if (added > 0)
          shownAtAdd.push(document.querySelector('.widget_shopping_cart_content')?.textContent ?? null);
      });
      fire('adding_to_cart', [$(document.body), { product_id: '18' }]);
      expect(counts()).toEqual([1, 1, 0]);
      const fragments = {
        'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">7</div>',
      };
      fire('added_to_cart', [fragments, 'f00', $(document.body)]);
      expect(counts()).toEqual([0, 0, 1]);
      expect(shownAtAdd).toEqual(['7']);
      expect(state.fragments.value).toEqual(fragments);
      fire('removed_from_cart', [fragments, 'f01', $(document.body)]);
      expect(counts()).toEqual([0, 0, 1]);
      expect(asked()).toEqual([]);
    },
  );

  it('RT-29 an add by the cart itself is counted once, although the cart fires the events of the shop’s script', async () => {
    const { state, asked } = setUp();
    const add = state.add(mug, document.querySelector('button') ?? undefined);
    expect([state.adding.value, state.pending.value, state.lastAdded.value]).toEqual([1, 1, 0]);
    await add;
    expect([state.adding.value, state.pending.value, state.lastAdded.value]).toEqual([0, 0, 1]);
    expect(asked()).toEqual(['add_to_cart']);
  });

  it('MC-2 another script’s add whose event has no cart is counted when the server has answered', async () => {
    const { shop, state } = setUp();
    const release = shop.holdNext(REFRESH);
    $(document.body).trigger('adding_to_cart', []);
    $(document.body).trigger('added_to_cart', []);
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1));
    expect([state.pending.value, state.lastAdded.value]).toEqual([1, 0]);
    release();
    await vi.waitFor(() => expect([state.pending.value, state.lastAdded.value]).toEqual([0, 1]));
  });

  it.each<[string, unknown[]]>([
    ['no arguments', []],
    ['undefined arguments', [undefined, undefined, undefined]],
    ['fragments that are not a map', ['text', 'f00']],
    ['fragments that are not texts', [{ a: 1 }, 'f00']],
    ['no hash', [{ a: 'b' }]],
  ])('CF-9 a foreign add with %s refreshes the cart, and "undefined" is never stored', async (_, args) => {
    const { asked } = setUp();
    $(document.body).trigger('added_to_cart', args);
    await vi.waitFor(() => expect(asked()).toEqual([REFRESH]));
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('undefined');
  });

  it('CF-5 the cart is fetched once after a change by a WooCommerce block', async () => {
    const { state, asked } = setUp();
    const before = state.lastAdded.value;
    document.body.dispatchEvent(
      new CustomEvent('wc-blocks_added_to_cart', { bubbles: true, detail: { preserveCartData: false } }),
    );
    await vi.waitFor(() => expect(state.lastAdded.value).toBe(before + 1));
    document.body.dispatchEvent(new CustomEvent('wc-blocks_removed_from_cart', { bubbles: true }));
    await vi.waitFor(() => expect(asked()).toEqual([REFRESH, REFRESH]));
    expect(state.lastAdded.value).toBe(before + 1);
  });

  it.each(['before', 'after'])(
    'CF-5 the cart ignores a block’s event that repeats a jQuery event, if the block listens %s the cart',
    async (time) => {
      const repeat = () =>
        $(document.body).on('added_to_cart', () => {
          document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true }));
        });
      if (time === 'before') repeat();
      const { shop, state, asked } = setUp();
      if (time === 'after') repeat();
      await state.add(mug);
      $(document.body).trigger('added_to_cart', [{ div: 'x' }, shop.hash()]);
      // Requests are sent in turn, so a wrong one would precede this one.
      await state.add(mug);
      expect(asked()).toEqual(['add_to_cart', 'add_to_cart']);
      expect(state.lastAdded.value).toBe(3);
    },
  );

  it('CF-5 the cart fires the blocks’ events for its own changes if the page has no jQuery', async () => {
    putJQueryOnPage(undefined);
    const { state, asked } = setUp();
    const fired: string[] = [];
    for (const name of ['adding_to', 'added_to', 'removed_from'])
      document.body.addEventListener(`wc-blocks_${name}_cart`, ({ type }) => fired.push(type), {
        signal: controller.signal,
      });
    await state.add(mug);
    await state.remove('Mug');
    expect(fired).toEqual([
      'wc-blocks_adding_to_cart',
      'wc-blocks_added_to_cart',
      'wc-blocks_removed_from_cart',
    ]);
    expect(asked()).toEqual(['add_to_cart', 'remove_from_cart']);
  });

  it('CF-5 the cart is fetched after another tab has changed it', async () => {
    const { asked } = setUp();
    localStorage.setItem('wc_cart_hash_f12e', 'f00');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'wc_cart_hash_f12e' }));
    await vi.waitFor(() => expect(asked()).toEqual([REFRESH]));
  });

  it('RT-13 the cart is refreshed when its page returns from the back/forward cache, and only then', async () => {
    const { state, asked } = setUp();
    await state.add(mug);
    window.dispatchEvent(pageShow(false));
    window.dispatchEvent(pageShow(true));
    await vi.waitFor(() => expect(asked()).toEqual(['add_to_cart', REFRESH]));
  });

  it('RT-18 a disconnected cart ignores events and fetches nothing', async () => {
    const { state, asked } = setUp();
    controller.abort();
    $(document.body).trigger('wc_fragment_refresh');
    window.dispatchEvent(new StorageEvent('storage', { key: 'wc_cart_hash_f12e' }));
    await state.refresh();
    expect(asked()).toEqual([]);
  });
});

describe("the page's cart", () => {
  it('AC-5 an add in edit mode asks no page script and sends nothing', async () => {
    const { state, asked } = setUp(() => true);
    const { names } = listen();
    expect(await state.add(mug)).toEqual({ kind: 'vetoed' });
    expect(names()).toEqual([]);
    expect(asked()).toEqual([]);
  });

  it('RT-11 cart() returns one cart for all islands', () => {
    expect(cart()).toBe(cart());
  });
});

/** Returns the element in a jQuery set. */
function first(set: unknown): unknown {
  return (set as ArrayLike<unknown> | undefined)?.[0];
}

function pageShow(persisted: boolean): Event {
  return Object.assign(new Event('pageshow'), { persisted });
}

describe('the cart of a page that is stopped', () => {
  it('RT-18 after stop() the cart fetches nothing and leaves the page alone; a page that starts again has another cart', async () => {
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        Response.json({ fragments: { button: '<b>changed</b>' }, cart_hash: 'a' }),
      );
    start();
    const before = cart();
    const refreshing = before.refresh();
    stop();
    await refreshing;
    document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh'));
    document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: [{ button: '<b>x</b>' }, 'b'] }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await before.refresh();
    expect(fetch).not.toHaveBeenCalled();
    expect(document.querySelector('button')?.textContent).toBe('add');
    start();
    expect(cart()).not.toBe(before);
    stop();
    fetch.mockRestore();
  });
});
