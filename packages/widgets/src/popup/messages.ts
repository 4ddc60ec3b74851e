import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    name: 'חלון קופץ',
    failed: 'התוכן לא נטען.',
  },
  en: {
    name: 'Popup',
    failed: 'The content could not be loaded.',
  },
};
