import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import { DeleteLink } from './DeleteLink.tsx';
import styles from './delete-link.css?inline';
import { readDeleteLink } from './read.ts';

export default defineWidget({
  name: 'delete-link',
  // The original has none: the question stands in an attribute of the link.
  settings: defineSettings({}, () => ({})),
  read: readDeleteLink,
  View: DeleteLink,
  styles,
  messages: {
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
  },
});
