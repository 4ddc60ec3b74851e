import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: { note: 'בקישור הזה יש עוד.' },
  en: { note: 'This link has more.' },
};
