import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    suggestions: 'הצעות לחיפוש',
    found: { one: 'הצעה אחת לחיפוש', two: 'שתי הצעות לחיפוש', other: '{count} הצעות לחיפוש' },
  },
  en: {
    suggestions: 'Search suggestions',
    found: { one: 'One search suggestion', other: '{count} search suggestions' },
  },
};
