import { describe, expect, it } from 'vitest';
import { availabilityOf, isDisabled, tabStop } from './item-states.ts';

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

describe('item states', () => {
  it('SW-2 an item is unavailable when no variation goes with the other choices', () => {
    expect(availabilityOf(list, choose('green', ''), 'size', 's', false)).toBe('unavailable');
    expect(availabilityOf(list, choose('green', ''), 'size', 'm', false)).toBe('available');
  });

  it('SW-2 what is chosen of the attribute itself does not count', () => {
    expect(availabilityOf(list, choose('green', ''), 'color', 'red', false)).toBe('available');
  });

  it('SW-2 an out-of-stock item can be chosen only when that option is on', () => {
    expect(availabilityOf(list, choose('red', ''), 'size', 'm', false)).toBe('out-of-stock');
    expect(availabilityOf(list, choose('red', ''), 'size', 'm', true)).toBe('no-stock');
    expect(isDisabled('out-of-stock')).toBe(true);
    expect(isDisabled('no-stock')).toBe(false);
  });

  it('SW-2 one variation in stock is enough', () => {
    expect(availabilityOf(list, choose('', ''), 'size', 'm', false)).toBe('available');
  });

  it('SW-2 an inactive variation does not count', () => {
    expect(availabilityOf(list, choose('', ''), 'color', 'blue', true)).toBe('unavailable');
  });

  it('SW-2 a variation for any value makes every value available', () => {
    expect(availabilityOf([variation('', 's')], choose('', 's'), 'color', 'whatever', false)).toBe(
      'available',
    );
  });

  it('SW-8 without a list of variations every item may be chosen', () => {
    expect(availabilityOf(null, choose('green', ''), 'size', 's', false)).toBe('available');
  });

  it('SW-3 Tab reaches the chosen item, else the first that can be chosen', () => {
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
