import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: { personalArea: 'אזור אישי' },
  en: { personalArea: 'Personal area' },
};
