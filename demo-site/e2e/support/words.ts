import type { Locale } from '../../src/shop/model.ts';

/** Labels of the shop's controls and its messages, as a shopper sees them. */
export interface Words {
  readonly colour: string;
  readonly size: string;
  readonly olive: string;
  readonly addToCart: RegExp;
  readonly miniCart: string;
  readonly closeMiniCart: string;
  readonly viewYourCart: string;
  readonly viewCart: RegExp;
  readonly checkout: RegExp;
  readonly cartTitle: string;
  readonly more: string;
  readonly updateCart: string;
  readonly cartUpdated: string;
  readonly couponCode: string;
  readonly applyCoupon: string;
  readonly couponApplied: string;
  readonly total: RegExp;
  readonly checkoutTitle: string;
  readonly returning: string;
  readonly username: string;
  readonly password: string;
  readonly logIn: string;
  readonly firstName: RegExp;
  readonly placeOrder: string;
  readonly received: string;
  readonly account: RegExp;
  readonly orders: string;
  readonly undo: string;
}

const he: Words = {
  colour: 'צבע',
  size: 'מידה',
  olive: 'זית',
  addToCart: /^הוספה לסל$/,
  miniCart: 'סל הקניות',
  closeMiniCart: 'סגירת הסל',
  viewYourCart: 'מעבר לסל הקניות שלך',
  viewCart: /^צפייה בסל$/,
  checkout: /^לתשלום$/,
  cartTitle: 'סל הקניות',
  more: 'הגדלת הכמות',
  updateCart: 'עדכון הסל',
  cartUpdated: 'סל הקניות עודכן.',
  couponCode: 'קוד קופון',
  applyCoupon: 'הפעלת קופון',
  couponApplied: 'קוד הקופון הופעל בהצלחה.',
  total: /^סה״כ/,
  checkoutTitle: 'תשלום',
  returning: 'קנית אצלנו בעבר? להתחברות',
  username: 'שם משתמש או אימייל',
  password: 'סיסמה',
  logIn: 'התחברות',
  firstName: /^שם פרטי/,
  placeOrder: 'שליחת הזמנה',
  received: 'תודה, ההזמנה שלך התקבלה.',
  account: /^אזור אישי$/,
  orders: 'הזמנות',
  undo: 'ביטול ההסרה',
};

const en: Words = {
  colour: 'Color',
  size: 'Size',
  olive: 'Olive',
  addToCart: /^Add to cart$/,
  miniCart: 'Shopping cart',
  closeMiniCart: 'Close cart',
  viewYourCart: 'View your shopping cart',
  viewCart: /^View cart$/,
  checkout: /^Checkout$/,
  cartTitle: 'Cart',
  more: 'Increase quantity',
  updateCart: 'Update cart',
  cartUpdated: 'Cart updated.',
  couponCode: 'Coupon code',
  applyCoupon: 'Apply coupon',
  couponApplied: 'Coupon code applied successfully.',
  total: /^Total/,
  checkoutTitle: 'Checkout',
  returning: 'Returning customer? Log in',
  username: 'Username or email address',
  password: 'Password',
  logIn: 'Log in',
  firstName: /^First name/,
  placeOrder: 'Place order',
  received: 'Thank you. Your order has been received.',
  account: /^Personal area$/,
  orders: 'Orders',
  undo: 'Undo',
};

/** Labels without scripts: WooCommerce's labels stay English, and the account button keeps its long label (AB). */
const withoutScripts: Partial<Words> = {
  addToCart: en.addToCart,
  viewCart: en.viewCart,
  checkout: en.checkout,
  total: en.total,
};

export function wordsOf(locale: Locale, scripts = true): Words {
  const words = locale === 'he' ? he : en;
  if (scripts) return words;
  return { ...words, ...withoutScripts, account: locale === 'he' ? /^החשבון שלי$/ : /^My account$/ };
}
