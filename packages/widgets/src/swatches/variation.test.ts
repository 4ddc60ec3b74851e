import { describe, expect, it } from 'vitest';
import { readVariation, readVariations } from './variation.ts';

/** As recorded from a shop (woocommerce.md §h). */
const recorded = {
  attributes: { attribute_pa_color: 'red', attribute_pa_size: '' },
  availability_html: '<p class="stock in-stock">3 in stock</p>\n',
  backorders_allowed: false,
  display_price: 15,
  image: { title: 'tee', caption: '', alt: '', src: '/tee.png', srcset: false, sizes: false, src_w: 600 },
  image_id: 12,
  is_in_stock: true,
  is_purchasable: true,
  is_sold_individually: 'no',
  max_qty: 3,
  min_qty: 1,
  price_html: '',
  sku: 'TEE-R',
  variation_id: 24,
  variation_is_active: true,
  variation_is_visible: true,
};

describe('variation', () => {
  it('SW-9 reads what real servers send', () => {
    const variation = readVariation(recorded);
    expect(variation).toMatchObject({
      variation_id: 24,
      attributes: { attribute_pa_color: 'red', attribute_pa_size: '' },
      is_sold_individually: false,
      max_qty: 3,
      price_html: '',
      image: { id: '12', src: '/tee.png', srcset: '', sizes: '', width: '600' },
    });
    expect(variation?.source).toBe(recorded);
  });

  it('SW-9 no limit, sold individually, no picture', () => {
    const image = { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false };
    expect(readVariation({ ...recorded, max_qty: '', is_sold_individually: 'yes', image })).toMatchObject({
      max_qty: null,
      is_sold_individually: true,
      image: null,
    });
  });

  it('SW-9 numbers and switches as text, an empty map as a list', () => {
    const odd = { ...recorded, variation_id: '24', max_qty: '4', is_in_stock: '', attributes: [] };
    expect(readVariation(odd)).toMatchObject({
      variation_id: 24,
      max_qty: 4,
      is_in_stock: false,
      attributes: {},
    });
  });

  it('SW-9 the least a page of its own must give', () => {
    expect(readVariation({ variation_id: 7, attributes: { attribute_size: 's' } })).toMatchObject({
      is_in_stock: true,
      is_purchasable: true,
      variation_is_visible: true,
      min_qty: 1,
      max_qty: null,
      image: null,
    });
  });

  it.each([null, 'x', 7, [], {}, { variation_id: 'abc' }, { variation_id: 0 }, { variation_id: -1 }])(
    'SW-9 %j is no variation',
    (nonsense) => {
      expect(readVariation(nonsense)).toBeNull();
    },
  );

  it('SW-8 false, nothing and an empty list mean: ask the server', () => {
    for (const list of [false, null, undefined, [], '', {}]) expect(readVariations(list)).toBeNull();
  });

  it('SW-9 a broken entry does not take the others with it', () => {
    expect(readVariations([null, recorded, 'x'])?.map((each) => each.variation_id)).toEqual([24]);
  });
});
