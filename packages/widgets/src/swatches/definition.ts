import { defineWidget, site } from '@iyim/runtime/widget';
import { messages } from './messages.ts';
import { readSwatches } from './read.ts';
import { originals, Swatches } from './Swatches.tsx';
import { settings } from './settings.ts';
import styles from './swatches.css?inline';

export default defineWidget({
  name: 'swatches',
  settings,
  read: readSwatches,
  View: Swatches,
  prepare: originals.prepare,
  styles,
  messages,
  pageSettings: () => site().config.swatches,
});
