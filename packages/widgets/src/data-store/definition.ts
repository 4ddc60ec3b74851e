import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import { DataStore } from './DataStore.tsx';
import styles from './data-store.css?inline';
import { messages } from './messages.ts';
import { readDataStore } from './read.ts';

export default defineWidget({
  name: 'data-store',
  // The original has none: everything stands in the link's `data-args`.
  settings: defineSettings({}, () => ({})),
  read: readDataStore,
  View: DataStore,
  styles,
  messages,
});
