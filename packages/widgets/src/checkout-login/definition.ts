import { defineWidget } from '@iyim/runtime/widget';
import { CheckoutLogin, originals } from './CheckoutLogin.tsx';
import styles from './checkout-login.css?inline';
import { messages } from './messages.ts';
import { readLoginSection } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'checkout-login',
  settings,
  read: readLoginSection,
  View: CheckoutLogin,
  prepare: originals.prepare,
  styles,
  messages,
});
