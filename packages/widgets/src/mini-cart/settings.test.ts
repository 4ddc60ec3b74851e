import { describe, expect, it } from 'vitest';
import definition from './MiniCart.tsx';

describe('settings of the mini-cart', () => {
  it.each([
    ['MC-1 the mini-cart hides an empty cart', 'hidesEmpty', true],
    ['MC-2 the cart opens on a click, not on hover,', 'onHover', false],
    ['MC-2 the cart does not open after an add', 'opensAfterAdd', false],
    ['MC-2 the cart opens next to its button', 'modal', false],
  ] as const)('%s by default', (_, name, value) => {
    expect(definition.settings.parse({})[name]).toBe(value);
  });

  it.each([
    ['MC-1 an empty cart is shown', { hide_if_empty: 'no' }, { hidesEmpty: false }],
    ['MC-2 the cart opens on hover', { open_cart: 'mouseover' }, { onHover: true }],
    ['MC-2 the cart opens after an add', { automatically_open_cart: 'yes' }, { opensAfterAdd: true }],
  ])('%s if configured', (_, raw, read) => {
    expect(definition.settings.parse(raw)).toMatchObject(read);
  });
});
