import { beforeEach, describe, expect, it } from 'vitest';
import { productVariations } from '../markup/variation.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';

let test: TestShop;
beforeEach(async () => {
  test = await testShop();
});

const ask = async (fields: Record<string, string>) => {
  const response = await test.visitor().post('/en/?wc-ajax=get_variation', fields);
  const text = await response.text();
  return { type: response.headers.get('content-type'), text, value: text === '' ? null : JSON.parse(text) };
};

describe('get_variation', () => {
  it('SW-8 get_variation responds to a complete choice with the recorded keys', async () => {
    const { type, value } = await ask({
      product_id: '23',
      attribute_pa_color: 'green',
      attribute_pa_size: 's',
    });
    expect(type).toBe('application/json; charset=UTF-8');
    expect(Object.keys(value)).toEqual([
      'attributes',
      'availability_html',
      'backorders_allowed',
      'dimensions',
      'dimensions_html',
      'display_price',
      'display_regular_price',
      'gallery_image_ids',
      'gallery_images_html',
      'image',
      'image_id',
      'is_downloadable',
      'is_in_stock',
      'is_purchasable',
      'is_sold_individually',
      'is_virtual',
      'max_qty',
      'min_qty',
      'price_html',
      'sku',
      'variation_description',
      'variation_id',
      'variation_is_active',
      'variation_is_visible',
      'weight',
      'weight_html',
      'variation_stock_left',
    ]);
    expect(value).toMatchObject({
      attributes: { attribute_pa_color: 'green', attribute_pa_size: 's' },
      availability_html: '<p class="stock in-stock">5 in stock</p>\n',
      display_price: 20,
      is_sold_individually: 'no',
      max_qty: 5,
      min_qty: 1,
      variation_id: 26,
      image: { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false },
    });
    expect(value.price_html).toMatch(/^<span class="price">/);
  });

  it('SW-8 get_variation responds with the matching variation even if it is out of stock', async () => {
    const { value } = await ask({ product_id: '23', attribute_pa_color: 'green', attribute_pa_size: 'm' });
    expect(value).toMatchObject({
      is_in_stock: false,
      is_purchasable: true,
      variation_is_active: true,
      variation_is_visible: true,
      max_qty: '',
      availability_html: '<p class="stock out-of-stock">Out of stock</p>\n',
    });
  });

  it('SW-8 get_variation responds with a variation on back-order, with an empty price because all variations cost the same', async () => {
    const { value } = await ask({ product_id: '40', attribute_color: 'Green' });
    expect(value).toMatchObject({ is_in_stock: true, backorders_allowed: true, max_qty: '', price_html: '' });
  });

  it('SW-9 get_variation leaves "any" attributes empty in its answer', async () => {
    const { value } = await ask({ product_id: '80', attribute_pa_size: 'm' });
    expect(value).toMatchObject({ variation_id: 81, attributes: { attribute_pa_size: '' } });
  });

  it.each([
    [
      'a choice that matches no variation',
      { product_id: '23', attribute_pa_color: 'blue', attribute_pa_size: 's' },
    ],
    ['a partial choice', { product_id: '23', attribute_pa_color: 'red' }],
    ['an empty value', { product_id: '23', attribute_pa_color: 'red', attribute_pa_size: '' }],
    ['a simple product', { product_id: '18', attribute_pa_color: 'red' }],
    ['a taxonomy term by its name', { product_id: '23', attribute_pa_color: 'Red', attribute_pa_size: 's' }],
    ['a custom value in another case', { product_id: '40', attribute_color: 'red' }],
  ])('SW-8 get_variation responds with false to %s', async (_, fields) => {
    expect((await ask(fields)).text).toBe('false');
  });

  it('SW-8 get_variation responds with an empty body without a product id', async () => {
    expect(await ask({ attribute_pa_color: 'red' })).toMatchObject({
      type: 'text/html; charset=UTF-8',
      text: '',
    });
  });

  it('SW-8 a product with more than 30 variations prints false instead of their list', async () => {
    const { repository } = test.shop;
    const tee = repository.product(23);
    const [first] = repository.variationsOf(23);
    if (tee?.type !== 'variable' || first === undefined)
      throw new Error('the sample shop has no variable tee');
    const place = { repository, locale: 'en', origin: '' } as const;
    for (let id = 200; id < 226; id++) repository.saveVariation({ ...first, id });
    expect(productVariations(tee, place)).toHaveLength(30);
    repository.saveVariation({ ...first, id: 300 });
    expect(productVariations(tee, place)).toBe(false);
  });
});
