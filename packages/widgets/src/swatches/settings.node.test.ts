import { describe, expect, it } from 'vitest';
import { settings } from './settings.ts';

describe('settings of swatches', () => {
  it.each([
    ['SW-5 the title of the chosen swatch is shown', 'showLabel', true],
    ['SW-5 ":" separates the label from the chosen title', 'labelSeparator', ':'],
    ['SW-4 a second click on the chosen swatch does not clear it', 'clearOnReselect', false],
    ['SW-6 the stock left of a swatch is hidden', 'showStock', false],
    ['SW-6 the largest stock that is shown is 5', 'stockThreshold', 5],
    ['SW-2 out-of-stock swatches cannot be chosen', 'clickableOutOfStock', false],
  ] as const)('%s by default', (_, name, value) => {
    expect(settings.parse({})[name]).toBe(value);
  });

  it.each([
    [
      'SW-5',
      { show_variation_label: '', variation_label_separator: ' –' },
      { showLabel: false, labelSeparator: ' –' },
    ],
    ['SW-4', { clear_on_reselect: '1' }, { clearOnReselect: true }],
    ['SW-2', { clickable_out_of_stock: 'yes' }, { clickableOutOfStock: true }],
    [
      'SW-6',
      { show_variation_stock: 'yes', stock_label_threshold: '9' },
      { showStock: true, stockThreshold: 9 },
    ],
  ])('%s the settings %j of swatches are read in the shop’s format', (_, raw, read) => {
    expect(settings.parse(raw)).toMatchObject(read);
  });
});
