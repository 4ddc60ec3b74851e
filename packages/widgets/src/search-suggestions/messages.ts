import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    suggestions: 'הצעות לחיפוש',
    found: '{count} הצעות לחיפוש',
    foundOne: 'הצעה אחת לחיפוש',
  },
  en: {
    suggestions: 'Search suggestions',
    found: '{count} search suggestions',
    foundOne: 'One search suggestion',
  },
};
