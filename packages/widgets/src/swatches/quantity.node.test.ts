import { describe, expect, it } from 'vitest';
import { clampQuantity } from './quantity.ts';

describe('quantity', () => {
  it.each([
    ['2', 2],
    ['0', 1],
    ['-3', 1],
    ['9', 5],
    ['abc', 1],
    ['', 1],
    ['2.5', 2.5],
  ])('SW-9 %s becomes %d between 1 and 5', (value, expected) => {
    expect(clampQuantity(value, { min: 1, max: 5 })).toBe(expected);
  });

  it('SW-9 no maximum lets any number pass', () => {
    expect(clampQuantity('900', { min: 1, max: null })).toBe(900);
  });
});
