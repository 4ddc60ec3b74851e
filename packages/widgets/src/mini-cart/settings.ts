import { choice, defineSettings, number, toggle } from '@iyim/runtime/widget';

/** Settings with the names of the page builder's menu cart. */
export const settings = defineSettings(
  {
    open_cart: choice(
      ['click', 'mouseover'],
      'click',
      'Mouse action that opens the cart. Keyboard and touch always open it with a press.',
    ),
    automatically_open_cart: toggle(false, 'Opens the cart after a product has been added to it.'),
    cart_type: choice(
      ['mini-cart', 'side-cart'],
      'mini-cart',
      'Place of the open cart: `mini-cart` next to its button, `side-cart` at the side of the window, over the page.',
    ),
    hide_if_empty: toggle(
      true,
      'Hides the cart while it has no items, but keeps its space. Has no effect on adopted originals.',
    ),
    free_shipping_from: number(
      0,
      'Subtotal, in the shop’s currency, from which shipping is free. The cart shows the missing amount. 0: no text about shipping.',
      { min: 0 },
    ),
  },
  (raw) => ({
    onHover: raw.open_cart === 'mouseover',
    opensAfterAdd: raw.automatically_open_cart,
    modal: raw.cart_type === 'side-cart',
    hidesEmpty: raw.hide_if_empty,
    freeShippingFrom: raw.free_shipping_from,
  }),
);

export type MiniCartSettings = ReturnType<typeof settings.parse>;
