import { defineSettings, defineWidget, site, toggle } from '@iyim/runtime/widget';
import { AddToCart, originals } from './AddToCart.tsx';
import styles from './add-to-cart.css?inline';
import { readAddToCart } from './read.ts';

/** Settings under the names the shop's own page globals have for them. */
const settings = defineSettings(
  {
    enable_ajax_add_to_cart: toggle(true, 'Add without leaving the page; off leaves forms and links alone.'),
    cart_redirect_after_add: toggle(false, 'Go to the cart after adding.'),
  },
  (raw) => ({ ajax: raw.enable_ajax_add_to_cart, redirect: raw.cart_redirect_after_add }),
);

export type AddToCartSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'add-to-cart',
  settings,
  read: readAddToCart,
  View: AddToCart,
  prepare: originals.prepare,
  styles,
  messages: {
    he: {
      added: 'המוצר נוסף לסל.',
      viewCart: 'צפייה בסל',
      refused: 'לא הצלחנו להוסיף את המוצר לסל. ייתכן שאזל מהמלאי.',
      notAdded: 'המוצר לא נוסף לסל. אפשר לנסות שוב.',
      offlineKept: 'נראה שאין חיבור לרשת. הבחירות נשמרו, ואפשר לנסות שוב.',
      unreachable: 'אין תשובה מהחנות. הבחירות נשמרו, ואפשר לנסות שוב.',
      unclear: 'לא ברור אם המוצר נוסף. כדאי לבדוק בסל.',
      editMode: 'במצב עריכה אי אפשר להוסיף לסל.',
      quantityNumber: 'יש להזין כמות במספרים.',
      quantityLow: 'הכמות הקטנה ביותר היא {min}.',
      quantityHigh: 'אפשר להזמין עד {max}.',
      quantityNone: 'יש לבחור כמות של מוצר אחד לפחות.',
    },
    en: {
      added: 'Added to the cart.',
      viewCart: 'View cart',
      refused: 'We could not add this product. It may be out of stock.',
      notAdded: 'The product was not added. Please try again.',
      offlineKept: 'You are probably offline. Your choices are kept; please try again.',
      unreachable: 'The shop does not answer. Your choices are kept; please try again.',
      unclear: 'We do not know whether the product was added. Please check the cart.',
      editMode: 'Adding to the cart is off in edit mode.',
      quantityNumber: 'Please enter a quantity as a number.',
      quantityLow: 'The smallest quantity is {min}.',
      quantityHigh: 'You can order up to {max}.',
      quantityNone: 'Please choose a quantity of at least one product.',
    },
  },
  pageSettings: () => {
    const { ajaxAdd, redirectAfterAdd } = site().config.cart;
    return { enable_ajax_add_to_cart: ajaxAdd, cart_redirect_after_add: redirectAfterAdd };
  },
});
