import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    invalid: 'יש להזין כתובת אימייל תקינה',
    failed: 'ההרשמה לא נשלחה כי השרת לא ענה כראוי. מה שהוקלד נשמר ואפשר לנסות שוב.',
    offlineKept: '{offline} מה שהוקלד נשמר.',
    done: 'נרשמת בהצלחה.',
    refused: 'ההרשמה לא התקבלה.',
  },
  en: {
    invalid: 'Please specify a valid e-mail',
    failed:
      'Your subscription was not sent because the server did not answer properly. What you typed is kept; please try again.',
    offlineKept: '{offline} What you typed is kept.',
    done: 'You are subscribed.',
    refused: 'Your subscription was not accepted.',
  },
};
