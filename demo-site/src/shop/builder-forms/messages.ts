import type { Locale } from '../model.ts';

/** What the server says about a form. */
export interface FormMessages {
  failed: string;
  invalidForm: string;
  tooMany: string;
  inboxFull: string;
  required: string;
  email: string;
  tel: string;
  tooLong(most: number): string;
  choice: string;
  accept: string;
  date(min: string, max: string): string;
  time: string;
  fileTooLarge(megabytes: number): string;
  filesTooLarge(megabytes: number): string;
  fileEmpty: string;
  fileType(extensions: string): string;
  fileContent: string;
  oneFile: string;
  captchaMissing: string;
  captchaWrong: string;
  question: string;
}

const he: FormMessages = {
  failed: 'השליחה לא הצליחה בגלל שגיאה. כדאי לבדוק את השדות המסומנים.',
  invalidForm: 'משהו השתבש: הטופס לא תקין. כדאי לרענן את העמוד ולנסות שוב.',
  inboxFull: 'תיבת הדואר שלנו מלאה כרגע, ולכן הטופס לא נשלח. כדאי לנסות שוב מאוחר יותר.',
  tooMany: 'נשלחו מכאן הרבה טפסים ברצף. כדאי לחכות דקה ולנסות שוב.',
  required: 'זה שדה חובה.',
  email: 'כתובת האימייל לא תקינה.',
  tel: 'מספר הטלפון יכול להכיל רק ספרות וסימנים כמו + או מקף.',
  tooLong: (most) => `הטקסט ארוך מדי: עד ${most} תווים.`,
  choice: 'יש לבחור באחת מהאפשרויות.',
  accept: 'יש לסמן את התיבה כדי להמשיך.',
  date: (min, max) => `יש לבחור תאריך מ־${min} עד ${max}.`,
  time: 'יש להזין שעה, למשל 14:30.',
  fileTooLarge: (megabytes) => `הקובץ גדול מדי: עד ${megabytes} MB.`,
  filesTooLarge: (megabytes) => `הקבצים יחד גדולים מדי: עד ${megabytes} MB.`,
  fileEmpty: 'הקובץ ריק.',
  fileType: (extensions) => `סוג הקובץ לא מתאים. אפשר לשלוח: ${extensions}.`,
  fileContent: 'תוכן הקובץ לא מתאים לסיומת שלו.',
  oneFile: 'אפשר לשלוח כאן קובץ אחד.',
  captchaMissing: 'יש לסמן את תיבת האימות.',
  captchaWrong: 'האימות לא עבר או שפג תוקפו. כדאי לנסות שוב.',
  question: 'התשובה לשאלה לא נכונה. הנה שאלה חדשה.',
};

const en: FormMessages = {
  failed: 'Your submission failed because of an error. Please check the marked fields.',
  invalidForm: 'There’s something wrong. The form is invalid. Please reload the page and try again.',
  inboxFull: 'Our inbox is full at the moment, so the form was not sent. Please try again later.',
  tooMany: 'Many forms were sent from here in a row. Please wait a minute and try again.',
  required: 'This field is required.',
  email: 'This e-mail address is not valid.',
  tel: 'A phone number has only digits and signs such as + or a hyphen.',
  tooLong: (most) => `This is too long: ${most} characters at most.`,
  choice: 'Please choose one of the options.',
  accept: 'Please tick this box to go on.',
  date: (min, max) => `Please choose a date from ${min} to ${max}.`,
  time: 'Please enter a time, such as 14:30.',
  fileTooLarge: (megabytes) => `This file is too large: ${megabytes} MB at most.`,
  filesTooLarge: (megabytes) => `The files are too large together: ${megabytes} MB at most.`,
  fileEmpty: 'This file is empty.',
  fileType: (extensions) => `This type of file can not be sent. These can: ${extensions}.`,
  fileContent: 'What is in this file does not suit its extension.',
  oneFile: 'One file can be sent here.',
  captchaMissing: 'Please tick the verification box.',
  captchaWrong: 'The verification was not passed or has expired. Please try again.',
  question: 'That is not the answer. Here is a new question.',
};

/** The sentences of a language. */
export const formMessages = (locale: Locale): FormMessages => (locale === 'en' ? en : he);
