import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    previous: 'החודש הקודם',
    next: 'החודש הבא',
    failed: 'לא ניתן היה לטעון את החודש המבוקש. הלוח נשאר כפי שהיה.',
    retry: 'ניסיון נוסף',
  },
  en: {
    previous: 'Previous month',
    next: 'Next month',
    failed: 'That month could not be loaded. The calendar has not changed.',
    retry: 'Try again',
  },
};
