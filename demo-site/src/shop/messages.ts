import type { Locale } from './model.ts';

/** Sentences the shop says. All plain text: what is put into a page is escaped there. */
export interface Messages {
  added(name: string, quantity: number): string;
  addedSeveral(names: readonly string[]): string;
  chooseOptions(name: string): string;
  chooseQuantity: string;
  required(names: readonly string[]): string;
  invalidChoice(name: string): string;
  cannotBuy: string;
  cannotAddAnother(name: string): string;
  outOfStock(name: string): string;
  notEnough(name: string, left: number): string;
  alreadyHave(stock: number, inCart: number): string;
  onlyOne(name: string): string;
  cartShort(name: string, left: number): string;
  cartGone(name: string): string;
  cartEmpty: string;
  cartUpdated: string;
  removed(name: string): string;
  undo: string;
  shippingUpdated: string;
  noProducts: string;
  removeItem(name: string): string;
  itemRemoved(name: string): string;
  items(count: number): string;
  viewYourCart: string;
  couponApplied: string;
  couponAlready(code: string): string;
  couponUnknown(code: string): string;
  couponEmpty: string;
  couponExpired(code: string): string;
  couponUsedUp(code: string): string;
  couponMinimum(code: string): string;
  couponRemoved: string;
  removeCoupon: string;
  coupon(code: string): string;
  sessionExpired: string;
  returnToShop: string;
  tryAgain: string;
  field(name: string): string;
  fieldRequired(label: string): string;
  invalidEmail: string;
  invalidPhone: string;
  usernameRequired: string;
  passwordRequired: string;
  wrongLogin: string;
  tooManyLogins: string;
  emailTaken: string;
  passwordShort: string;
  passwordWrong: string;
  passwordsDiffer: string;
  addressSaved: string;
  accountSaved: string;
  confirmLogout: string;
  confirmLogoutLink: string;
  inStock: string;
  inStockCount(count: number): string;
  onlyLeft(count: number): string;
  outOfStockLabel: string;
  onBackorder: string;
  cod: string;
  codHint: string;
  placeOrder: string;
  noShipping: string;
  salePrice(was: string, now: string): string;
}

const fieldNames: Record<Locale, Readonly<Record<string, string>>> = {
  he: {
    first_name: 'שם פרטי',
    last_name: 'שם משפחה',
    address_1: 'רחוב ומספר בית',
    city: 'עיר',
    phone: 'טלפון',
    email: 'אימייל',
    display_name: 'שם תצוגה',
  },
  en: {
    first_name: 'First name',
    last_name: 'Last name',
    address_1: 'Street address',
    city: 'Town / City',
    phone: 'Phone',
    email: 'Email address',
    display_name: 'Display name',
  },
};

const he: Messages = {
  added: (name, quantity) =>
    quantity > 1 ? `${quantity} × ״${name}״ נוספו לסל הקניות.` : `״${name}״ נוסף לסל הקניות.`,
  addedSeveral: (names) => `${names.map((name) => `״${name}״`).join(', ')} נוספו לסל הקניות.`,
  chooseOptions: (name) => `יש לבחור אפשרויות בעמוד המוצר ״${name}״.`,
  chooseQuantity: 'יש לבחור את כמות הפריטים שברצונך להוסיף לסל.',
  required: (names) =>
    names.length > 1 ? `השדות ${names.join(', ')} הם שדות חובה` : `${names.join('')} הוא שדה חובה`,
  invalidChoice: (name) => `נשלח ערך לא תקין עבור ${name}`,
  cannotBuy: 'מצטערים, לא ניתן לרכוש את המוצר הזה.',
  cannotAddAnother: (name) => `לא ניתן להוסיף עוד ״${name}״ לסל הקניות.`,
  outOfStock: (name) => `לא ניתן להוסיף את ״${name}״ לסל הקניות כי המוצר אזל מהמלאי.`,
  notEnough: (name, left) =>
    `לא ניתן להוסיף את הכמות הזו של ״${name}״ לסל הקניות כי אין מספיק במלאי (נותרו ${left}).`,
  alreadyHave: (stock, inCart) =>
    `לא ניתן להוסיף את הכמות הזו לסל — יש במלאי ${stock} וכבר יש ${inCart} בסל שלך.`,
  onlyOne: (name) => `ניתן להחזיק רק יחידה אחת של ״${name}״ בסל.`,
  cartShort: (name, left) =>
    `מצטערים, אין מספיק ״${name}״ במלאי כדי להשלים את ההזמנה (זמינים: ${left}). סליחה על אי הנוחות.`,
  cartGone: (name) => `מצטערים, ״${name}״ אזל מהמלאי. יש לערוך את הסל ולנסות שוב. סליחה על אי הנוחות.`,
  cartEmpty: 'סל הקניות שלך ריק.',
  cartUpdated: 'סל הקניות עודכן.',
  removed: (name) => `״${name}״ הוסר.`,
  undo: 'לבטל?',
  shippingUpdated: 'עלויות המשלוח עודכנו.',
  noProducts: 'אין מוצרים בסל הקניות.',
  removeItem: (name) => `הסרת ${name} מסל הקניות`,
  itemRemoved: (name) => `״${name}״ הוסר מסל הקניות`,
  items: (count) => (count === 1 ? 'פריט אחד' : `${count} פריטים`),
  viewYourCart: 'מעבר לסל הקניות שלך',
  couponApplied: 'קוד הקופון הופעל בהצלחה.',
  couponAlready: (code) => `קוד הקופון ״${code}״ כבר הופעל!`,
  couponUnknown: (code) => `לא ניתן להפעיל את הקופון ״${code}״ כי הוא לא קיים.`,
  couponEmpty: 'יש להזין קוד קופון.',
  couponExpired: (code) => `תוקף הקופון ״${code}״ פג.`,
  couponUsedUp: (code) => `הקופון ״${code}״ הגיע למספר השימושים המרבי.`,
  couponMinimum: (code) => `ההוצאה המזערית לקופון ״${code}״ היא`,
  couponRemoved: 'הקופון הוסר.',
  removeCoupon: '[הסרה]',
  coupon: (code) => `קופון: ${code}`,
  sessionExpired: 'מצטערים, פג תוקף החיבור שלך.',
  returnToShop: 'חזרה לחנות',
  tryAgain: 'לא הצלחנו לעבד את ההזמנה שלך, יש לנסות שוב.',
  field: (name) => fieldNames.he[name] ?? name,
  fieldRequired: (label) => `${label} לחיוב הוא שדה חובה.`,
  invalidEmail: 'כתובת האימייל לא תקינה.',
  invalidPhone: 'מספר הטלפון לא תקין.',
  usernameRequired: 'שגיאה: יש להזין שם משתמש.',
  passwordRequired: 'שגיאה: שדה הסיסמה ריק.',
  wrongLogin: 'שגיאה: שם המשתמש או הסיסמה שגויים.',
  tooManyLogins: 'שגיאה: היו כאן ניסיונות כניסה רבים שנכשלו. אפשר לנסות שוב בעוד עשר דקות.',
  emailTaken: 'שגיאה: חשבון עם האימייל הזה כבר קיים. יש להתחבר.',
  passwordShort: 'שגיאה: הסיסמה קצרה מדי, לפחות 8 תווים.',
  passwordWrong: 'הסיסמה הנוכחית שגויה.',
  passwordsDiffer: 'הסיסמאות החדשות לא תואמות.',
  addressSaved: 'הכתובת עודכנה בהצלחה.',
  accountSaved: 'פרטי החשבון עודכנו בהצלחה.',
  confirmLogout: 'האם ברצונך להתנתק?',
  confirmLogoutLink: 'אישור והתנתקות',
  inStock: 'במלאי',
  inStockCount: (count) => `${count} במלאי`,
  onlyLeft: (count) => `נותרו רק ${count} במלאי`,
  outOfStockLabel: 'אזל מהמלאי',
  onBackorder: 'זמין בהזמנה מראש',
  cod: 'תשלום במזומן לשליח',
  codHint: 'משלמים במזומן עם קבלת המשלוח.',
  placeOrder: 'שליחת הזמנה',
  noShipping: 'אין אפשרויות משלוח.',
  salePrice: (was, now) => `המחיר המקורי היה: ${was}. המחיר הנוכחי הוא: ${now}.`,
};

const en: Messages = {
  added: (name, quantity) =>
    quantity > 1
      ? `${quantity} × “${name}” have been added to your cart.`
      : `“${name}” has been added to your cart.`,
  addedSeveral: (names) => `${names.map((name) => `“${name}”`).join(' and ')} have been added to your cart.`,
  chooseOptions: (name) => `Please choose product options by visiting “${name}”.`,
  chooseQuantity: 'Please choose the quantity of items you wish to add to your cart…',
  required: (names) =>
    `${names.join(' and ')} ${names.length > 1 ? 'are required fields' : 'is a required field'}`,
  invalidChoice: (name) => `Invalid value posted for ${name}`,
  cannotBuy: 'Sorry, this product cannot be purchased.',
  cannotAddAnother: (name) => `You cannot add another "${name}" to your cart.`,
  outOfStock: (name) => `You cannot add "${name}" to the cart because the product is out of stock.`,
  notEnough: (name, left) =>
    `You cannot add that amount of "${name}" to the cart because there is not enough stock (${left} remaining).`,
  alreadyHave: (stock, inCart) =>
    `You cannot add that amount to the cart — we have ${stock} in stock and you already have ${inCart} in your cart.`,
  onlyOne: (name) => `You can only have 1 "${name}" in your cart.`,
  cartShort: (name, left) =>
    `Sorry, we do not have enough "${name}" in stock to fulfill your order (${left} available). We apologize for any inconvenience caused.`,
  cartGone: (name) =>
    `Sorry, "${name}" is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.`,
  cartEmpty: 'Your cart is currently empty.',
  cartUpdated: 'Cart updated.',
  removed: (name) => `“${name}” removed.`,
  undo: 'Undo?',
  shippingUpdated: 'Shipping costs updated.',
  noProducts: 'No products in the cart.',
  removeItem: (name) => `Remove ${name} from cart`,
  itemRemoved: (name) => `“${name}” has been removed from your cart`,
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
  viewYourCart: 'View your shopping cart',
  couponApplied: 'Coupon code applied successfully.',
  couponAlready: (code) => `Coupon code "${code}" already applied!`,
  couponUnknown: (code) => `Coupon "${code}" cannot be applied because it does not exist.`,
  couponEmpty: 'Please enter a coupon code.',
  couponExpired: (code) => `Coupon "${code}" has expired.`,
  couponUsedUp: (code) => `Usage limit for coupon "${code}" has been reached.`,
  couponMinimum: (code) => `The minimum spend for coupon "${code}" is`,
  couponRemoved: 'Coupon has been removed.',
  removeCoupon: '[Remove]',
  coupon: (code) => `Coupon: ${code}`,
  sessionExpired: 'Sorry, your session has expired.',
  returnToShop: 'Return to shop',
  tryAgain: 'We were unable to process your order, please try again.',
  field: (name) => fieldNames.en[name] ?? name,
  fieldRequired: (label) => `Billing ${label} is a required field.`,
  invalidEmail: 'The email address is not valid.',
  invalidPhone: 'The phone number is not valid.',
  usernameRequired: 'Error: Username is required.',
  passwordRequired: 'Error: The password field is empty.',
  wrongLogin: 'Error: The username or the password is incorrect.',
  tooManyLogins: 'Error: Too many logins failed here. You can try again in ten minutes.',
  emailTaken: 'Error: An account is already registered with that email address. Please log in.',
  passwordShort: 'Error: The password is too short, at least 8 characters.',
  passwordWrong: 'Your current password is incorrect.',
  passwordsDiffer: 'New passwords do not match.',
  addressSaved: 'Address changed successfully.',
  accountSaved: 'Account details changed successfully.',
  confirmLogout: 'Are you sure you want to log out?',
  confirmLogoutLink: 'Confirm and log out',
  inStock: 'In stock',
  inStockCount: (count) => `${count} in stock`,
  onlyLeft: (count) => `Only ${count} left in stock`,
  outOfStockLabel: 'Out of stock',
  onBackorder: 'Available on backorder',
  cod: 'Cash on delivery',
  codHint: 'Pay with cash upon delivery.',
  placeOrder: 'Place order',
  noShipping: 'There are no shipping options available.',
  salePrice: (was, now) => `Original price was: ${was}. Current price is: ${now}.`,
};

/** The sentences of a language. */
export const messages = (locale: Locale): Messages => (locale === 'en' ? en : he);
