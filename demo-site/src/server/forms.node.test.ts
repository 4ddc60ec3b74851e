import { beforeEach, describe, expect, it } from 'vitest';
import { type TestVisitor, testVisitor } from '../contracts/testing/test-visitor.ts';
import { browserPlatform } from '../shop/browser-platform.ts';
import { openShop, type Shop } from '../shop/shop.ts';
import { seedSampleShop } from '../shop/testing/sample-shop.ts';
import { memoryRepository } from '../store/memory.ts';
import { createApp } from './app.ts';
import { testPages } from './testing/test-pages.ts';

const mugKey = '6f4922f45568161a8cdf4ad2299f6d23';
let shop: Shop;
let visitor: TestVisitor;

beforeEach(async () => {
  const repository = memoryRepository();
  seedSampleShop(repository);
  shop = await openShop(repository, browserPlatform);
  const app = createApp({ shop, pages: testPages, hosts: new Set(['shop.test']) });
  visitor = testVisitor(async (request) => app.fetch(request));
});

const nonce = async (action: string): Promise<string> => (await visitor.get(`/nonce/?of=${action}`)).text();
const text = async (response: Promise<Response>): Promise<string> => (await response).text();
const add = (id: string, quantity = '1') => visitor.ajax('add_to_cart', { product_id: id, quantity });
const count = async (): Promise<string | undefined> =>
  /class="count">(\d+)</.exec(
    (await (await visitor.ajax('get_refreshed_fragments')).json()).fragments['a.footer-cart-contents'],
  )?.[1];

describe('product form', () => {
  it('AC-6 a page adds a product on POST and on GET, responds with 200 and shows one message', async () => {
    const added = await visitor.post('/en/product/mug/', { 'add-to-cart': '18', quantity: '2' });
    const body = await added.text();
    expect(added.status).toBe(200);
    expect(body).toContain('2 × “Mug” have been added to your cart.');
    expect(body).toMatch(
      /cart\. <a href="http:\/\/shop\.test\/en\/cart\/" class="button wc-forward">View cart<\/a>/,
    );
    expect(await text(visitor.get('/en/'))).not.toContain('Mug');
    await visitor.get('/?add-to-cart=18');
    expect(await count()).toBe('3');
  });

  it('AC-6 the product’s form lists every missing choice when it refuses to add', async () => {
    const body = await text(visitor.post('/en/product/tee/', { 'add-to-cart': '23', variation_id: '24' }));
    expect(body).toContain('Color and Size are required fields');
  });
});

describe('cart page', () => {
  const update = async (quantity: string, more: Record<string, string> = {}) =>
    visitor.post('/en/cart/', {
      [`cart[${mugKey}][qty]`]: quantity,
      update_cart: 'Update cart',
      'woocommerce-cart-nonce': await nonce('woocommerce-cart'),
      _wp_http_referer: '/en/cart/',
      ...more,
    });

  it.each([
    ['5', '5', true],
    ['3.9', '3', true],
    ['5x', '5', true],
    ['-2', '2', false],
    ['2', '2', false],
    ['', '0', true],
    ['0', '0', true],
    ['abc', '0', true],
  ])('CP-3 the cart’s page reads the quantity %j of the form as %s', async (typed, becomes, isChange) => {
    await add('18', '2');
    const response = await update(typed);
    expect(response.status).toBe(200);
    expect((await response.text()).includes('Cart updated.')).toBe(isChange);
    expect(await count()).toBe(becomes);
  });

  it('SEC-3 the cart’s page refuses a quantity that is too large for exact sums, and names the largest one', async () => {
    await add('18', '2');
    expect(await (await update('9007199254740991')).text()).toContain('9999');
    expect(await (await update('10000')).text()).toContain('9999');
    expect(await count()).toBe('2');
  });

  it('CP-3 the cart’s page ignores quantities without update_cart or with a bad nonce, and shows no message', async () => {
    await add('18', '2');
    for (const more of [{ update_cart: '' }, { 'woocommerce-cart-nonce': 'x' }]) {
      const response = await update('9', more);
      expect([response.status, (await response.text()).includes('woocommerce-')]).toEqual([200, false]);
    }
    expect(await count()).toBe('2');
  });

  it('CP-3 the cart’s page accepts a quantity above the stock, and reports how many units are available', async () => {
    await add('22');
    const key = /data-cart_item_key="(\w+)"/.exec(
      (await (await visitor.ajax('get_refreshed_fragments')).json()).fragments[
        'div.widget_shopping_cart_content'
      ],
    )?.[1];
    const body = await text(update('1', { [`cart[${key}][qty]`]: '9' }));
    expect(body).toContain('Cart updated.');
    expect(body).toContain(
      'we do not have enough &quot;Few&quot; in stock to fulfill your order (3 available)',
    );
    expect(await count()).toBe('9');
  });

  it('CP-3 the cart’s form redirects only if it was sent from another page of this site', async () => {
    await add('18');
    const there = await update('3', { _wp_http_referer: '/shop/' });
    expect([there.status, there.headers.get('location')]).toEqual([302, '/shop/']);
    expect(await text(visitor.get('/en/cart/'))).toContain('Cart updated.');
    for (const evil of [
      'https://evil.example/',
      '//evil.example/',
      'http://shop.test//evil.example',
      '/\\evil.example',
    ]) {
      const { status, headers } = await update('4', { _wp_http_referer: evil });
      const location = headers.get('location');
      expect(status === 200 || new URL(location ?? '', 'http://shop.test').host === 'shop.test').toBe(true);
    }
  });

  it('MC-4 a cart line’s link removes the line and returns to the page, and another link undoes the removal', async () => {
    await add('18');
    const good = await nonce('woocommerce-cart');
    const link = `/en/cart/?remove_item=${mugKey}&_wpnonce=`;
    expect(await text(visitor.get(`${link}bad`))).not.toContain('woocommerce-');
    const gone = await visitor.get(link + good, { referer: 'http://shop.test/en/cart/' });
    expect([gone.status, gone.headers.get('location')]).toEqual([302, '/en/cart/?removed_item=1']);
    const body = await text(visitor.get('/en/cart/'));
    expect(body).toContain('“Mug” removed. <a href="/en/cart/?undo_item=');
    expect(body).toContain('class="restore-item">Undo?</a>');
    const back = await visitor.get(`/en/cart/?undo_item=${mugKey}&_wpnonce=${good}`);
    expect(back.status).toBe(200);
    expect(await count()).toBe('1');
  });

  it('CP-1 the shipping calculator changes the address', async () => {
    await add('18');
    const body = await text(
      visitor.post('/en/cart/', {
        calc_shipping: '1',
        calc_shipping_city: 'Haifa <b>',
        'woocommerce-shipping-calculator-nonce': await nonce('woocommerce-shipping-calculator'),
      }),
    );
    expect(body).toContain('Shipping costs updated.');
    expect(await text(visitor.ajax('get_cart_totals'))).toContain('<strong>Haifa &lt;b&gt;</strong>');
  });

  it('CP-3 the cart keeps one unit of a product that is sold individually', async () => {
    await add('21');
    const key = /remove_item=(\w{32})/.exec(
      (await (await visitor.ajax('get_refreshed_fragments')).json()).fragments[
        'div.widget_shopping_cart_content'
      ],
    )?.[1];
    expect(await text(update('1', { [`cart[${key}][qty]`]: '2' }))).toContain(
      'You can only have 1 &quot;Single&quot;',
    );
    expect(await count()).toBe('1');
  });

  it('CO-1 without JavaScript the cart’s form applies a coupon, and a link removes it', async () => {
    await add('18');
    expect(await text(visitor.post('/en/cart/', { apply_coupon: 'Apply', coupon_code: 'save10' }))).toContain(
      'applied successfully',
    );
    expect(await text(visitor.get('/en/cart/?remove_coupon=save10'))).toContain('Coupon has been removed.');
  });
});

const billing = {
  billing_first_name: 'Dana',
  billing_last_name: 'Levi',
  billing_address_1: 'Herzl 1',
  billing_city: 'Haifa',
  billing_phone: '0501234567',
  billing_email: 'dana@example.com',
};

describe('checkout page', () => {
  it('CP-1 the checkout redirects to the cart’s page if the cart is empty', async () => {
    const { status, headers } = await visitor.get('/en/checkout/');
    expect([status, headers.get('location')]).toEqual([302, '/en/cart/']);
  });

  it('CP-1 the checkout’s form places an order without JavaScript', async () => {
    await add('18');
    const response = await visitor.post('/en/checkout/', {
      ...billing,
      woocommerce_checkout_place_order: 'Place order',
      'woocommerce-process-checkout-nonce': await nonce('woocommerce-process_checkout'),
    });
    const [order] = shop.repository.orders();
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      `http://shop.test/en/checkout/order-received/${order?.id}/?key=${order?.key}`,
    );
  });
});

const logIn = async (fields: Record<string, string> = {}) =>
  visitor.post('/en/my-account/', {
    username: 'DANA',
    password: 'shalom1234',
    login: 'Log in',
    'woocommerce-login-nonce': await nonce('woocommerce-login'),
    ...fields,
  });

describe('my account', () => {
  it('AB-3 a login redirects to the account, and keeps the guest’s cart', async () => {
    await add('18');
    const { status, headers } = await logIn();
    expect([status, headers.get('location')]).toEqual([302, '/en/my-account/']);
    const page = await visitor.get('/en/my-account/');
    expect(page.headers.get('cache-control')).toBe('no-cache, must-revalidate, max-age=0, no-store, private');
    expect(visitor.lastSetCookies.some((line) => /^wp_woo.*=1%7C/.test(line))).toBe(true);
    expect(await count()).toBe('1');
  });

  it('AB-3 the login form responds to a wrong password with 200 and an error, and to a bad nonce with 200 and no message', async () => {
    await add('18');
    const wrong = await logIn({ password: 'x' });
    expect([wrong.status, (await wrong.text()).includes('woocommerce-error')]).toEqual([200, true]);
    const silent = await logIn({ 'woocommerce-login-nonce': 'x' });
    expect([silent.status, (await silent.text()).includes('woocommerce-')]).toEqual([200, false]);
  });

  it('AB-3 a login redirects only to pages of this site', async () => {
    const { headers } = await logIn({ redirect: 'https://evil.example/' });
    expect(headers.get('location')).toBe('/en/my-account/');
  });

  it('AB-3 the logout link logs out immediately with a nonce, and asks first without one', async () => {
    await add('18');
    await logIn();
    const confirmation = await visitor.get('/en/my-account/customer-logout/');
    expect([confirmation.status, confirmation.headers.get('location')]).toEqual([302, '/en/my-account/']);
    const body = await text(visitor.get('/en/my-account/'));
    const link = /href="([^"]+)">Confirm and log out/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const before = new Map(visitor.cookies);
    const out = await visitor.get(link);
    expect([out.status, out.headers.get('location')]).toEqual([302, '/en/my-account/']);
    expect([...visitor.cookies.keys()]).toEqual([]);
    // A stolen cookie is useless after logout, and the next login restores the cart.
    for (const [name, value] of before) (visitor.cookies as Map<string, string>).set(name, value);
    expect((await visitor.get('/wp-admin/admin-ajax.php?action=rest-nonce')).status).toBe(400);
    (visitor.cookies as Map<string, string>).clear();
    await logIn();
    expect(await count()).toBe('1');
  });

  it('AB-3 the registration form registers a customer once', async () => {
    const register = async (email: string, password = 'long enough') =>
      visitor.post('/en/my-account/', {
        email,
        password,
        register: 'Register',
        'woocommerce-register-nonce': await nonce('woocommerce-register'),
      });
    expect((await register('noa@example.com')).headers.get('location')).toBe('/en/my-account/');
    expect(shop.repository.userByLogin('noa@example.com')).toMatchObject({ login: 'noa', role: 'customer' });
    (visitor.cookies as Map<string, string>).clear();
    await add('18');
    expect(await text(register('NOA@example.com'))).toContain('already registered');
    expect(await text(register('no address'))).toContain('not valid');
    expect(await text(register('x@example.com', 'short'))).toContain('too short');
  });

  it('AB-3 the address form saves an address, and reports errors field by field', async () => {
    await logIn();
    const save = async (fields: Record<string, string>) =>
      visitor.post('/en/my-account/edit-address/billing/', {
        ...fields,
        action: 'edit_address',
        'woocommerce-edit-address-nonce': await nonce('woocommerce-edit_address'),
      });
    expect(await text(save({ ...billing, billing_city: '' }))).toContain('data-id="billing_city"');
    expect((await save(billing)).headers.get('location')).toBe('/en/my-account/edit-address/');
    expect(shop.repository.userByLogin('dana')?.billing.city).toBe('Haifa');
  });

  it('AB-3 a new password requires the old one, and ends every other login', async () => {
    await logIn();
    const elsewhere = new Map(visitor.cookies);
    const save = async (current: string) =>
      visitor.post('/en/my-account/edit-account/', {
        action: 'save_account_details',
        'save-account-details-nonce': await nonce('save_account_details'),
        account_email: 'dana@example.com',
        password_current: current,
        password_1: 'another1234',
        password_2: 'another1234',
      });
    expect(await text(save('wrong'))).toContain('Your current password is incorrect.');
    expect((await save('shalom1234')).status).toBe(302);
    expect((await visitor.get('/wp-admin/admin-ajax.php?action=rest-nonce')).status).toBe(200);
    for (const [name, value] of elsewhere) (visitor.cookies as Map<string, string>).set(name, value);
    expect((await visitor.get('/wp-admin/admin-ajax.php?action=rest-nonce')).status).toBe(400);
  });
});
