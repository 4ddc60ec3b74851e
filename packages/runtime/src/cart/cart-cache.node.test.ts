import { describe, expect, it } from 'vitest';
import { fakeTab } from '../site/testing/fake-browser.ts';
import { testSite } from '../site/testing/site.ts';
import { createCartCache } from './cart-cache.ts';

const site = testSite(async () => new Response());
const FRAGMENTS = 'wc_fragments_f12e';
const HASH = 'wc_cart_hash_f12e';
const cart = { fragments: { 'div.widget_shopping_cart_content': '<div></div>' }, hash: 'abc' };

/**
 * Returns a tab with its cart cache. The tab's storage contains a valid copy of `cart`, with the keys in `over` replaced (null:
 * removed).
 */
function setUp({ cookies = 'woocommerce_cart_hash=abc', ...over }: Record<string, string | null> = {}) {
  const tab = fakeTab({ cookies: () => cookies ?? '' });
  const now = 1_800_000_000_000;
  const stored = {
    [FRAGMENTS]: JSON.stringify(cart.fragments),
    [HASH]: 'abc',
    wc_cart_created: String(now - 1000),
    ...over,
  };
  for (const [key, value] of Object.entries(stored)) if (value !== null) tab.session.setItem(key, value);
  const cache = createCartCache(site, { ...tab.platform, now: () => now });
  return { ...tab, cache, now };
}

describe('cart cache: reading', () => {
  it('CF-3 the cache returns a complete, recent copy of the cart that the cookie names', () => {
    expect(setUp().cache.read()).toEqual(cart);
  });

  it.each<[string, Record<string, string | null>]>([
    ['no fragments', { [FRAGMENTS]: null }],
    ['corrupt JSON', { [FRAGMENTS]: '{"a":' }],
    ['"undefined"', { [FRAGMENTS]: 'undefined', [HASH]: 'undefined' }],
    ['the hash "undefined"', { [HASH]: 'undefined' }],
    ['a list of fragments', { [FRAGMENTS]: '[]' }],
    ['null', { [FRAGMENTS]: 'null' }],
    ['no mini-cart among the fragments', { [FRAGMENTS]: '{".other":"x"}' }],
    ['a mini-cart that is not a text', { [FRAGMENTS]: '{"div.widget_shopping_cart_content":7}' }],
    ['another hash than the cookie’s', { cookies: 'woocommerce_cart_hash=def' }],
    ['no cookie for a full cart', { cookies: '' }],
    ['a cookie but no stored hash', { [HASH]: null }],
    ['no time of creation', { wc_cart_created: null }],
    ['an invalid time of creation', { wc_cart_created: 'soon' }],
    [
      'two different cookies of the name',
      { cookies: 'woocommerce_cart_hash=abc; woocommerce_cart_hash=def' },
    ],
  ])('CF-3 the cache returns no cart with %s', (_, over) => {
    expect(setUp(over).cache.read()).toBeNull();
  });

  it('CF-9 the cache accepts a cookie that is set twice with the same value', () => {
    const { cache } = setUp({ cookies: 'woocommerce_cart_hash=abc; woocommerce_cart_hash=abc' });
    expect(cache.read()).toEqual(cart);
  });

  it('CF-3 the cache returns an empty cart that has no time of creation and no cookie', () => {
    const { cache } = setUp({ cookies: '', [HASH]: '', wc_cart_created: null });
    expect(cache.read()).toEqual({ ...cart, hash: '' });
  });

  it.each([
    [86_400_000, true],
    [86_400_001, false],
    [-5, false],
  ])('CF-4 the cache returns a copy that is %i ms old: %s', (age, used) => {
    const { cache, session, now } = setUp();
    session.setItem('wc_cart_created', String(now - age));
    expect(cache.read() !== null).toBe(used);
  });

  it('SEC-3 stored fragments change no prototype', () => {
    const { cache } = setUp({
      [FRAGMENTS]: '{"__proto__":"x","div.widget_shopping_cart_content":"<div></div>"}',
    });
    cache.read();
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

describe('cart cache: writing', () => {
  it('CF-3 the cache writes the keys and formats of the original client', () => {
    const { cache, session, local, now } = setUp();
    cache.write({ ...cart, hash: 'new' }, true);
    expect(session.entries()).toEqual({
      [FRAGMENTS]: JSON.stringify(cart.fragments),
      [HASH]: 'new',
      wc_cart_created: String(now),
    });
    expect(local.entries()).toEqual({ [HASH]: 'new' });
  });

  it('CF-4 the cache keeps the time of creation when a cart that was not empty changes', () => {
    const { cache, session, now } = setUp();
    cache.write({ ...cart, hash: 'new' }, false);
    expect(session.entries().wc_cart_created).toBe(String(now - 1000));
  });

  it('CF-4 the cache sets the time of creation with the first product in an empty cart', () => {
    const { cache, session, now } = setUp({ [HASH]: '' });
    cache.write(cart, false);
    expect(session.entries().wc_cart_created).toBe(String(now));
  });

  it('CF-4 the cache sets no time of creation for an empty cart', () => {
    const { cache, session } = setUp({ wc_cart_created: null });
    cache.write({ ...cart, hash: '' }, true);
    expect(session.entries()).not.toHaveProperty('wc_cart_created');
  });

  it('CF-6 the cache leaves no partial copy when storage fills up', () => {
    const { cache, session } = setUp();
    session.failure = 'full';
    expect(() => cache.write({ ...cart, hash: 'new' }, true)).not.toThrow();
    expect(session.entries()).toEqual({});
  });
});

describe('cart cache: without usable storage', () => {
  it.each(['full', 'all'] as const)(
    'CF-6 with storage that fails (%s), the cache never throws and stores nothing',
    (failure) => {
      const tab = fakeTab({ cookies: () => 'woocommerce_cart_hash=abc' });
      tab.session.failure = failure;
      const cache = createCartCache(site, tab.platform);
      cache.write(cart, true);
      expect(cache.read()).toBeNull();
      expect(tab.local.entries()).toEqual({});
      expect(cache.isOtherTabAhead()).toBe(false);
    },
  );

  it('CF-6 the cache treats storage whose getter throws as absent', () => {
    const { platform } = fakeTab({ cookies: () => 'woocommerce_cart_hash=abc' });
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const cache = createCartCache(site, { ...platform, session: forbidden, cookies: forbidden });
    expect(cache.read()).toBeNull();
    expect(cache.mayHaveCart()).toBe(true);
    expect(cache.cookieHashes()).toBeNull();
  });

  it('CF-6 the cache leaves nothing in storage after probing it', () => {
    const { session, local } = setUp();
    expect(session.entries()).not.toHaveProperty('wc');
    expect(local.entries()).toEqual({});
  });
});

describe('cart cache: cookies', () => {
  it.each([
    ['', false],
    ['other=1', false],
    ['woocommerce_items_in_cart=0', false],
    ['woocommerce_cart_hash=', false],
    ['woocommerce_items_in_cart=1', true],
    ['woocommerce_cart_hash=abc', true],
  ])('CF-7 with the cookies %j, the visitor may have a cart: %s', (cookies, expected) => {
    expect(setUp({ cookies }).cache.mayHaveCart()).toBe(expected);
  });
});
