import type { Messages } from '@iyim/runtime';

export const messages: Messages = {
  he: {
    sending: 'הטופס נשלח…',
    sent: 'הטופס נשלח.',
    kept: 'מה שמילאת נשמר, ואפשר לשלוח שוב.',
    checkFields: 'הטופס לא נשלח: יש לתקן את השדות המסומנים.',
    fileTooLarge: 'הקובץ {name} גדול מדי: אפשר לצרף קובץ של עד {size} מגה־בייט.',
    uploading: 'הקבצים בהעלאה: {percent}%',
    uploaded: 'הקבצים הועלו. ממתינים לתשובה…',
  },
  en: {
    sending: 'Sending the form…',
    sent: 'The form was sent.',
    kept: 'What you filled in is kept; you can send it again.',
    checkFields: 'The form was not sent: please correct the marked fields.',
    fileTooLarge: 'The file {name} is too large: a file may have up to {size} MB.',
    uploading: 'Uploading files: {percent}%',
    uploaded: 'The files are uploaded. Waiting for the answer…',
  },
};
