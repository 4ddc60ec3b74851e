import { describe, expect, it } from 'vitest';
import { remainingAttribute, stockHint } from './stock-hints.ts';

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
const list = [variation('s', 5), variation('m', 6), variation('l', 2, false), variation('xl', '')];
const choose = (color: string, size: string) =>
  new Map([
    ['color', color],
    ['size', size],
  ]);

describe('stock hints', () => {
  it('SW-6 only the last attribute to be chosen gets hints', () => {
    expect(remainingAttribute(choose('red', ''))).toBe('size');
    expect(remainingAttribute(choose('', ''))).toBeUndefined();
    expect(remainingAttribute(choose('red', 's'))).toBeUndefined();
    expect(stockHint(list, choose('', ''), 'size', 's', 5)).toBeUndefined();
    expect(stockHint(list, choose('red', ''), 'color', 'red', 5)).toBeUndefined();
  });

  it('SW-6 up to the threshold, the threshold included', () => {
    expect(stockHint(list, choose('red', ''), 'size', 's', 5)).toBe(5);
    expect(stockHint(list, choose('red', ''), 'size', 'm', 5)).toBeUndefined();
  });

  it('SW-6 not for what is out of stock, unlimited, or no variation', () => {
    for (const size of ['l', 'xl', 'none']) {
      expect(stockHint(list, choose('red', ''), 'size', size, 5)).toBeUndefined();
    }
  });

  it('SW-6 what is left may be told apart from what one may buy', () => {
    const told = [variation('s', 3, true, 8)];
    expect(stockHint(told, choose('red', ''), 'size', 's', 5)).toBe(8);
  });

  it('SW-6 hints go when every attribute is chosen', () => {
    expect(stockHint(list, choose('red', 's'), 'size', 's', 5)).toBeUndefined();
  });

  it('SW-8 without a list of variations there are none', () => {
    expect(stockHint(null, choose('red', ''), 'size', 's', 5)).toBeUndefined();
  });
});
