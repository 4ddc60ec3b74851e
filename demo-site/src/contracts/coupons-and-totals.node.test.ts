import { beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

let test: TestShop;
let visitor: TestVisitor;

beforeEach(async () => {
  test = await testShop();
  visitor = test.visitor();
  await visitor.ajax('add_to_cart', { product_id: '18', quantity: '2' });
});

const english = '/en/?wc-ajax=';
const apply = (code: string, security = test.guestNonce('apply-coupon')) =>
  visitor.post(`${english}apply_coupon`, { security, coupon_code: code });

describe('apply_coupon', () => {
  it('CO-1 apply_coupon responds to a valid coupon with a message as HTML, changes the hash, and ignores case and spaces', async () => {
    const before = visitor.cookies.get('woocommerce_cart_hash');
    const response = await apply(' SAVE10');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(await response.text()).toMatch(
      /<div class="woocommerce-message" role="alert">\s*Coupon code applied successfully\./,
    );
    expect(visitor.cookies.get('woocommerce_cart_hash')).not.toBe(before);
    expect(await (await apply('five')).text()).toContain('woocommerce-message');
    expect(test.session(visitor).coupons).toEqual(['save10', 'five']);
  });

  it.each([
    ['Nope', 'Coupon &quot;nope&quot; cannot be applied because it does not exist.'],
    ['', 'Please enter a coupon code.'],
    ['expired', 'Coupon &quot;expired&quot; has expired.'],
    ['big', '<span class="woocommerce-Price-amount amount"><bdi>500.00&nbsp;'],
    ['<b>', '&lt;b&gt;'],
  ])('CO-1 apply_coupon refuses the coupon %j with 200 and an error list', async (code, text) => {
    const response = await apply(code);
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(body).toMatch(/<ul class="woocommerce-error" role="alert">\s*<li>/);
    expect(body).toContain(text);
    expect(test.session(visitor).coupons).toEqual([]);
  });

  it('CO-1 apply_coupon refuses a coupon that is already applied', async () => {
    await apply('save10');
    expect(await (await apply('save10')).text()).toContain('Coupon code &quot;save10&quot; already applied!');
  });

  it('CO-1 apply_coupon responds in Hebrew to a Hebrew page', async () => {
    const security = test.guestNonce('apply-coupon');
    const response = await visitor.ajax('apply_coupon', { security, coupon_code: 'save10' });
    expect(await response.text()).toContain('קוד הקופון הופעל בהצלחה.');
  });

  it.each(['', 'aaaaaaaaaa'])('CO-1 apply_coupon refuses the nonce %j with 403 and -1', async (security) => {
    const response = await apply('save10', security);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      403,
      'text/html; charset=UTF-8',
      '-1',
    ]);
  });

  it('CO-1 apply_coupon accepts a nonce issued to any guest, for 12 to 24 hours', async () => {
    const security = test.guestNonce('apply-coupon');
    test.later(12 * 3_600_000);
    expect((await apply('save10', security)).status).toBe(200);
    test.later(12 * 3_600_000);
    expect((await apply('five', security)).status).toBe(403);
  });

  it('CO-1 apply_coupon refuses a coupon that has reached its limit of orders', async () => {
    const order = { coupons: [{ code: 'once', amount: 1 }], userId: null } as unknown as Parameters<
      typeof test.shop.repository.addOrder
    >[0];
    test.shop.repository.addOrder(order);
    expect(await (await apply('once')).text()).toContain('Usage limit');
  });
});

describe('remove_coupon', () => {
  const remove = (fields: Record<string, string>) => visitor.post(`${english}remove_coupon`, fields);

  it('CO-1 remove_coupon reads the field `coupon`, and confirms the removal even if the coupon was not applied', async () => {
    const security = test.guestNonce('remove-coupon');
    await apply('save10');
    expect(await (await remove({ security, coupon: 'SAVE10' })).text()).toContain('Coupon has been removed.');
    expect(test.session(visitor).coupons).toEqual([]);
    expect(await (await remove({ security, coupon: 'never' })).text()).toContain('Coupon has been removed.');
  });

  it('CO-1 remove_coupon responds with 403 and -1 without its own nonce', async () => {
    const response = await remove({ security: test.guestNonce('apply-coupon'), coupon: 'save10' });
    expect([response.status, await response.text()]).toEqual([403, '-1']);
  });
});

describe('totals', () => {
  it('CP-1 get_cart_totals responds with HTML that has the recorded rows and English labels', async () => {
    await apply('save10');
    const response = await visitor.ajax('get_cart_totals');
    const body = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(body).toMatch(/^<div class="cart_totals ">/);
    for (const part of [
      '<tr class="cart-subtotal">',
      '<tr class="cart-discount coupon-save10">',
      '<tr class="woocommerce-shipping-totals shipping">',
      '<tr class="order-total">',
      'class="woocommerce-remove-coupon" data-coupon="save10"',
      'href="http://shop.test/cart/?remove_coupon=save10"',
      '<th>Subtotal</th>',
      '<th>Shipping</th>',
      '<th>Total</th>',
      '>Change address</a>',
      'name="woocommerce-shipping-calculator-nonce"',
    ])
      expect(body).toContain(part);
    expect(body).toContain('<strong><span class="woocommerce-Price-amount amount"><bdi>48.00&nbsp;');
    expect(body).not.toContain(' style=');
  });

  it('CP-1 the cart offers free shipping from its minimum on, and keeps the shopper’s choice', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18', quantity: '28' });
    const security = test.guestNonce('update-shipping-method');
    const choose = (id: string) =>
      visitor.ajax('update_shipping_method', { security, 'shipping_method[0]': id });
    expect(await (await choose('free_shipping:2')).text()).toMatch(/<strong>[^<]*<span[^>]*><bdi>300\.00/);
    expect(await (await choose('flat_rate:1')).text()).toMatch(/<strong>[^<]*<span[^>]*><bdi>330\.00/);
    expect(await (await choose('nothing:9')).text()).toMatch(/<strong>[^<]*<span[^>]*><bdi>330\.00/);
    const refused = await visitor.ajax('update_shipping_method', { 'shipping_method[0]': 'flat_rate:1' });
    expect([refused.status, await refused.text()]).toEqual([403, '-1']);
  });
});
