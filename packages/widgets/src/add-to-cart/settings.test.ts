import { describe, expect, it } from 'vitest';
import definition from './definition.ts';

describe('settings of add-to-cart', () => {
  it.each([
    ['AC-1 adds without leaving the page', 'ajax', true],
    ['AC-4 does not go to the cart after an add', 'redirect', false],
  ] as const)('%s by default', (_, name, value) => {
    expect(definition.settings.parse({})[name]).toBe(value);
  });
});
