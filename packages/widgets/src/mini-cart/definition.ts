import { choice, defineSettings, defineWidget, number, toggle } from '@iyim/runtime/widget';
import { MiniCart } from './MiniCart.tsx';
import styles from './mini-cart.css?inline';
import { originals } from './page-cart.ts';
import { readMiniCart } from './read.ts';

/** Settings under the names of the page builder's menu cart. */
const settings = defineSettings(
  {
    open_cart: choice(
      ['click', 'mouseover'],
      'click',
      'What opens the cart; a click always does for keyboard and touch.',
    ),
    automatically_open_cart: toggle(false, 'Open the cart after something was added to it.'),
    cart_type: choice(
      ['mini-cart', 'side-cart'],
      'mini-cart',
      '`mini-cart` opens beside its button, `side-cart` at the side of the window, over the page.',
    ),
    hide_if_empty: toggle(
      true,
      'Hide the cart while it has no items; its space is kept. An adopted original follows its own rule instead.',
    ),
    free_shipping_from: number(
      0,
      'Subtotal, in the shop’s currency, from which shipping is free: the cart says how much is missing. 0 says nothing.',
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

export default defineWidget({
  name: 'mini-cart',
  settings,
  read: readMiniCart,
  View: MiniCart,
  prepare: originals.prepare,
  styles,
  messages: {
    he: {
      title: 'סל הקניות',
      count: { one: 'פריט אחד בסל', two: 'שני פריטים בסל', other: '{count} פריטים בסל' },
      noProducts: 'אין מוצרים בסל הקניות.',
      less: 'להפחית אחד: {name}',
      more: 'להוסיף אחד: {name}',
      notChanged: 'הכמות לא השתנתה: {name}',
      removed: 'הוסר מהסל: {name}',
      notRemoved: 'אין תשובה מהשרת, ולכן לא הוסר מהסל: {name}',
      undo: 'ביטול ההסרה',
      undone: 'הוחזר לסל: {name}',
      undoFailed: 'לא ניתן היה להחזיר לסל: {name}',
      gone: 'כבר לא היה בסל: {name}. הסל עודכן.',
      shippingLeft: 'עוד {amount} למשלוח חינם',
      shippingFree: 'המשלוח חינם',
      editMode: 'פעולות הסל כבויות במצב עריכה.',
    },
    en: {
      title: 'Shopping cart',
      count: { one: '{count} item in the cart', other: '{count} items in the cart' },
      noProducts: 'No products in the cart.',
      less: 'One less: {name}',
      more: 'One more: {name}',
      notChanged: 'The quantity was not changed: {name}',
      removed: '{name} was removed from the cart.',
      notRemoved: 'The server did not answer, so {name} was not removed.',
      undo: 'Undo',
      undone: '{name} is back in the cart.',
      undoFailed: '{name} could not be put back into the cart.',
      gone: '{name} was no longer in the cart. The cart has been updated.',
      shippingLeft: '{amount} to free shipping',
      shippingFree: 'Shipping is free',
      editMode: 'Cart actions are off in the editor.',
    },
  },
});
