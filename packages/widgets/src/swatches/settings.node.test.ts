import { describe, expect, it } from 'vitest';
import { settings } from './settings.ts';

describe('settings of swatches', () => {
  it.each([
    ['SW-5 shows the chosen title', 'showLabel', true],
    ['SW-5 writes ":" before the chosen title', 'labelSeparator', ':'],
    ['SW-4 keeps the chosen item when it is chosen again', 'clearOnReselect', false],
    ['SW-6 hides the stock left', 'showStock', false],
    ['SW-6 shows at most 5 items left', 'stockThreshold', 5],
    ['SW-2 makes items that are out of stock unselectable', 'clickableOutOfStock', false],
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
  ])('%s reads the settings %j in the shop’s format', (_, raw, read) => {
    expect(settings.parse(raw)).toMatchObject(read);
  });
});
