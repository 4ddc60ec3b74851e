import { describe, expect, it, vi } from 'vitest';
import { stepQuantity } from '../../shared/cart/quantity.ts';
import { amountIn, lineOf } from './read-line.ts';

describe('an amount as a shop writes it', () => {
  it.each([
    ['₪20', 20, '₪36'],
    ['1,250.00 ₪', 1250, '35.50 ₪'],
    ['1.250,50 €', 1250.5, '35,50 €'],
    ['1 250,5 €', 1250.5, '35,5 €'],
    ['CHF 12’500', 12_500, 'CHF 36'],
    ['₪0.99', 0.99, '₪35.50'],
    ['₪1,250', 1250, '₪36'],
    ['Rp 12.500', 12_500, 'Rp 36'],
    ['1.234,500 د.ك', 1234.5, '35,500 د.ك'],
    ['د.ك 12.500', 12.5, 'د.ك 35.500'],
    ['KWD 0.750', 0.75, 'KWD 35.500'],
    ['ر.ع. ١٢٫٥٠٠', 12.5, 'ر.ع. ٣٥٫٥٠٠'],
    ['1,250 د.إ', 1250, '36 د.إ'],
    ['TND 1,250,000.500', 1_250_000.5, 'TND 35.500'],
  ])('MC-4 the price %s is read as %d, and 35.5 is written as %s', (text, value, written) => {
    const amount = amountIn(text, '.', undefined);
    expect(amount?.value).toBe(value);
    expect(amount?.write(35.5)).toBe(written);
  });

  it('MC-4 amountIn writes amounts with the shop’s group separator, rounded up', () => {
    expect(amountIn('1.250,50 €', ',')?.write(1_234_567.801)).toBe('1.234.567,81 €');
    expect(amountIn('₪20.00', '.')?.write(0.1 + 0.2)).toBe('₪0.30');
    expect(amountIn('20 €', ',')?.write(1250)).toBe('1.250 €');
  });

  it('MC-4 the shop’s decimal separator takes precedence over the currency and the language', () => {
    expect(amountIn('12,500 KD', '.', ',')?.value).toBe(12.5);
    expect(amountIn('12,500 KD', ',', '.')?.value).toBe(12_500);
    expect(amountIn('₪12.500', ',', '.')?.value).toBe(12.5);
  });

  it.each(['free', '', '12,500 KD', 'د.ك 1,250', '1.2.3 ₪', '₪1.2k'])(
    'MC-4 amountIn returns null for the price %j, whose amount is missing or ambiguous',
    (text) => {
      expect(amountIn(text, '.', undefined)).toBeNull();
    },
  );
});

describe('the decimal separator of the shop', () => {
  const read = () => amountIn('12.500 €', ',')?.value;
  it.each([
    [{ wcSettings: { currency: { decimalSeparator: '.' } } }, 12.5],
    [{ woocommerce_price_slider_params: { currency_format_decimal_sep: '.' } }, 12.5],
    [{ wcSettings: { currency: { decimalSeparator: ',' } } }, 12_500],
    [{ wcSettings: { currency: { decimalSeparator: '' } } }, 12_500],
    [{ wcSettings: null, woocommerce_price_slider_params: 'x' }, 12_500],
  ])('MC-4 the decimal separator is read from the shop’s globals %j', (globals, value) => {
    for (const [name, found] of Object.entries(globals)) vi.stubGlobal(name, found);
    expect(read()).toBe(value);
  });
});

describe('the quantities that a line may have', () => {
  const limitsIn = (quantity: string) => {
    document.body.innerHTML = `<ul><li class="mini_cart_item">
      <a href="/cart/" class="remove remove_from_cart_button" data-cart_item_key="a">×</a>${quantity}</li></ul>`;
    return lineOf(document.querySelector('a') as HTMLAnchorElement).limits;
  };
  const field = (attributes: string) =>
    limitsIn(`<div class="quantity"><input type="number" class="qty" ${attributes}></div>`);

  it.each([
    [limitsIn('<span class="quantity">2 × ₪10</span>'), [3, 1]],
    [field('value="2" min="2" step="2" max="3"'), [2, 2]],
    [field('value="2" min="1" max="-1"'), [3, 1]],
    [field('value="2" step="0.5"'), [2.5, 1.5]],
  ])('MC-4 with the limits %j, a line’s quantity of 2 steps up and down to %j', (limits, expected) => {
    expect([1 as const, -1 as const].map((by) => stepQuantity('2', by, limits))).toEqual(expected);
  });
});
