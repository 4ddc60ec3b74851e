import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    previous: 'החודש הקודם',
    next: 'החודש הבא',
    events: {
      one: '{date}: אירוע אחד',
      two: '{date}: שני אירועים',
      other: '{date}: {count} אירועים',
    },
    failed: 'לא ניתן היה לטעון את החודש המבוקש. הלוח נשאר כפי שהיה.',
  },
  en: {
    previous: 'Previous month',
    next: 'Next month',
    events: { one: '{date}: one event', other: '{date}: {count} events' },
    failed: 'That month could not be loaded. The calendar has not changed.',
  },
};
