import { defineWidget } from '@iyim/runtime/widget';
import { Popup } from './Popup.tsx';
import styles from './popup.css?inline';
import { readPopup } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'popup',
  settings,
  read: readPopup,
  View: Popup,
  styles,
  messages: {
    he: {
      name: 'חלון קופץ',
      failed: 'התוכן לא נטען.',
    },
    en: {
      name: 'Popup',
      failed: 'The content could not be loaded.',
    },
  },
  movesHost: true,
});
