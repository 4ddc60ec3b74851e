import { defineWidget } from '@iyim/runtime/widget';
import { AccountButton } from './AccountButton.tsx';
import styles from './account-button.css?inline';
import { messages } from './messages.ts';
import { readLabel } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'account-button',
  settings,
  read: readLabel,
  View: AccountButton,
  styles,
  messages,
});
