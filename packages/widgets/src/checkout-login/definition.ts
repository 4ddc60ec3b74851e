import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import { CheckoutLogin, originals } from './CheckoutLogin.tsx';
import styles from './checkout-login.css?inline';
import { readLoginSection } from './read.ts';

export default defineWidget({
  name: 'checkout-login',
  // The original has none: everything it needs stands in its markup.
  settings: defineSettings({}, () => ({})),
  read: readLoginSection,
  View: CheckoutLogin,
  prepare: originals.prepare,
  styles,
  messages: {
    he: {
      failed: 'ההתחברות לא הצליחה כי השרת לא ענה כראוי. מה שהוקלד נשמר ואפשר לנסות שוב.',
      refused: 'ההתחברות לא הצליחה. יש לבדוק את שם המשתמש והסיסמה.',
      ordinary: 'התחברות בדרך הרגילה',
      loggedIn: 'התחברת. העמוד ייטען מחדש מיד.',
    },
    en: {
      failed:
        'You could not be logged in because the server did not answer properly. What you typed is kept; please try again.',
      refused: 'You could not be logged in. Please check your username and password.',
      ordinary: 'Log in the ordinary way',
      loggedIn: 'You are logged in. The page is being loaded anew.',
    },
  },
});
