import { describe, expect, it } from 'vitest';
import { html, json } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { InvalidAnswerError } from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { fetchVariation, parseVariations } from './variation.ts';

const real = {
  variation_id: 24,
  attributes: { attribute_pa_color: 'red', attribute_size: '' },
  is_in_stock: true,
  is_purchasable: true,
  is_sold_individually: 'no',
  max_qty: '',
  min_qty: 1,
  price_html: '',
  display_price: 79.9,
  image: { src: '', srcset: false },
  custom_key: 'kept',
};
const query = { productId: '23', attributes: { attribute_pa_color: 'red', attribute_size: 's' } };

describe('fetchVariation', () => {
  it('SW-8 fetchVariation posts the product and its chosen attributes', async () => {
    let body = '';
    let url = '';
    const site = testSite(async (input, init) => {
      const request = new Request(input, init);
      url = request.url;
      body = await request.text();
      return json(real);
    });
    const variation = await fetchVariation(site, query);
    expect(url).toBe('https://shop.test/?wc-ajax=get_variation');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      product_id: '23',
      attribute_pa_color: 'red',
      attribute_size: 's',
    });
    expect(variation).toMatchObject({
      variation_id: 24,
      is_sold_individually: 'no',
      max_qty: '',
      custom_key: 'kept',
    });
  });

  it('SW-8 fetchVariation returns null if no variation matches', async () => {
    expect(
      await fetchVariation(
        testSite(async () => json(false)),
        query,
      ),
    ).toBeNull();
  });

  it.each(['', '0', '-1', '<p>', 'true', 'null', '{}', '[]'])(
    'SW-8 fetchVariation rejects the answer %j, which is not a variation',
    async (body) => {
      const site = testSite(async () => html(body));
      await expect(fetchVariation(site, query)).rejects.toBeInstanceOf(InvalidAnswerError);
    },
  );

  it('RT-3 the error for an answer that is not a variation names the expected value', async () => {
    const site = testSite(async () => json({ variation_id: 'x' }));
    await expect(fetchVariation(site, query)).rejects.toThrow(
      'get_variation: expected a variation or false, found "{"variation_id":"x"}"',
    );
  });

  it('SEC-3 fetchVariation drops keys that reach a prototype', async () => {
    const site = testSite(async () => html('{"variation_id":5,"__proto__":{"sku":"x"},"constructor":1}'));
    const variation = await fetchVariation(site, query);
    expect(variation).toMatchObject({ variation_id: 5, sku: '' });
    expect(Object.keys(variation ?? {})).not.toEqual(expect.arrayContaining(['constructor']));
  });
});

describe('parseVariations', () => {
  it('SW-9 parseVariations accepts numbers and flags that a form’s list of variations contains as text', () => {
    const [first] =
      parseVariations(
        JSON.stringify([
          { ...real, variation_id: '24', max_qty: '3', is_sold_individually: 'yes', is_in_stock: '' },
        ]),
      ) ?? [];
    expect(first).toMatchObject({
      variation_id: 24,
      max_qty: 3,
      is_sold_individually: 'yes',
      is_in_stock: false,
    });
  });

  it('SW-9 parseVariations adds the fields of a variation that an old or foreign server omits', () => {
    const [first] = parseVariations('[{"variation_id":5}]') ?? [];
    expect(first).toMatchObject({
      attributes: {},
      is_in_stock: true,
      max_qty: '',
      price_html: '',
      image: {},
    });
  });

  it.each(['false', '', 'null', '{broken', '{}', '7'])(
    'SW-8 parseVariations returns null for %j, so that the variation is requested from the server',
    (text) => {
      expect(parseVariations(text)).toBeNull();
    },
  );

  it('SW-9 parseVariations keeps the valid variations next to invalid ones', () => {
    expect(parseVariations('[null,7,{"variation_id":"x"},{"variation_id":5}]')?.at(-1)).toMatchObject({
      variation_id: 5,
    });
  });

  it('SEC-3 parseVariations drops attributes that reach a prototype', () => {
    const [first] = parseVariations('[{"variation_id":5,"attributes":{"__proto__":"x","a":"b"}}]') ?? [];
    expect(Object.entries(first?.attributes ?? {})).toEqual([['a', 'b']]);
  });
});
