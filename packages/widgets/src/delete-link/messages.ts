import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    title: 'אישור מחיקה',
    question: 'למחוק את הפריט? אי אפשר לבטל את המחיקה.',
    confirm: 'מחיקה',
    cancel: 'ביטול',
    deleting: 'מתבצעת מחיקה…',
  },
  en: {
    title: 'Confirm deletion',
    question: 'Delete this item? This cannot be undone.',
    confirm: 'Delete',
    cancel: 'Cancel',
    deleting: 'Deleting…',
  },
};
