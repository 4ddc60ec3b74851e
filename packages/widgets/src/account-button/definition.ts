import { defineWidget } from '@iyim/runtime/widget';
import { AccountButton } from './AccountButton.tsx';
import styles from './account-button.css?inline';
import { messages } from './messages.ts';
import { readAccountButton } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'account-button',
  settings,
  read: readAccountButton,
  View: AccountButton,
  styles,
  messages,
});
