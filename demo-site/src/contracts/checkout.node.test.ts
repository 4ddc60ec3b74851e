import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../shop/model.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

let test: TestShop;
let visitor: TestVisitor;

beforeEach(async () => {
  test = await testShop();
  visitor = test.visitor();
});

const address = {
  billing_first_name: 'דנה',
  billing_last_name: 'לוי',
  billing_country: 'IL',
  billing_address_1: 'הרצל 1',
  billing_city: 'תל אביב',
  billing_postcode: '6100000',
  billing_phone: '050-1234567',
  billing_email: 'dana@example.com',
  payment_method: 'cod',
};

const checkout = async (who: TestVisitor, fields: Record<string, string> = address, nonce?: string) => {
  const security = nonce ?? test.sessionNonce(who, 'woocommerce-process_checkout');
  const body = { ...fields, 'woocommerce-process-checkout-nonce': security };
  const response = await who.post('/en/?wc-ajax=checkout', body);
  return { status: response.status, answer: await response.json() };
};

const stockOf = (id: number): number => {
  const stock = test.shop.repository.product(id)?.stock;
  return stock?.kind === 'managed' ? stock.quantity : Number.NaN;
};

describe('checkout', () => {
  it('CP-1 the checkout places an order, takes the stock, and drops the cart cookies', async () => {
    await visitor.ajax('add_to_cart', { product_id: '22', quantity: '2' });
    const security = test.guestNonce('apply-coupon');
    await visitor.ajax('apply_coupon', { security, coupon_code: 'five' });
    const { status, answer } = await checkout(visitor);
    expect(status).toBe(200);
    const [order] = test.shop.repository.orders();
    expect(answer).toEqual({
      result: 'success',
      redirect: `http://shop.test/en/checkout/order-received/${order?.id}/?key=${order?.key}`,
      order_id: order?.id,
    });
    expect(order).toMatchObject({
      subtotal: 246_912,
      discount: 500,
      total: 246_412 + 3000,
      status: 'processing',
      lines: [{ productId: 22, quantity: 2, subtotal: 246_912, total: 246_412, name: 'Few' }],
      billing: { city: 'תל אביב' },
    });
    expect(stockOf(22)).toBe(1);
    expect([...visitor.cookies.keys()]).toEqual([expect.stringMatching(/^wp_woo/)]);
  });

  it('CP-1 the checkout lists each missing field, and keeps the cart', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const { answer } = await checkout(visitor, { ...address, billing_first_name: ' ', billing_email: 'no' });
    expect(answer).toMatchObject({ result: 'failure', refresh: false, reload: false });
    expect(answer.messages).toMatch(
      /<ul class="woocommerce-error" role="alert">\s*<li data-id="billing_first_name">/,
    );
    expect(answer.messages).toContain('data-id="billing_email"');
    expect(test.cart(visitor)).toEqual({ 18: 1 });
    expect(test.shop.repository.orders()).toEqual([]);
  });

  it('CP-1 the message about a missing field of the checkout names its address, billing or shipping', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const { answer } = await checkout(visitor, {
      ...address,
      billing_city: '',
      ship_to_different_address: '1',
    });
    for (const kind of ['Billing', 'Shipping'])
      expect(answer.messages).toContain(`${kind} Town / City is a required field.`);
  });

  it('SEC-3 the checkout applies a coupon limited to one order only once, even if another order is stored at the last moment', async () => {
    const { repository } = test.shop;
    await visitor.ajax('add_to_cart', { product_id: '22' });
    const security = test.guestNonce('apply-coupon');
    await visitor.ajax('apply_coupon', { security, coupon_code: 'once' });
    const theirs = { coupons: [{ code: 'once', amount: 1 }] } as unknown as Omit<Order, 'id'>;
    // Another process on the same database stores its order just before this one begins its own transaction.
    const begin = repository.transaction;
    const other = vi.spyOn(repository, 'transaction').mockImplementationOnce((work) => {
      repository.addOrder(theirs);
      return begin(work);
    });
    const { answer } = await checkout(visitor);
    expect(answer).toMatchObject({ result: 'failure', refresh: true });
    expect(answer.messages).toContain('Usage limit');
    expect([other.mock.calls.length, repository.couponUses('once'), stockOf(22)]).toEqual([1, 1, 3]);
    expect(test.session(visitor).coupons).toEqual([]);
  });

  it('CP-1 the checkout responds with 200 and refresh to a bad nonce', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const { status, answer } = await checkout(visitor, address, 'aaaaaaaaaa');
    expect(status).toBe(200);
    expect(answer).toMatchObject({ result: 'failure', refresh: true, reload: false });
  });

  it('CP-1 the checkout sells the last unit to one of ten shoppers', async () => {
    const shoppers = Array.from({ length: 10 }, () => test.visitor());
    for (const shopper of shoppers) await shopper.ajax('add_to_cart', { product_id: '19' });
    const answers = await Promise.all(shoppers.map((shopper) => checkout(shopper)));
    const results = answers.map(({ answer }) => answer.result);
    expect(results.filter((result) => result === 'success')).toHaveLength(1);
    const refused = answers.find(({ answer }) => answer.result === 'failure')?.answer.messages;
    expect(refused).toContain('Sorry, &quot;Last&quot; is not in stock.');
    expect(stockOf(19)).toBe(0);
    expect(test.shop.repository.orders()).toHaveLength(1);
  });

  it('CP-1 the checkout places one order when a shopper clicks twice', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const answers = await Promise.all([checkout(visitor), checkout(visitor)]);
    expect(answers.map(({ answer }) => answer.result).sort()).toEqual(['failure', 'success']);
    expect(test.shop.repository.orders()).toHaveLength(1);
  });
});

describe('update_order_review', () => {
  const review = () =>
    visitor.json('update_order_review', { security: test.guestNonce('update-order-review'), city: 'חיפה' });

  it('CP-1 update_order_review responds with the review and the payment fragment', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const answer = await review();
    expect(answer).toMatchObject({ result: 'success', messages: '', reload: false });
    const fragments = answer.fragments as Record<string, string>;
    expect(Object.keys(fragments)).toEqual([
      '.woocommerce-checkout-review-order-table',
      '.woocommerce-checkout-payment',
    ]);
    expect(fragments['.woocommerce-checkout-review-order-table']).toContain(
      '>Shipping to <strong>חיפה</strong>',
    );
  });

  it('CP-1 update_order_review responds to an empty cart with the message that the session has expired, without a result', async () => {
    const answer = await review();
    expect(Object.keys(answer)).toEqual(['fragments']);
    expect(answer.fragments).toHaveProperty(
      ['form.woocommerce-checkout'],
      expect.stringContaining('פג תוקף'),
    );
  });

  it('CP-1 update_order_review responds with 403 and -1 to a bad nonce', async () => {
    const response = await visitor.ajax('update_order_review', { security: 'x' });
    expect([response.status, await response.text()]).toEqual([403, '-1']);
  });
});
