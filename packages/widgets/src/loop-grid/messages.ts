import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    page: 'עמוד {page}. פריטים: {count}.',
    loaded: 'פריטים שנוספו: {added}. סך הכול מוצגים: {total}.',
    failed: 'טעינת הפריטים הבאים נכשלה.',
  },
  en: {
    page: 'Page {page}. Items: {count}.',
    loaded: 'Items added: {added}. Shown in all: {total}.',
    failed: 'The next items could not be loaded.',
  },
};
