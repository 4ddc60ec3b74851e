import { expect, it } from 'vitest';
import definition from './AddToCart.tsx';

const { settings } = definition;

it('AC-1 adding to the cart keeps the visitor on the page, unless configured otherwise', () => {
  expect(settings.parse({}).ajax).toBe(true);
  expect(settings.parse({ enable_ajax_add_to_cart: 'no' }).ajax).toBe(false);
});

it('AC-4 adding to the cart does not redirect to the cart page, unless configured otherwise', () => {
  expect(settings.parse({}).redirect).toBe(false);
  expect(settings.parse({ cart_redirect_after_add: 'yes' }).redirect).toBe(true);
});
