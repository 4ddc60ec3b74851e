import { defineWidget } from '@iyim/runtime';
import { LoopGrid } from './LoopGrid.tsx';
import styles from './loop-grid.css?inline';
import { messages } from './messages.ts';
import { readLoop } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'loop-grid',
  settings,
  read: readLoop,
  View: LoopGrid,
  styles,
  messages,
});
