import { beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

let test: TestShop;
let visitor: TestVisitor;

beforeEach(async () => {
  test = await testShop();
  visitor = test.visitor();
});

const mugKey = '6f4922f45568161a8cdf4ad2299f6d23';

async function fragments(who = visitor): Promise<Record<string, string>> {
  return (await who.json('get_refreshed_fragments', { time: '1' })).fragments as Record<string, string>;
}

describe('every ajax answer', () => {
  it('CF-9 an ajax answer has the recorded headers', async () => {
    const { headers, status } = await visitor.ajax('get_refreshed_fragments');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('expires')).toBe('Wed, 11 Jan 1984 05:00:00 GMT');
    expect(headers.get('cache-control')).toBe('no-cache, must-revalidate, max-age=0, no-store, private');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['nope', '%%endpoint%%', '__proto__', 'constructor'])(
    'CF-9 the unknown endpoint %s responds with an empty body',
    async (name) => {
      const response = await visitor.ajax(encodeURIComponent(name));
      expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
        200,
        'text/html; charset=UTF-8',
        '',
      ]);
    },
  );

  it('CF-9 no endpoint answers an empty endpoint name, which requests the home page', async () => {
    await expect(visitor.get('/?wc-ajax=')).rejects.toThrow('no endpoint answers');
  });

  it('CF-9 a wc-ajax endpoint responds at any path, and to GET', async () => {
    expect(
      await (await visitor.post('/cart/?wc-ajax=add_to_cart', { product_id: '18' })).json(),
    ).toHaveProperty('cart_hash');
    expect(await (await visitor.get('/shop/?wc-ajax=get_refreshed_fragments')).json()).toHaveProperty(
      'fragments',
    );
  });

  it('CF-9 an ajax answer escapes slashes and Hebrew letters like PHP', async () => {
    const text = await (await visitor.ajax('get_refreshed_fragments')).text();
    expect(text).toContain('<\\/div>');
    expect(text).toContain('http:\\/\\/shop.test\\/cart\\/');
    expect(text).not.toMatch(/[^\\]\/|[^ -~]/);
  });
});

describe('get_refreshed_fragments', () => {
  it('CF-1 get_refreshed_fragments responds with three fragments, with whitespace around the two of the theme', async () => {
    const answer = await visitor.json('get_refreshed_fragments');
    expect(answer.cart_hash).toBe('');
    const map = answer.fragments as Record<string, string>;
    expect(Object.keys(map).sort()).toEqual([
      'a.cart-contents',
      'a.footer-cart-contents',
      'div.widget_shopping_cart_content',
    ]);
    expect(map['a.cart-contents']).toMatch(/^\t\t\t<a class="cart-contents"[\s\S]*<\/a>\n\t\t$/);
    expect(map['a.footer-cart-contents']).toMatch(/^\t\t\t<a /);
    expect(map['div.widget_shopping_cart_content']).toMatch(
      /^<div class="widget_shopping_cart_content">[\s\S]*<\/div>$/,
    );
    expect(map['div.widget_shopping_cart_content']).toContain('woocommerce-mini-cart__empty-message');
    expect(visitor.cookies.size).toBe(0);
  });

  it('CF-7 get_refreshed_fragments sends no cookie when the browser’s cookies are up to date', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    await visitor.ajax('get_refreshed_fragments');
    expect(visitor.lastSetCookies).toEqual([]);
  });

  it('MC-4 the mini-cart’s lines have the data of a remove link, and the parent’s product id for a variation', async () => {
    await visitor.ajax('add_to_cart', { product_id: '26', quantity: '2' });
    const content = (await fragments())['div.widget_shopping_cart_content'] ?? '';
    const key = /data-cart_item_key="([0-9a-f]{32})"/.exec(content)?.[1] ?? '';
    expect(content).toContain('class="woocommerce-mini-cart cart_list product_list_widget "');
    expect(content).toContain('class="remove remove_from_cart_button"');
    expect(content).toContain('data-product_id="23"');
    expect(content).toContain('data-product_sku="sku-26"');
    expect(content).toMatch(
      new RegExp(`href="http://shop.test/cart/\\?remove_item=${key}&amp;_wpnonce=[0-9a-f]{10}"`),
    );
    expect(content).toContain('?attribute_pa_color=green&amp;attribute_pa_size=s');
    expect(content).toContain('חולצה - ירוק, S');
    expect(content).toContain('2 &times; <span class="woocommerce-Price-amount amount">');
    expect(content).toContain('translate="no"');
  });

  it('AB-2 the mini-cart keeps the CMS’s English labels on Hebrew pages, with product names in the page’s language', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const hebrew = (await fragments())['div.widget_shopping_cart_content'] ?? '';
    for (const label of ['View cart', 'Checkout', 'Subtotal:']) expect(hebrew).toContain(`>${label}<`);
    expect(hebrew).toContain('ספל');
    const answer = await (await visitor.post('/en/?wc-ajax=get_refreshed_fragments', {})).json();
    expect(answer.fragments['div.widget_shopping_cart_content']).toContain('Mug');
    expect(answer.fragments['a.cart-contents']).toContain('href="http://shop.test/en/cart/"');
  });

  it('SEC-1 the fragments escape product names everywhere', async () => {
    await visitor.ajax('add_to_cart', { product_id: '86' });
    for (const path of ['/', '/en/']) {
      const answer = await (await visitor.post(`${path}?wc-ajax=get_refreshed_fragments`, {})).json();
      const content = answer.fragments['div.widget_shopping_cart_content'];
      expect(content).not.toContain('<script');
      expect(content).not.toContain('<img src=x');
    }
  });
});

describe('cookies', () => {
  it('CF-9 the shop sets two cookies that page scripts read, and a session cookie that they cannot read', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18', quantity: '3' });
    const line = (start: string) => visitor.lastSetCookies.find((cookie) => cookie.startsWith(start)) ?? '';
    expect(visitor.lastSetCookies).toHaveLength(3);
    expect(line('woocommerce_items_in_cart')).toBe('woocommerce_items_in_cart=1; path=/; SameSite=Lax');
    expect(line('woocommerce_cart_hash')).toMatch(
      /^woocommerce_cart_hash=[0-9a-f]{32}; path=\/; SameSite=Lax$/,
    );
    expect(line('wp_woocommerce_session_')).toMatch(
      /^wp_woocommerce_session_[0-9a-f]{32}=t_[0-9a-f]{30}%7C\d+%7C\d+%7C[0-9a-f]+; expires=.* GMT; Max-Age=172800; path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('CF-9 the shop deletes the cart’s two cookies with the last line, but keeps the session cookie', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    expect(await visitor.json('remove_from_cart', { cart_item_key: mugKey })).toHaveProperty('cart_hash', '');
    expect([...visitor.cookies.keys()]).toEqual([expect.stringMatching(/^wp_woocommerce_session_/)]);
    expect(visitor.lastSetCookies.every((line) => /; Max-Age=0; path=\/$/.test(line))).toBe(true);
  });

  it('CF-9 the shop corrects a hash cookie that was changed by hand', async () => {
    const answer = await visitor.json('add_to_cart', { product_id: '18' });
    (visitor.cookies as Map<string, string>).set('woocommerce_cart_hash', 'x');
    await visitor.ajax('get_refreshed_fragments');
    expect(visitor.cookies.get('woocommerce_cart_hash')).toBe(answer.cart_hash);
  });

  it('SEC-4 the shop ignores a forged session cookie', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const name = [...visitor.cookies.keys()].find((one) => one.startsWith('wp_woo')) ?? '';
    const forger = test.visitor();
    (forger.cookies as Map<string, string>).set(
      name,
      (visitor.cookies.get(name) ?? '').replace(/.{4}$/, '0000'),
    );
    expect(await forger.json('get_refreshed_fragments')).toHaveProperty('cart_hash', '');
  });

  it('CF-4 a guest’s session ends after two days', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    test.later(172_801_000);
    expect(await visitor.json('get_refreshed_fragments')).toHaveProperty('cart_hash', '');
  });

  it('CF-3 the same cart has the same hash in every session, and a coupon changes it', async () => {
    const first = await visitor.json('add_to_cart', { product_id: '18' });
    const other = test.visitor();
    expect(await other.json('add_to_cart', { product_id: '18' })).toHaveProperty(
      'cart_hash',
      first.cart_hash,
    );
    await other.ajax('apply_coupon', { security: test.guestNonce('apply-coupon'), coupon_code: 'save10' });
    expect(other.cookies.get('woocommerce_cart_hash')).not.toBe(first.cart_hash);
  });
});

describe('remove_from_cart', () => {
  it('MC-4 remove_from_cart removes a line by its key, which is the same in every session', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    await visitor.ajax('add_to_cart', { product_id: '22' });
    const answer = await visitor.json('remove_from_cart', { cart_item_key: mugKey });
    expect(Object.keys(answer)).toEqual(['fragments', 'cart_hash']);
    expect(answer.cart_hash).toBe(visitor.cookies.get('woocommerce_cart_hash'));
  });

  it('MC-4 remove_from_cart responds with success false to a wrong or missing key, to a repeated call, and to GET', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const refused = { success: false };
    expect(await visitor.json('remove_from_cart', { cart_item_key: 'x' })).toEqual(refused);
    expect(await visitor.json('remove_from_cart')).toEqual(refused);
    expect(await (await visitor.get(`/?wc-ajax=remove_from_cart&cart_item_key=${mugKey}`)).json()).toEqual(
      refused,
    );
    await visitor.ajax('remove_from_cart', { cart_item_key: mugKey });
    expect(await visitor.json('remove_from_cart', { cart_item_key: mugKey })).toEqual(refused);
  });
});
