import { defineWidget, site } from '@iyim/runtime/widget';
import { AddToCart, originals } from './AddToCart.tsx';
import styles from './add-to-cart.css?inline';
import { messages } from './messages.ts';
import { readAddToCart } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'add-to-cart',
  settings,
  read: readAddToCart,
  View: AddToCart,
  prepare: originals.prepare,
  styles,
  messages,
  pageSettings: () => {
    const { ajaxAdd, redirectAfterAdd } = site().config.cart;
    return { enable_ajax_add_to_cart: ajaxAdd, cart_redirect_after_add: redirectAfterAdd };
  },
});
