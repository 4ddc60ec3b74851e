import { defineSettings, toggle } from '@iyim/runtime/widget';

/** Settings under the names the shop's own page globals have for them. */
export const settings = defineSettings(
  {
    enable_ajax_add_to_cart: toggle(true, 'Add without leaving the page; off leaves forms and links alone.'),
    cart_redirect_after_add: toggle(false, 'Go to the cart after adding.'),
  },
  (raw) => ({ ajax: raw.enable_ajax_add_to_cart, redirect: raw.cart_redirect_after_add }),
);

export type AddToCartSettings = ReturnType<typeof settings.parse>;
