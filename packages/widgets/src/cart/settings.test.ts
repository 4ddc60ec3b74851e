import { describe, expect, it } from 'vitest';
import definition from './Cart.tsx';

describe('settings of the cart page', () => {
  it.each([
    ['the cart updates automatically', 'automatic', true],
    ['the cart updates 1500 ms after a change', 'delay', 1500],
  ] as const)('CP-2 %s by default', (_, name, value) => {
    expect(definition.settings.parse({})[name]).toBe(value);
  });
});
