import { choice, defineSettings, number, toggle } from '@iyim/runtime/widget';

/** Settings with the names of the page builder's menu cart. */
export const settings = defineSettings(
  {
    open_cart: choice(
      ['click', 'mouseover'],
      'click',
      'Mouse action that opens the cart. On a touch screen or with the keyboard, pressing the button opens it.',
    ),
    automatically_open_cart: toggle(false, 'Opens the cart after a product has been added to it.'),
    cart_type: choice(
      ['mini-cart', 'side-cart'],
      'mini-cart',
      'Position of the open cart: next to its button (`mini-cart`), or over the page at the side of the window (`side-cart`).',
    ),
    hide_if_empty: toggle(
      true,
      'Hides the cart while it is empty, but keeps its space. Has no effect where Iyim takes over the plugin’s own cart.',
    ),
    triggerType: choice(
      ['click', 'hover'],
      'click',
      'In JetBlocks’ markup, the mouse action that opens the cart. On a touch screen or with the keyboard, pressing the button opens it.',
    ),
    openMiniCartOnAdd: toggle(
      false,
      'In JetBlocks’ markup, opens the cart after a product has been added to it.',
    ),
    closeOnClickOutside: toggle(
      true,
      'In JetBlocks’ markup with `triggerType: click`, closes the cart when the visitor clicks outside it or the focus leaves it. If off, only its button, its close button and Esc close it.',
    ),
    free_shipping_from: number(
      0,
      'Subtotal from which shipping is free, in the shop’s currency. The cart shows how much is missing. If 0, it does not mention shipping.',
      { min: 0 },
    ),
  },
  (raw) => ({
    onHover: raw.open_cart === 'mouseover' || raw.triggerType === 'hover',
    opensAfterAdd: raw.automatically_open_cart || raw.openMiniCartOnAdd,
    closesOutside: raw.closeOnClickOutside || raw.triggerType === 'hover',
    modal: raw.cart_type === 'side-cart',
    hidesEmpty: raw.hide_if_empty,
    freeShippingFrom: raw.free_shipping_from,
  }),
  { isTolerant: true },
);

export type MiniCartSettings = ReturnType<typeof settings.parse>;
