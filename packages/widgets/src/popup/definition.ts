import { defineWidget } from '@iyim/runtime/widget';
import { messages } from './messages.ts';
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
  messages,
  movesHost: true,
});
