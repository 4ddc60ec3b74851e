import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, InvalidAnswerError, NetworkError } from '../site/errors.ts';
import { fakeTab } from '../site/testing/fake-browser.ts';
import type { AddRequest } from './add-plan.ts';
import { fakeShop, html, json } from './testing/fake-shop.ts';
import { mug, setUp, withMug } from './testing/set-up-cart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('cart: add', () => {
  it('AC-1 cart.add adds a product, caches the cart and emits events', async () => {
    const { cart, shop, tab, events } = setUp();
    const outcome = cart.add(mug);
    expect(cart.adding.value).toBe(1);
    expect(cart.pending.value).toBe(1);
    expect(await outcome).toEqual({ kind: 'added' });
    expect([cart.adding.value, cart.pending.value]).toEqual([0, 0]);
    expect(cart.lastAdded.value).toBe(1);
    expect(cart.hash.value).toBe(shop.hash());
    expect(tab.session.entries().wc_cart_hash_f12e).toBe(shop.hash());
    expect(events).toEqual(['adding', 'added']);
  });

  it("RT-7 a throwing subscriber of one island does not reject another island's add", async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { cart } = setUp();
    for (const count of [cart.lastAdded, cart.adding, cart.pending, cart.hash, cart.answers]) {
      let isFirst = true;
      count.subscribe(() => {
        if (!isFirst) throw new Error('broken subscriber');
        isFirst = false;
      });
    }
    expect(await cart.add(mug)).toEqual({ kind: 'added' });
    expect(cart.pending.value).toBe(0);
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });

  it('RT-18 an add that runs when the page is stopped is only stored, for the next page, and waiting adds are not sent', async () => {
    const stopped = new AbortController();
    const { cart, shop, tab, asked, events } = setUp({ signal: stopped.signal });
    const release = shop.holdNext('add_to_cart');
    const first = cart.add(mug);
    const second = cart.add(mug);
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    stopped.abort();
    release();
    await expect(first).rejects.toThrow(/abort/i);
    await expect(second).rejects.toThrow(/abort/i);
    expect([cart.lastAdded.value, cart.answers.value, cart.fragments.value]).toEqual([0, 0, {}]);
    expect(tab.session.entries().wc_cart_hash_f12e).toBe(shop.hash());
    await cart.refresh();
    cart.invalidate();
    await vi.advanceTimersByTimeAsync(86_400_001);
    expect(asked()).toEqual(['add_to_cart']);
    expect(events).toEqual(['adding', 'adding']);
  });

  it('AC-2 the cart runs adds and removes in one queue, in the order of the calls', async () => {
    const { cart, shop, asked } = setUp();
    const release = shop.holdNext('add_to_cart');
    const both = Promise.all([cart.add(mug), cart.remove('Mug'), cart.add({ ...mug, quantity: '2' })]);
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    expect([cart.pending.value, cart.adding.value]).toEqual([3, 2]);
    release();
    expect(await both).toEqual([{ kind: 'added' }, 'removed', { kind: 'added' }]);
    expect(asked()).toEqual(['add_to_cart', 'remove_from_cart', 'add_to_cart']);
    expect(Object.fromEntries(shop.lines)).toEqual({ Mug: 2 });
  });

  it.each<[string, () => Response | Promise<Response>, unknown]>([
    ['status 500', () => html('x', 500), HttpError],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), NetworkError],
  ])('AC-3 an add rejects after %s, and the queue continues', async (_, answer, error) => {
    const { cart, shop } = setUp();
    shop.answerNext('add_to_cart', answer);
    const failing = cart.add(mug);
    const next = cart.add(mug);
    await expect(failing).rejects.toBeInstanceOf(error);
    expect(await next).toEqual({ kind: 'added' });
    expect([cart.pending.value, cart.adding.value]).toEqual([0, 0]);
    expect(cart.lastAdded.value).toBe(1);
    expect(shop.lines.get('Mug')).toBe(1);
  });

  const bodies = ['', '0', '-1', '<html>', 'Notice: x {"fragments":', '{"success":true}'];
  it.each(bodies)(
    'AC-3 an add answered with %j and status 200 is unclear, not a failure that calls for another try',
    async (body) => {
      const { cart, shop, asked } = setUp();
      shop.answerNext('add_to_cart', () => html(body));
      expect(await cart.add(mug)).toEqual({ kind: 'unclear', failure: expect.any(InvalidAnswerError) });
      expect([cart.pending.value, cart.adding.value, cart.lastAdded.value]).toEqual([0, 0, 0]);
      expect(asked()).toEqual(['add_to_cart', 'get_refreshed_fragments']);
    },
  );

  it.each([
    ['no cart either', () => html('')],
    ['status 500', () => html('x', 500)],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'AC-3 the cookie decides whether a product was added after an unreadable answer, followed by %s',
    async (_, answer) => {
      for (const isAdded of [true, false]) {
        const { cart, shop } = setUp();
        shop.answerNext('add_to_cart', () => {
          if (isAdded) shop.lines.set('Mug', 1);
          return html('Notice: x');
        });
        shop.answerNext('get_refreshed_fragments', answer);
        expect((await cart.add(mug)).kind).toBe(isAdded ? 'added' : 'unclear');
        expect(cart.lastAdded.value).toBe(isAdded ? 1 : 0);
      }
    },
  );

  it.each<[string, () => Response | Promise<Response>, unknown]>([
    ['a lost answer', () => Promise.reject(new TypeError('Failed to fetch')), NetworkError],
    ['an answer that is invalid', () => html('<p>Thank you</p>'), InvalidAnswerError],
  ])('AC-6 after %s, the server’s cart shows that the product was added', async (_, answer, error) => {
    const { cart, shop, events, asked } = setUp();
    shop.answerNext('add_to_cart', () => {
      shop.lines.set('Mug', 1);
      return answer();
    });
    expect(await cart.add(mug)).toEqual({ kind: 'added', failure: expect.any(error) });
    expect([cart.lastAdded.value, cart.hash.value]).toEqual([1, shop.hash()]);
    expect(events).toEqual(['adding', 'added']);
    expect(asked()).toEqual(['add_to_cart', 'get_refreshed_fragments']);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['status 500', () => html('x', 500)],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('AC-3 cart.add returns "unreachable" after %s if the cart cannot be fetched', async (_, answer) => {
    const { cart, shop, events } = await withMug();
    const { value } = cart.hash;
    shop.answerNext('add_to_cart', answer);
    shop.answerNext('get_refreshed_fragments', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await cart.add(mug)).toEqual({ kind: 'unreachable', failure: expect.any(Error) });
    expect([cart.lastAdded.value, cart.hash.value, cart.pending.value]).toEqual([1, value, 0]);
    expect(events).toEqual(['adding', 'added', 'adding']);
  });

  it.each([true, false])(
    'AC-3 a failed add is not confused with the add before it in the queue; scripts see the cookies: %s',
    async (seesCookies) => {
      const shop = fakeShop('new');
      const { cart } = setUp({}, shop, fakeTab(seesCookies ? shop : { cookies: () => '' }));
      const first = cart.add(mug);
      const second = cart.add({ ...mug, productId: '19' });
      shop.answerNext('add_to_cart', () => {
        shop.lines.set('Mug', 1);
        shop.answerNext('add_to_cart', () => html('x', 500));
        return json({ fragments: {}, cart_hash: shop.hash() });
      });
      expect(await first).toEqual({ kind: 'added' });
      await expect(second).rejects.toBeInstanceOf(HttpError);
      expect(cart.lastAdded.value).toBe(1);
    },
  );

  it('AC-3 a refused add changes nothing', async () => {
    const { cart, shop, events } = setUp();
    shop.answerNext('add_to_cart', () => json({ error: true, product_url: '/product/mug/' }));
    expect(await cart.add(mug)).toEqual({ kind: 'refused', url: '/product/mug/' });
    expect(events).toEqual(['adding']);
    expect([cart.adding.value, cart.lastAdded.value]).toEqual([0, 0]);
  });

  it('AC-1 an add sends data that listeners change, even while it waits in the queue', async () => {
    const { cart, shop, on } = setUp();
    const release = shop.holdNext('add_to_cart');
    const first = cart.add(mug);
    let live: Record<string, unknown> = {};
    on.adding = ({ data }) => {
      data.source = 'banner';
      live = data;
    };
    const second = cart.add(mug);
    live.quantity = 4;
    release();
    await Promise.all([first, second]);
    expect(shop.requests[1]?.fields.get('source')).toBe('banner');
    expect(Object.fromEntries(shop.lines)).toEqual({ Mug: 5 });
  });

  it('AC-6 an add through the form counts as added even if it restores the cart that was shown before', async () => {
    const { cart, shop } = await withMug();
    shop.lines.clear();
    const grouped: AddRequest = {
      fields: [['quantity[18]', '1']],
      productId: '83',
      quantity: '',
      grouped: true,
    };
    expect(await cart.add(grouped)).toEqual({ kind: 'added' });
  });

  it.each<[string, (tab: ReturnType<typeof fakeTab>) => void]>([
    ['readable', () => {}],
    [
      'hidden from scripts',
      ({ platform }) => {
        platform.cookies = () => 'other=1';
      },
    ],
    [
      'forbidden',
      ({ platform }) => {
        platform.cookies = () => {
          throw new DOMException('no', 'SecurityError');
        };
      },
    ],
  ])('AC-6 an add through the form that changes nothing is refused, with cookies %s', async (_, change) => {
    const shop = fakeShop('new');
    const tab = fakeTab(shop);
    change(tab);
    const { cart, events, visit } = setUp({}, shop, tab);
    await cart.add(mug);
    const nothing: AddRequest = {
      fields: [['quantity[18]', '']],
      productId: '83',
      quantity: '',
      grouped: true,
    };
    expect(await cart.add(nothing)).toEqual({ kind: 'refused', url: null });
    expect(cart.lastAdded.value).toBe(1);
    expect(events).toEqual(['adding', 'added', 'adding']);
    expect(await visit().add(nothing)).toEqual({ kind: 'refused', url: null }); // on the next page, before it fetches the cart
  });

  it('AC-1 a vetoed add sends no request', async () => {
    const { cart, asked, events } = setUp({ mayAdd: () => false });
    expect(await cart.add(mug)).toEqual({ kind: 'vetoed' });
    expect(asked()).toEqual([]);
    expect(events).toEqual(['notSent']);
    expect(cart.adding.value).toBe(0);
  });

  it('AC-5 edit mode disables cart actions', async () => {
    const { cart, asked, events } = setUp({ isDisabled: () => true });
    expect(await cart.add(mug)).toEqual({ kind: 'vetoed' });
    expect(await cart.remove('Mug')).toBe('refused');
    expect(asked()).toEqual([]);
    expect(events).toEqual([]);
  });
});

describe('cart: remove', () => {
  it('MC-4 cart.remove removes a line', async () => {
    const { cart, events } = await withMug();
    expect(await cart.remove('Mug')).toBe('removed');
    expect(cart.hash.value).toBe('');
    expect(events.at(-1)).toBe('removed');
  });

  it('MC-4 cart.remove returns "refused" for a line that the server no longer knows', async () => {
    const { cart } = await withMug();
    expect(await cart.remove('gone')).toBe('refused');
  });
});

describe('cart: a change by another part of the page', () => {
  it('MC-4 cart.change queues a change, and shows the server’s cart afterwards', async () => {
    const { cart, shop, asked } = setUp();
    const release = shop.holdNext('add_to_cart');
    const adding = cart.add(mug);
    const change = vi.fn(async () => {
      shop.lines.set('Mug', 5);
    });
    const changing = cart.change(change);
    await vi.waitFor(() => expect(asked()).toEqual(['add_to_cart']));
    expect(change).not.toHaveBeenCalled();
    expect(cart.pending.value).toBe(2);
    release();
    await Promise.all([adding, changing]);
    expect(change).toHaveBeenCalledOnce();
    expect(asked()).toEqual(['add_to_cart', 'get_refreshed_fragments']);
    expect(cart.hash.value).toBe(shop.hash());
    expect(cart.pending.value).toBe(0);
  });

  it('MC-4 cart.inTurn runs its work after the change before it, and does not fetch the cart', async () => {
    const { cart, asked } = await withMug();
    let end = (): void => {};
    const first = cart.inTurn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    const send = vi.fn(async () => 'answer');
    const second = cart.inTurn(send);
    await vi.advanceTimersByTimeAsync(0);
    expect(send).not.toHaveBeenCalled();
    end();
    await first;
    expect(await second).toBe('answer');
    expect(asked()).toEqual([]);
  });

  it('MC-4 cart.change fetches the cart after a failed change, then rejects', async () => {
    const { cart, asked } = await withMug();
    await expect(cart.change(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(asked()).toEqual(['get_refreshed_fragments']);
  });
});
