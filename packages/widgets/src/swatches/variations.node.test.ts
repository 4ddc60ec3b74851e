import { describe, expect, it } from 'vitest';
import {
  availabilityOf,
  findVariation,
  isComplete,
  isDisabled,
  isPurchasable,
  matches,
  quantityLimits,
  remainingAttribute,
  sameChoices,
  stockHint,
  tabStop,
} from './variations.ts';

describe('matching variations', () => {
  const choices = (record: Record<string, string>) => new Map(Object.entries(record));

  it('SW-9 a variation matches the choices if every attribute is equal', () => {
    const green = { attributes: { color: 'green', size: 's' } };
    expect(matches(green, choices({ color: 'green', size: 's' }))).toBe(true);
    expect(matches(green, choices({ color: 'green', size: 'm' }))).toBe(false);
  });

  it('SW-9 an attribute that is empty in the variation or in the choices matches any value', () => {
    expect(matches({ attributes: { color: '', size: 's' } }, choices({ color: 'red', size: 's' }))).toBe(
      true,
    );
    expect(matches({ attributes: { color: 'red', size: 's' } }, choices({ color: '', size: 's' }))).toBe(
      true,
    );
    expect(matches({ attributes: { other: 'x' } }, choices({ color: 'red' }))).toBe(true);
  });

  it('SW-9 values of attributes are compared exactly, like on the server', () => {
    expect(matches({ attributes: { color: 'Red' } }, choices({ color: 'red' }))).toBe(false);
    expect(matches({ attributes: { size: '1' } }, choices({ size: '01' }))).toBe(false);
  });

  it('SW-9 findVariation returns the first variation that matches the choices', () => {
    const list = [
      { id: 1, attributes: { color: 'red' } },
      { id: 2, attributes: { color: '' } },
      { id: 3, attributes: { color: 'green' } },
    ];
    expect(findVariation(list, choices({ color: 'green' }))?.id).toBe(2);
    expect(findVariation([], choices({ color: 'green' }))).toBeUndefined();
  });

  it('SEC-3 an attribute named like a prototype key is matched like any other attribute', () => {
    const odd = JSON.parse('{"attributes":{"__proto__":"a","constructor":"b"}}');
    expect(matches(odd, new Map([['__proto__', 'a']]))).toBe(true);
    expect(matches(odd, new Map([['constructor', 'c']]))).toBe(false);
  });

  it('SW-9 choices of a variation are complete if each attribute has a value', () => {
    expect(isComplete(choices({ color: 'red', size: 's' }))).toBe(true);
    expect(isComplete(choices({ color: 'red', size: '' }))).toBe(false);
    expect(isComplete(choices({}))).toBe(false);
  });

  it('SW-1 two choices of a variation are the same if they have the same attributes and values', () => {
    expect(sameChoices(choices({ a: '1' }), choices({ a: '1' }))).toBe(true);
    expect(sameChoices(choices({ a: '1' }), choices({ a: '2' }))).toBe(false);
    expect(sameChoices(choices({ a: '1' }), choices({ a: '1', b: '' }))).toBe(false);
  });
});

describe('item states', () => {
  const variation = (color: string, size: string, is_in_stock = true, variation_is_active = true) => ({
    attributes: { color, size },
    is_in_stock,
    variation_is_active,
  });
  const list = [
    variation('red', 's'),
    variation('red', 'm', false),
    variation('green', 'm'),
    variation('blue', 's', true, false),
  ];
  const choose = (color: string, size: string) =>
    new Map([
      ['color', color],
      ['size', size],
    ]);

  it('SW-2 a swatch is unavailable if no variation matches the other choices', () => {
    expect(availabilityOf(list, choose('green', ''), 'size', 's', false)).toBe('unavailable');
    expect(availabilityOf(list, choose('green', ''), 'size', 'm', false)).toBe('available');
  });

  it('SW-2 the current choice of an attribute does not affect the swatches of that attribute', () => {
    expect(availabilityOf(list, choose('green', ''), 'color', 'red', false)).toBe('available');
  });

  it('SW-2 visitors can choose an out-of-stock swatch only if clickable_out_of_stock is on', () => {
    expect(availabilityOf(list, choose('red', ''), 'size', 'm', false)).toBe('out-of-stock');
    expect(availabilityOf(list, choose('red', ''), 'size', 'm', true)).toBe('no-stock');
    expect(isDisabled('out-of-stock')).toBe(true);
    expect(isDisabled('no-stock')).toBe(false);
  });

  it('SW-2 a swatch is available if at least one of its matching variations is in stock', () => {
    expect(availabilityOf(list, choose('', ''), 'size', 'm', false)).toBe('available');
  });

  it('SW-2 a swatch with only an inactive variation is unavailable', () => {
    expect(availabilityOf(list, choose('', ''), 'color', 'blue', true)).toBe('unavailable');
  });

  it('SW-2 a value is available if a variation allows any value of its attribute', () => {
    expect(availabilityOf([variation('', 's')], choose('', 's'), 'color', 'whatever', false)).toBe(
      'available',
    );
  });

  it('SW-8 every swatch is available without a list of variations', () => {
    expect(availabilityOf(null, choose('green', ''), 'size', 's', false)).toBe('available');
  });

  it('SW-3 the tab stop of a group is the chosen swatch, otherwise the first enabled swatch', () => {
    const items = [
      { value: 's', disabled: true },
      { value: 'm', disabled: false },
      { value: 'l', disabled: false },
    ];
    expect(tabStop(items, 'l')).toBe(2);
    expect(tabStop(items, '')).toBe(1);
    expect(tabStop(items, 's')).toBe(0);
    expect(tabStop([{ value: 's', disabled: true }], '')).toBe(-1);
  });
});

describe('stock hints', () => {
  const variation = (
    size: string,
    max_qty: number | '',
    is_in_stock = true,
    variation_stock_left: number | '' = '',
  ) => ({
    attributes: { color: 'red', size },
    is_in_stock,
    max_qty,
    variation_stock_left,
  });
  const list = [
    variation('s', 5),
    variation('m', 6),
    variation('l', 2, false),
    variation('xl', ''),
    variation('xxl', -1),
  ];
  const choose = (color: string, size: string) =>
    new Map([
      ['color', color],
      ['size', size],
    ]);

  it('SW-6 stock hints show only for the last attribute that is not chosen yet', () => {
    expect(remainingAttribute(choose('red', ''))).toBe('size');
    expect(remainingAttribute(choose('', ''))).toBeUndefined();
    expect(remainingAttribute(choose('red', 's'))).toBeUndefined();
    expect(stockHint(list, choose('', ''), 'size', 's', 5)).toBeUndefined();
    expect(stockHint(list, choose('red', ''), 'color', 'red', 5)).toBeUndefined();
  });

  it('SW-6 stock hints are shown up to and including the threshold', () => {
    expect(stockHint(list, choose('red', ''), 'size', 's', 5)).toBe(5);
    expect(stockHint(list, choose('red', ''), 'size', 'm', 5)).toBeUndefined();
  });

  it('SW-6 stock hints are not shown for swatches that are out of stock, unlimited, or without a variation', () => {
    for (const size of ['l', 'xl', 'xxl', 'none']) {
      expect(stockHint(list, choose('red', ''), 'size', size, 5)).toBeUndefined();
    }
  });

  it('SW-6 stock hints prefer the stock left over the quantity that can be bought', () => {
    const list = [variation('s', 3, true, 8)];
    expect(stockHint(list, choose('red', ''), 'size', 's', 5)).toBe(8);
  });

  it('SW-6 stock hints are hidden when every attribute is chosen', () => {
    expect(stockHint(list, choose('red', 's'), 'size', 's', 5)).toBeUndefined();
  });

  it('SW-8 stock hints are not shown without a list of variations', () => {
    expect(stockHint(null, choose('red', ''), 'size', 's', 5)).toBeUndefined();
  });
});

describe('variations that can be bought', () => {
  it('SW-9 a variation can be bought if it is purchasable, in stock and visible', () => {
    const all = { is_purchasable: true, is_in_stock: true, variation_is_visible: true };
    expect(isPurchasable(all)).toBe(true);
    for (const key of Object.keys(all)) expect(isPurchasable({ ...all, [key]: false })).toBe(false);
  });

  it('SW-9 a variation’s quantity limits are its own, and exactly 1 if the variation is sold individually', () => {
    const limits = { is_sold_individually: 'no', min_qty: 2, max_qty: 9 } as const;
    expect(quantityLimits(limits)).toEqual({ min: 2, max: 9 });
    for (const max_qty of ['', -1, 0] as const)
      expect(quantityLimits({ ...limits, min_qty: '', max_qty })).toEqual({
        min: 1,
        max: Number.POSITIVE_INFINITY,
      });
    expect(quantityLimits({ ...limits, is_sold_individually: 'yes' })).toEqual({ min: 1, max: 1 });
  });
});
