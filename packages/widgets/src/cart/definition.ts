import { defineWidget } from '@iyim/runtime/widget';
import { Cart } from './Cart.tsx';
import styles from './cart.css?inline';
import { messages } from './messages.ts';
import { readCart } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'cart',
  settings,
  read: readCart,
  View: Cart,
  styles,
  messages,
});
