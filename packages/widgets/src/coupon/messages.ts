import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    failed: 'השרת לא ענה כראוי. הקוד שהוקלד נשמר ואפשר לנסות שוב.',
  },
  en: {
    failed: 'The server did not answer properly. Your code is kept; please try again.',
  },
};
