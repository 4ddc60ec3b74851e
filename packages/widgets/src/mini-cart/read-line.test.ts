import { describe, expect, it } from 'vitest';
import { amountIn } from './read-line.ts';

describe('an amount as a shop writes it', () => {
  it.each([
    ['₪20', 20, '₪36'],
    ['1,250.00 ₪', 1250, '35.50 ₪'],
    ['1.250,50 €', 1250.5, '35,50 €'],
    ['1 250,5 €', 1250.5, '35,5 €'],
    ['CHF 12’500', 12_500, 'CHF 36'],
    ['₪0.99', 0.99, '₪35.50'],
  ])('MC-4 %s is %d, and 35.5 is written %s', (text, value, written) => {
    expect(amountIn(text)?.value).toBe(value);
    expect(amountIn(text)?.write(35.5)).toBe(written);
  });

  it('MC-4 groups thousands as the shop does, and rounds up', () => {
    expect(amountIn('1.250,50 €')?.write(1_234_567.801)).toBe('1.234.567,81 €');
    expect(amountIn('₪20.00')?.write(0.1 + 0.2)).toBe('₪0.30');
  });

  it('MC-4 a text without a number has none', () => {
    expect(amountIn('free')).toBeNull();
  });
});
