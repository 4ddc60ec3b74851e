import type { Messages } from '@iyim/runtime';

export const messages: Messages = {
  he: {
    left: 'הזמן שנותר: {time}',
    ended: 'הספירה לאחור הסתיימה',
    'days.one': 'יום',
    'days.two': 'יומיים',
    'days.other': '{n} ימים',
    'hours.one': 'שעה',
    'hours.two': 'שעתיים',
    'hours.other': '{n} שעות',
    'minutes.one': 'דקה',
    'minutes.two': 'שתי דקות',
    'minutes.other': '{n} דקות',
    'seconds.one': 'שנייה',
    'seconds.two': 'שתי שניות',
    'seconds.other': '{n} שניות',
  },
  en: {
    left: 'Time left: {time}',
    ended: 'The countdown has ended',
    'days.one': '1 day',
    'days.other': '{n} days',
    'hours.one': '1 hour',
    'hours.other': '{n} hours',
    'minutes.one': '1 minute',
    'minutes.other': '{n} minutes',
    'seconds.one': '1 second',
    'seconds.other': '{n} seconds',
  },
};
