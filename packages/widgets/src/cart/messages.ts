import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
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
};
