import { defineSettings, toggle } from '@iyim/runtime/widget';

/** Settings under the names that the shop's page globals use. */
export const settings = defineSettings(
  {
    enable_ajax_add_to_cart: toggle(
      true,
      'Adds products without leaving the page. If off, forms and links load a new page.',
    ),
    cart_redirect_after_add: toggle(false, 'Opens the cart page after a product has been added.'),
  },
  (raw) => ({ ajax: raw.enable_ajax_add_to_cart, redirect: raw.cart_redirect_after_add }),
);

export type AddToCartSettings = ReturnType<typeof settings.parse>;
