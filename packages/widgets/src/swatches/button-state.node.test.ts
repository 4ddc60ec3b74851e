import { describe, expect, it } from 'vitest';
import { buttonClasses, isPurchasable } from './button-state.ts';

describe('button state', () => {
  it('SW-9 a variation can be bought when purchasable, in stock and visible', () => {
    const all = { is_purchasable: true, is_in_stock: true, variation_is_visible: true };
    expect(isPurchasable(all)).toBe(true);
    for (const key of Object.keys(all)) expect(isPurchasable({ ...all, [key]: false })).toBe(false);
  });

  it('SW-9 the button carries the classes themes know', () => {
    const on = (state: Parameters<typeof buttonClasses>[0]) =>
      Object.entries(buttonClasses(state)).flatMap(([name, isOn]) => (isOn ? [name] : []));
    expect(on('ready')).toEqual([]);
    for (const state of ['choose', 'no-match', 'loading', 'failed'] as const) {
      expect(on(state)).toEqual(['disabled', 'wc-variation-selection-needed']);
    }
    expect(on('unavailable')).toEqual(['disabled', 'wc-variation-is-unavailable']);
  });
});
