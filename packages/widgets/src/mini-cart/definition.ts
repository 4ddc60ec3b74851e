import { defineWidget } from '@iyim/runtime/widget';
import { MiniCart } from './MiniCart.tsx';
import { messages } from './messages.ts';
import styles from './mini-cart.css?inline';
import { readMiniCart } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'mini-cart',
  settings,
  read: readMiniCart,
  View: MiniCart,
  styles,
  messages,
});
