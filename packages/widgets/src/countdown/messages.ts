import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    left: 'הזמן שנותר: {time}',
    ended: 'הזמן נגמר',
  },
  en: {
    left: 'Time left: {time}',
    ended: 'Time is up',
  },
};
