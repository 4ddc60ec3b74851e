import type { OriginalHandlers } from '@iyim/runtime/widget';
import { cartHandlers } from '../../shared/cart/original-handlers.ts';
import { removeLink } from './read.ts';

/** What the shop's scripts `add-to-cart` and `woocommerce` bind for remove links, of those inside `host`. */
export const originalHandlers = (host: HTMLElement): readonly OriginalHandlers[] => [
  {
    root: document.body,
    events: 'click keydown',
    selectors: ['.remove_from_cart_button'],
    data: 'addToCartHandler',
    prevents: true,
    isOurs: ({ target }) => host.contains(removeLink(target)),
  },
  ...cartHandlers(),
];
