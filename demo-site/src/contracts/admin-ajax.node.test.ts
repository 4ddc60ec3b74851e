import { beforeEach, describe, expect, it } from 'vitest';
import { headerTemplateId, menuCartElementId } from '../markup/menu-cart.ts';
import { phpJson } from './responses.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

const path = '/wp-admin/admin-ajax.php';
let test: TestShop;
let visitor: TestVisitor;

beforeEach(async () => {
  test = await testShop();
  visitor = test.visitor();
});

const login = (nonce: string, password = 'shalom1234') =>
  visitor.post(path, {
    action: 'elementor_woocommerce_checkout_login_user',
    username: 'dana@example.com',
    password,
    nonce,
    remember: 'false',
  });

describe('admin-ajax', () => {
  it.each([
    ['an unknown action', () => visitor.post(path, { action: 'nope' })],
    ['no action', () => visitor.post(path, {})],
    ['a list', () => visitor.post(path, { 'action[]': 'rest-nonce' })],
    ['a name of the prototype', () => visitor.post(path, { action: '__proto__' })],
    ['GET', () => visitor.get(`${path}?action=nope`)],
    ['an action for customers only', () => visitor.get(`${path}?action=rest-nonce`)],
  ])('CF-9 admin-ajax responds with 400 and 0 to %s', async (_, ask) => {
    const response = await ask();
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      400,
      'text/html; charset=UTF-8',
      '0',
    ]);
  });

  it('CF-9 admin-ajax provides the shop’s endpoints under their admin-ajax names', async () => {
    const added = await visitor.post(path, { action: 'woocommerce_add_to_cart', product_id: '18' });
    expect(await added.json()).toHaveProperty('cart_hash');
    const refused = await visitor.post(path, { action: 'woocommerce_apply_coupon', security: 'x' });
    expect([refused.status, await refused.text()]).toEqual([403, '-1']);
  });

  it('AB-2 admin-ajax responds in the language of the calling page', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const ask = (referer: string) =>
      visitor.post(path, { action: 'woocommerce_get_refreshed_fragments' }, { referer });
    const content = async (referer: string) =>
      (await (await ask(referer)).json()).fragments['div.widget_shopping_cart_content'];
    expect(await content('http://shop.test/en/product/mug/')).toContain('Mug');
    expect(await content('http://shop.test/product/x/')).toContain('ספל');
  });
});

describe('menu cart fragments', () => {
  const ask = async (fields: Record<string, string>) => {
    const response = await visitor.post(path, {
      action: 'elementor_menu_cart_fragments',
      is_editor: 'false',
      ...fields,
    });
    return response.json();
  };

  it('MC-6 the menu cart’s endpoint responds with its toggle, count and sum, without an envelope', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18', quantity: '3' });
    const _nonce = test.guestNonce('elementor-menu-cart-fragments');
    const answer = await ask({ _nonce, 'templates[]': String(headerTemplateId) });
    expect(Object.keys(answer)).toEqual(['fragments']);
    const toggle =
      answer.fragments[`div.elementor-element-${menuCartElementId} div.elementor-menu-cart__toggle`];
    expect(toggle).toMatch(/^<div class="elementor-menu-cart__toggle/);
    expect(toggle).toContain('data-counter="3"');
    expect(toggle).toContain('30.00');
  });

  it('MC-6 the menu cart’s endpoint responds with an empty list to a bad nonce or missing templates, and writes an empty map as a list', async () => {
    const _nonce = test.guestNonce('elementor-menu-cart-fragments');
    expect(await ask({ _nonce: 'x', 'templates[]': '11' })).toEqual([]);
    expect(await ask({ _nonce })).toEqual([]);
    expect(await ask({ _nonce, 'templates[0]': '999' })).toEqual({ fragments: [] });
  });
});

describe('checkout login', () => {
  it('CL-1 the checkout’s login logs in, keeps the guest’s cart, and responds with JSON that is sent as HTML', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const response = await login(test.sessionNonce(visitor, 'woocommerce-login'));
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(await response.text()).toBe('{"logged_in":true}');
    const auth = visitor.lastSetCookies.filter((line) => line.startsWith('wordpress_'));
    expect(auth.map((line) => /path=([^;]+)/.exec(line)?.[1])).toEqual([
      '/wp-admin',
      '/wp-content/plugins',
      '/',
    ]);
    expect(auth.every((line) => line.endsWith('; HttpOnly; SameSite=Lax'))).toBe(true);

    const answer = await visitor.json('get_refreshed_fragments');
    expect(answer.cart_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(visitor.lastSetCookies).toEqual([
      expect.stringMatching(/^wp_woocommerce_session_[0-9a-f]+=1%7C.*Max-Age=604800/),
    ]);
    const nonce = await visitor.get(`${path}?action=rest-nonce`);
    expect(await nonce.text()).toMatch(/^[0-9a-f]{10}$/);
  });

  it('CL-1 a login at the checkout uses the customer’s own address, not the guest’s address that the checkout’s script sent', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const review = (security: string) =>
      visitor.json('update_order_review', { security, city: 'חיפה', postcode: '' });
    await review(test.sessionNonce(visitor, 'update-order-review'));
    await login(test.sessionNonce(visitor, 'woocommerce-login'));
    const user = test.shop.repository.userByLogin('dana');
    expect(test.shop.repository.session(String(user?.id))?.data.billing).toBeNull();
  });

  it('CL-1 the checkout’s login responds to a wrong password with the reason', async () => {
    const response = await login(test.guestNonce('woocommerce-login'), 'wrong');
    const answer = JSON.parse(await response.text());
    expect(answer.logged_in).toBe(false);
    expect(answer.message).toMatch(/<ul class="woocommerce-error" role="alert">/);
    expect(visitor.cookies.size).toBe(0);
  });

  it('SEC-3 the shop refuses logins from an IP address for ten minutes after twenty failures', async () => {
    const nonce = test.guestNonce('woocommerce-login');
    const tryOnce = async (password: string): Promise<string> => (await login(nonce, password)).text();
    // A correct password leaves the count of failures at 0.
    expect(JSON.parse(await tryOnce('shalom1234'))).toEqual({ logged_in: true });
    visitor = test.visitor();
    const wrong = await Promise.all(Array.from({ length: 20 }, () => tryOnce('wrong')));
    expect(wrong.every((text) => text.includes(phpJson('שגויים').slice(1, -1)))).toBe(true);
    expect(await tryOnce('shalom1234')).toContain(phpJson('עשר דקות').slice(1, -1));
    test.later(600_000);
    expect(JSON.parse(await tryOnce('shalom1234'))).toEqual({ logged_in: true });
  });

  it('CL-1 the checkout’s login refuses a nonce that a guest received before having a session', async () => {
    const before = test.guestNonce('woocommerce-login');
    await visitor.ajax('add_to_cart', { product_id: '18' });
    expect(JSON.parse(await (await login(before)).text()).logged_in).toBe(false);
  });

  it('SEC-4 the shop stores a seeded password hashed, and does not accept a stored plain form as a hash', async () => {
    const user = test.shop.repository.userByLogin('dana');
    expect(user?.passwordHash).not.toContain('shalom1234');
    expect(await test.shop.platform.verifyPassword('shalom1234', 'plain:shalom1234')).toBe(false);
  });
});
