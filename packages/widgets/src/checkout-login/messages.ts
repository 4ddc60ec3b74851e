import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    failed: 'ההתחברות לא הצליחה כי השרת לא ענה כראוי. מה שהוקלד נשמר ואפשר לנסות שוב.',
    refused: 'ההתחברות לא הצליחה. יש לבדוק את שם המשתמש והסיסמה.',
    ordinary: 'התחברות בדרך הרגילה',
    loggedIn: 'התחברת. העמוד נטען מחדש.',
  },
  en: {
    failed:
      'You could not be logged in because the server did not answer properly. What you typed is kept; please try again.',
    refused: 'You could not be logged in. Please check your username and password.',
    ordinary: 'Log in the ordinary way',
    loggedIn: 'You are logged in. The page is being loaded anew.',
  },
};
