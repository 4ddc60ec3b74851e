import {
  emptyAddress,
  type LocalText,
  type Product,
  type ProductAttribute,
  type Stock,
  type Variation,
} from '../model.ts';
import type { Repository } from '../repository.ts';

/** For tests only: the recorded shop's sample products, so that recorded answers can be compared with this shop's answers. */
const both = (text: string, he = text): LocalText => ({ en: text, he });

const unmanaged = { kind: 'unmanaged', status: 'in' } as const;
const managed = (quantity: number, backorders: 'no' | 'notify' = 'no'): Stock => ({
  kind: 'managed',
  quantity,
  backorders,
  lowAt: 2,
});

export function sampleProduct(id: number, name: LocalText, extra: Partial<Product> = {}): Product {
  return {
    type: 'simple',
    id,
    sku: `sku-${id}`,
    regularPrice: 1000,
    salePrice: null,
    stock: unmanaged,
    weight: '',
    slug: both(name.en.toLowerCase().replaceAll(' ', '-'), `${name.he.replaceAll(' ', '-')}-${id}`),
    name,
    description: both(''),
    summary: both(''),
    categoryIds: [],
    tags: [],
    pictureIds: [],
    soldIndividually: false,
    featured: false,
    createdAt: 0,
    listed: true,
    rating: 0,
    reviewCount: 0,
    ...extra,
  } as Product;
}

const attribute = (
  key: string,
  name: LocalText,
  taxonomy: boolean,
  values: readonly LocalText[],
): ProductAttribute => ({
  key,
  name,
  taxonomy,
  swatch: 'select',
  options: values.map((option) => ({ value: taxonomy ? option.en.toLowerCase() : option.en, name: option })),
});

const sampleVariation = (
  id: number,
  parentId: number,
  attributes: Readonly<Record<string, string>>,
  extra: Partial<Variation> = {},
): Variation => ({
  id,
  parentId,
  attributes,
  sku: `sku-${id}`,
  regularPrice: 2000,
  salePrice: null,
  stock: unmanaged,
  weight: '',
  pictureId: null,
  description: both(''),
  ...extra,
});

const colors = [both('Red', 'אדום'), both('Green', 'ירוק')];
const sizes = [both('S'), both('M')];

/**
 * Seeds 18 mug (simple) · 19 last (one left) · 20 gone · 21 single (sold individually) · 22 few (three) · 23 tee with 24–27 (27
 * out of stock) · 40 hat, custom attribute, one price, with 41–42 · 80 sock with "any" size 81 · 83 set of 18 and 22 · 84
 * elsewhere (external) · 85 later (back-order) · 86 evil name.
 */
export function seedSampleShop(repository: Repository): void {
  const color = attribute('pa_color', both('Color', 'צבע'), true, colors);
  const size = attribute('pa_size', both('Size', 'מידה'), true, sizes);
  const variable = (attributes: readonly ProductAttribute[]): Partial<Product> => ({
    type: 'variable',
    attributes,
    defaults: {},
  });
  const products: Product[] = [
    sampleProduct(18, both('Mug', 'ספל')),
    sampleProduct(19, both('Last', 'אחרון'), { stock: managed(1) }),
    sampleProduct(20, both('Gone', 'אזל'), { stock: managed(0) }),
    sampleProduct(21, both('Single', 'יחיד'), { soldIndividually: true }),
    sampleProduct(22, both('Few', 'מעט'), { stock: managed(3), regularPrice: 123456 }),
    sampleProduct(23, both('Tee', 'חולצה'), variable([color, size])),
    sampleProduct(
      40,
      both('Hat', 'כובע'),
      variable([attribute('color', both('Color', 'צבע'), false, colors)]),
    ),
    sampleProduct(80, both('Sock', 'גרב'), variable([size])),
    sampleProduct(83, both('Set', 'ערכה'), { type: 'grouped', childIds: [18, 22], regularPrice: 0 }),
    sampleProduct(84, both('Elsewhere', 'אחר'), {
      type: 'external',
      url: 'https://example.com/',
      buttonText: both('Buy'),
    }),
    sampleProduct(85, both('Later', 'אחר כך'), { stock: managed(0, 'notify') }),
    sampleProduct(86, both('<img src=x onerror=alert(1)>', '"><script>alert(1)</script>'), {
      slug: both('evil'),
    }),
  ];
  const variations: Variation[] = [
    sampleVariation(24, 23, { pa_color: 'red', pa_size: 's' }, { salePrice: 1500 }),
    sampleVariation(25, 23, { pa_color: 'red', pa_size: 'm' }),
    sampleVariation(26, 23, { pa_color: 'green', pa_size: 's' }, { stock: managed(5) }),
    sampleVariation(27, 23, { pa_color: 'green', pa_size: 'm' }, { stock: managed(0) }),
    sampleVariation(41, 40, { color: 'Red' }),
    sampleVariation(42, 40, { color: 'Green' }, { stock: managed(0, 'notify') }),
    sampleVariation(81, 80, { pa_size: '' }),
  ];
  repository.transaction(() => {
    products.forEach(repository.saveProduct);
    variations.forEach(repository.saveVariation);
    const coupon = { kind: 'percent', amount: 10, expiresAt: null, minimum: null, usageLimit: null } as const;
    repository.saveCoupon({ ...coupon, code: 'save10' });
    repository.saveCoupon({ ...coupon, code: 'five', kind: 'fixed', amount: 500 });
    repository.saveCoupon({ ...coupon, code: 'expired', expiresAt: 1 });
    repository.saveCoupon({ ...coupon, code: 'big', minimum: 50_000 });
    repository.saveCoupon({ ...coupon, code: 'once', usageLimit: 1 });
    repository.saveShippingMethod({
      id: 'flat_rate:1',
      label: both('Courier', 'שליח'),
      cost: 3000,
      minimum: null,
    });
    repository.saveShippingMethod({
      id: 'free_shipping:2',
      label: both('Free', 'חינם'),
      cost: 0,
      minimum: 30_000,
    });
    repository.addUser({
      login: 'dana',
      email: 'dana@example.com',
      displayName: 'Dana',
      firstName: 'Dana',
      lastName: 'Levi',
      passwordHash: 'plain:shalom1234',
      billing: { ...emptyAddress, firstName: 'Dana' },
      shipping: emptyAddress,
      role: 'customer',
      createdAt: 0,
    });
  });
}
