import { defineSettings, defineWidget, number, toggle } from '@iyim/runtime/widget';
import { Cart, originals } from './Cart.tsx';
import styles from './cart.css?inline';
import { readCart } from './read.ts';

const settings = defineSettings(
  {
    update_cart_automatically: toggle(true, 'Update the cart by itself after a quantity was changed.'),
    update_cart_delay: number(1500, 'Milliseconds from the last change to the update.', { min: 0 }),
    quantity_buttons: toggle(true, 'Show buttons for one less and one more beside each quantity.'),
  },
  (raw) => ({
    automatic: raw.update_cart_automatically,
    delay: raw.update_cart_delay,
    quantityButtons: raw.quantity_buttons,
  }),
);

export type CartSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'cart',
  settings,
  read: readCart,
  View: Cart,
  prepare: originals.prepare,
  styles,
  messages: {
    he: {
      less: 'להפחית אחד: {name}',
      more: 'להוסיף אחד: {name}',
      notANumber: 'יש להזין כמות במספר. 0 מסיר את המוצר.',
      tooFew: 'הכמות הקטנה ביותר היא {limit}.',
      tooMany: 'הכמות הגדולה ביותר היא {limit}.',
      failed: 'הסל לא עודכן כי השרת לא ענה כראוי. מה שהוקלד נשמר.',
    },
    en: {
      less: 'One less: {name}',
      more: 'One more: {name}',
      notANumber: 'Please type a number. 0 removes the product.',
      tooFew: 'The smallest quantity is {limit}.',
      tooMany: 'The largest quantity is {limit}.',
      failed: 'The cart was not updated because the server did not answer properly. What you typed is kept.',
    },
  },
});
