import { cart } from '@iyim/runtime/shop';
import { isOwnEvent, type OriginalHandlers } from '@iyim/runtime/widget';

/** The selectors of the shop's own script for the buttons that add, of newer and of older shops. */
export const ADD_BUTTONS = ['.add_to_cart_button:not(.wc-interactive)', '.add_to_cart_button'];

/**
 * What the shop's scripts `add-to-cart` and `cart-fragments` do about any change of the cart, for widgets that change it: they show
 * the cart of each answer, and ask for it again. The page's cart does both from now on, whoever asks for it.
 */
export function cartHandlers(): readonly OriginalHandlers[] {
  cart();
  const { body } = document;
  return [
    // An add of the shop's own is still told by its own script.
    { root: body, events: 'added_to_cart removed_from_cart', data: 'addToCartHandler', isOurs: isOwnEvent },
    { root: body, events: 'wc_fragment_refresh updated_wc_div', isOne: true },
    { root: window, events: 'storage onstorage', isOne: true },
  ];
}
