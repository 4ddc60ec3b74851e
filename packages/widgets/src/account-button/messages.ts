import type { Messages } from '@iyim/runtime';

export const messages: Messages = {
  he: { personalArea: 'אזור אישי' },
  en: { personalArea: 'Personal area' },
};
