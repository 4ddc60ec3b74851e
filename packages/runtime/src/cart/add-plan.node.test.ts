import { describe, expect, it } from 'vitest';
import { testSite } from '../site/testing/site.ts';
import { type AddRequest, planAdd } from './add-plan.ts';
import { sendAdd } from './requests.ts';
import { fakeShop, type ShopVersion } from './testing/fake-shop.ts';

/** A variable product's form as the browser would send it. */
const teeForm = (color: string, size: string, variation: string): AddRequest['fields'] => [
  ['attribute_color', color],
  ['attribute_size', size],
  ['quantity', '2'],
  ['add-to-cart', '23'],
  ['product_id', '23'],
  ['variation_id', variation],
  ['gift_note', 'מזל טוב'],
];

const simple: AddRequest = {
  fields: [
    ['quantity', '2'],
    ['add-to-cart', '18'],
  ],
  productId: '18',
  quantity: '2',
};
const variation: AddRequest = {
  fields: teeForm('red', 's', '24'),
  productId: '23',
  quantity: '2',
  variation: { id: '24', hasAny: false },
};
const anySize: AddRequest = {
  fields: teeForm('blue', 'xl', '81'),
  productId: '23',
  quantity: '2',
  variation: { id: '81', hasAny: true },
};
const grouped: AddRequest = {
  fields: [
    ['quantity[18]', '2'],
    ['quantity[19]', '1'],
    ['add-to-cart', '83'],
  ],
  productId: '83',
  quantity: '',
  grouped: true,
};

async function add(version: ShopVersion, request: AddRequest, before: [string, number][] = []) {
  const shop = fakeShop(version);
  for (const [name, count] of before) shop.lines.set(name, count);
  const answer = await sendAdd(testSite(shop.fetch), planAdd(request), [shop.hash()]);
  return { answer, lines: Object.fromEntries(shop.lines), requests: shop.requests };
}

describe.each<ShopVersion>(['new', 'old'])('planAdd on the %s server', (version) => {
  it.each<[string, AddRequest, Record<string, number>]>([
    ['a simple product', simple, { Mug: 2 }],
    ['a variation', variation, { 'Tee - Red, S': 2 }],
    ['a variation with an "any" attribute', anySize, { 'Tee - Blue, xl': 2 }],
    ['a grouped product', grouped, { Mug: 2, Poster: 1 }],
  ])('AC-6 a planned add of %s adds it exactly once, with one request', async (_, request, expected) => {
    const { answer, lines, requests } = await add(version, request);
    expect(answer.kind).toBe('added');
    expect(lines).toEqual(expected);
    expect(requests).toHaveLength(1);
  });

  it('AC-6 an add through the fragments endpoint that changes nothing counts as refused', async () => {
    const wrong = { ...anySize, fields: teeForm('green', 'xl', '81') };
    const { answer, lines } = await add(version, wrong, [['Mug', 1]]);
    expect(answer).toEqual({ kind: 'refused', url: null });
    expect(lines).toEqual({ Mug: 1 });
  });

  it('AC-6 a product that is sold individually is refused if it is added a second time', async () => {
    const poster = { fields: [], productId: '19', quantity: '1' };
    const { answer, lines } = await add(version, poster, [['Poster', 1]]);
    expect(answer).toEqual({ kind: 'refused', url: 'https://shop.test/product/19/' });
    expect(lines).toEqual({ Poster: 1 });
  });

  it('AC-6 the add endpoint reports an error or adds twice if it gets the whole form', async () => {
    const shop = fakeShop(version);
    const whole = { via: 'addToCart' as const, fields: Object.fromEntries(variation.fields) };
    const answer = await sendAdd(testSite(shop.fetch), whole, ['']);
    // The new server adds the product, but responds with an error. The old one adds it twice, once without its variation.
    if (version === 'new') expect(answer.kind).toBe('refused');
    else expect(Object.fromEntries(shop.lines)).toEqual({ 'Tee - Red, S': 2, Tee: 2 });
    expect(shop.lines.get('Tee - Red, S')).toBe(2);
  });
});

describe('planAdd', () => {
  it('AC-1 planAdd keeps every other field of the product form', () => {
    expect(planAdd(variation).fields).toMatchObject({
      product_id: '24',
      variation_id: '24',
      attribute_color: 'red',
      gift_note: 'מזל טוב',
    });
  });

  it('AC-6 planAdd never sends add-to-cart to the add endpoint', () => {
    for (const request of [simple, variation])
      expect(planAdd(request).fields).not.toHaveProperty('add-to-cart');
  });

  it('AC-6 planAdd adds the product’s id if the fields lack the submit button that contains it', () => {
    const plan = planAdd({ ...grouped, fields: [['quantity[18]', '1']] });
    expect(plan.fields).toEqual({ 'quantity[18]': '1', 'add-to-cart': '83', product_id: '83' });
  });

  it('AC-1 planAdd keeps all values of a repeated list field, and the last value of a repeated plain field', () => {
    const fields: AddRequest['fields'] = [
      ['extras[]', 'a'],
      ['extras[]', 'b'],
      ['note', '1'],
      ['note', '2'],
    ];
    expect(planAdd({ ...simple, fields }).fields).toMatchObject({ 'extras[]': ['a', 'b'], note: '2' });
  });

  it('SEC-3 planAdd changes no prototype if a field is named __proto__', () => {
    const fields: AddRequest['fields'] = [['__proto__', 'x']];
    planAdd({ ...simple, fields });
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});
