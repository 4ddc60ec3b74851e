import { defineWidget } from '@iyim/runtime/widget';
import { DataStore } from './DataStore.tsx';
import styles from './data-store.css?inline';
import { messages } from './messages.ts';
import { readDataStore } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'data-store',
  settings,
  read: readDataStore,
  View: DataStore,
  styles,
  messages,
});
