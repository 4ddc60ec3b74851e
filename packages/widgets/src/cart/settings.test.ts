import { describe, expect, it } from 'vitest';
import definition from './Cart.tsx';

describe('settings of the cart page', () => {
  it.each([
    ['CP-2 the cart updates automatically', 'automatic', true],
    ['CP-2 the cart updates 1500 ms after a change', 'delay', 1500],
  ] as const)('%s by default', (_, name, value) => {
    expect(definition.settings.parse({})[name]).toBe(value);
  });
});
