import type { Messages } from '@iyim/runtime';

export const messages: Messages = {
  he: {
    left: 'הזמן שנותר: {time}',
    ended: 'הספירה לאחור הסתיימה',
  },
  en: {
    left: 'Time left: {time}',
    ended: 'The countdown has ended',
  },
};
