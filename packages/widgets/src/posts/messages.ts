import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    page: 'עמוד {page}. כתבות: {count}.',
    loaded: 'כתבות שנוספו: {added}. סך הכול מוצגות: {total}.',
    failed: 'טעינת הכתבות הבאות נכשלה.',
  },
  en: {
    page: 'Page {page}. Posts: {count}.',
    loaded: 'Posts added: {added}. Shown in all: {total}.',
    failed: 'The next posts could not be loaded.',
  },
};
