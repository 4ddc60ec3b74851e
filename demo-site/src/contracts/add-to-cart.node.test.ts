import { beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

let test: TestShop;
let visitor: TestVisitor;

beforeEach(async () => {
  test = await testShop();
  visitor = test.visitor();
});

describe('add_to_cart', () => {
  it('AC-1 add_to_cart adds a simple product, and responds with fragments, a hash and the cookies', async () => {
    const response = await visitor.ajax('add_to_cart', { product_id: '18', quantity: '2', anything: 'else' });
    const answer = await response.json();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(Object.keys(answer)).toEqual(['fragments', 'cart_hash']);
    expect(answer.cart_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(test.cart(visitor)).toEqual({ 18: 2 });
    expect(visitor.cookies.get('woocommerce_items_in_cart')).toBe('1');
    expect(visitor.cookies.get('woocommerce_cart_hash')).toBe(answer.cart_hash);
  });

  it('AC-6 add_to_cart adds a variation by its own id and ignores posted attributes', async () => {
    const answer = await visitor.json('add_to_cart', { product_id: '24', attribute_pa_color: 'green' });
    expect(answer).toHaveProperty('cart_hash');
    expect(test.cart(visitor)).toEqual({ 24: 1 });
  });

  it.each([
    [
      'a variable product with a variation id',
      { product_id: '23', variation_id: '24', attribute_pa_color: 'red', attribute_pa_size: 's' },
      '/en/product/tee/',
    ],
    ['a variable product alone', { product_id: '23' }, '/en/product/tee/'],
    ['a variation with an "any" attribute', { product_id: '81' }, '/en/product/sock/'],
    [
      'a variation with an "any" attribute that is posted',
      { product_id: '81', attribute_pa_size: 's' },
      '/en/product/sock/',
    ],
    ['a product out of stock', { product_id: '20' }, '/en/product/gone/'],
    ['a variation out of stock', { product_id: '27' }, '/en/product/tee/'],
    ['more than the stock', { product_id: '22', quantity: '4' }, '/en/product/few/'],
    ['an external product', { product_id: '84' }, '/en/product/elsewhere/'],
    ['a grouped product', { product_id: '83' }, '/en/product/set/'],
    ['a negative quantity', { product_id: '18', quantity: '-1' }, '/en/product/mug/'],
    ['a quantity in letters', { product_id: '18', quantity: 'many' }, '/en/product/mug/'],
    ['an id in letters', { product_id: 'abc' }, '/en/'],
  ])('AC-3 add_to_cart refuses %s with 200 and the address of a page', async (_, fields, path) => {
    const response = await visitor.post('/en/?wc-ajax=add_to_cart', fields);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ error: true, product_url: `http://shop.test${path}` });
    expect(test.cart(visitor)).toEqual({});
    expect(visitor.cookies.size).toBe(0);
  });

  it('SEC-3 a session keeps only thirty messages from refused calls', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    for (let at = 0; at < 40; at++) await visitor.get('/?wc-ajax=none&add-to-cart=20');
    expect(test.session(visitor).notices).toHaveLength(30);
  });

  it('SEC-3 add_to_cart refuses a quantity that is too large for exact sums, in one step or in two', async () => {
    expect(
      await visitor.json('add_to_cart', { product_id: '18', quantity: '27021597764222972' }),
    ).toHaveProperty('error');
    expect(await visitor.json('add_to_cart', { product_id: '18', quantity: '9999' })).toHaveProperty(
      'cart_hash',
    );
    expect(await visitor.json('add_to_cart', { product_id: '18', quantity: '1' })).toHaveProperty('error');
    expect(test.cart(visitor)).toEqual({ 18: 9999 });
  });

  it('SEC-3 the shop removes expired sessions while it is running', async () => {
    const days = 86_400_000;
    await visitor.ajax('add_to_cart', { product_id: '18' });
    const { repository, platform } = test.shop;
    const ended = { id: 't_ended', expiresAt: platform.now() + days, data: test.session(visitor) };
    repository.saveSession(ended);
    test.later(2 * days);
    await test.visitor().ajax('add_to_cart', { product_id: '18' });
    expect(repository.session(ended.id)).toBeNull();
  });

  it('AC-3 add_to_cart responds to an unknown product with false in place of a page to open', async () => {
    expect(await visitor.json('add_to_cart', { product_id: '99999' })).toEqual({
      error: true,
      product_url: false,
    });
  });

  it('AC-3 add_to_cart adds one unit of a product sold individually even if more are requested, and refuses a second unit', async () => {
    await visitor.ajax('add_to_cart', { product_id: '21', quantity: '5' });
    expect(test.cart(visitor)).toEqual({ 21: 1 });
    expect(await visitor.json('add_to_cart', { product_id: '21' })).toHaveProperty('error', true);
    expect(test.cart(visitor)).toEqual({ 21: 1 });
  });

  it('AC-3 add_to_cart counts the units that are already in the cart', async () => {
    await visitor.ajax('add_to_cart', { product_id: '22', quantity: '2' });
    expect(await visitor.json('add_to_cart', { product_id: '22', quantity: '2' })).toHaveProperty(
      'error',
      true,
    );
    expect(await visitor.json('add_to_cart', { product_id: '22', quantity: '1' })).toHaveProperty(
      'cart_hash',
    );
  });

  it.each([
    ['0', 1],
    ['', 1],
    ['2.7', 2],
  ])('AC-1 add_to_cart reads the quantity %j as %i', async (quantity, count) => {
    await visitor.ajax('add_to_cart', { product_id: '18', quantity });
    expect(test.cart(visitor)).toEqual({ 18: count });
  });

  it('AC-1 add_to_cart adds one unit when the quantity is missing', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    expect(test.cart(visitor)).toEqual({ 18: 1 });
  });

  it('AC-1 add_to_cart adds products on back-order', async () => {
    expect(await visitor.json('add_to_cart', { product_id: '85', quantity: '3' })).toHaveProperty(
      'cart_hash',
    );
  });

  it('CF-9 add_to_cart responds with an empty body to GET, to a JSON body, and without a product id', async () => {
    const json = {
      method: 'POST',
      body: '{"product_id":18}',
      headers: { 'content-type': 'application/json' },
    };
    const answers = [
      await visitor.ajax('add_to_cart', {}),
      await visitor.get('/?wc-ajax=add_to_cart&product_id=18'),
      await visitor.send('/?wc-ajax=add_to_cart', json),
    ];
    for (const response of answers) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(await response.text()).toBe('');
    }
    expect(test.cart(visitor)).toEqual({});
  });
});

describe('add-to-cart in any request', () => {
  it('AC-6 a call with both product_id and add-to-cart adds twice and queues a message', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18', 'add-to-cart': '18' });
    expect(test.cart(visitor)).toEqual({ 18: 2 });
    expect(test.session(visitor).notices.map(({ kind }) => kind)).toEqual(['success']);
  });

  const wholeForm = {
    'add-to-cart': '23',
    product_id: '23',
    variation_id: '24',
    attribute_pa_color: 'red',
    attribute_pa_size: 's',
  };

  it('AC-6 a whole variable form posted to add_to_cart adds its product once, although the response is an error', async () => {
    expect(await visitor.json('add_to_cart', wholeForm)).toHaveProperty('error', true);
    expect(test.cart(visitor)).toEqual({ 24: 1 });
    expect(test.session(visitor).notices.map(({ kind }) => kind)).toEqual(['success', 'error']);
  });

  it('AC-6 a whole form posted to get_refreshed_fragments adds its product exactly once', async () => {
    const answer = await visitor.json('get_refreshed_fragments', wholeForm);
    expect(test.cart(visitor)).toEqual({ 24: 1 });
    expect(answer).toHaveProperty('cart_hash', visitor.cookies.get('woocommerce_cart_hash'));
  });

  it('AC-6 the field add-to-cart adds a variation with the posted value of an "any" attribute', async () => {
    await visitor.ajax('get_refreshed_fragments', {
      'add-to-cart': '80',
      variation_id: '81',
      attribute_pa_size: 'm',
    });
    expect(test.cart(visitor)).toEqual({ 81: 1 });
  });

  it.each([
    ['a complete choice without a variation id', { ...wholeForm, variation_id: '0' }],
    [
      'a variation id with a missing attribute',
      { 'add-to-cart': '23', variation_id: '24', attribute_pa_color: 'red' },
    ],
    ['a value that the variation does not have', { ...wholeForm, attribute_pa_color: 'green' }],
    ['a variation of another product', { ...wholeForm, variation_id: '41' }],
    [
      'an "any" attribute with an unknown value',
      { 'add-to-cart': '80', variation_id: '81', attribute_pa_size: 'xl' },
    ],
  ])('AC-6 the field add-to-cart refuses %s', async (_, fields) => {
    await visitor.ajax('get_refreshed_fragments', fields);
    expect(test.cart(visitor)).toEqual({});
  });

  it('AC-6 the field add-to-cart adds each child of a group that has a quantity', async () => {
    await visitor.ajax('get_refreshed_fragments', {
      'add-to-cart': '83',
      'quantity[18]': '2',
      'quantity[22]': '1',
    });
    expect(test.cart(visitor)).toEqual({ 18: 2, 22: 1 });
  });

  it('AC-6 a GET request with add-to-cart adds the product', async () => {
    await visitor.get('/?wc-ajax=get_refreshed_fragments&add-to-cart=18');
    expect(test.cart(visitor)).toEqual({ 18: 1 });
  });

  it('AC-3 the shop drops the message for a guest without a session, and sets no cookie', async () => {
    await visitor.ajax('get_refreshed_fragments', { 'add-to-cart': '20' });
    expect(visitor.lastSetCookies).toEqual([]);
    expect(test.cart(visitor)).toEqual({});
  });
});

describe('shoppers at the same time', () => {
  it('AC-1 the cart keeps every product when one visitor adds from many tabs simultaneously', async () => {
    await visitor.ajax('add_to_cart', { product_id: '18' });
    await Promise.all(Array.from({ length: 20 }, () => visitor.ajax('add_to_cart', { product_id: '18' })));
    expect(test.cart(visitor)).toEqual({ 18: 21 });
  });
});
