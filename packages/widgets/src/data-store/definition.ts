import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import { DataStore } from './DataStore.tsx';
import styles from './data-store.css?inline';
import { readDataStore } from './read.ts';

export default defineWidget({
  name: 'data-store',
  // The original has none: everything stands in the link's `data-args`.
  settings: defineSettings({}, () => ({})),
  read: readDataStore,
  View: DataStore,
  styles,
  messages: {
    he: {
      add: 'הוספה לרשימה',
      remove: 'הסרה מהרשימה',
      saved: 'נמצא ברשימה',
      keep: 'שמירה ברשימה',
      added: 'נוסף לרשימה.',
      removed: 'הוסר מהרשימה.',
      full: 'אי אפשר להוסיף עוד פריטים לרשימה.',
      notKept: 'הדפדפן אינו שומר את הרשימה: היא תישאר רק עד ליציאה מהעמוד.',
    },
    en: {
      add: 'Add to the list',
      remove: 'Remove from the list',
      saved: 'In the list',
      keep: 'Keep in the list',
      added: 'Added to the list.',
      removed: 'Removed from the list.',
      full: 'You can`t add more posts',
      notKept: 'The browser does not keep the list: it lasts until you leave this page.',
    },
  },
});
