import { defineWidget } from '@iyim/runtime/widget';
import { LoopView } from '../../shared/loop/LoopView.tsx';
import loopStyles from '../../shared/loop/loop.css?inline';
import { readLoop } from '../../shared/loop/read-loop.ts';
import { settings } from '../../shared/loop/settings.ts';
import styles from './loop-grid.css?inline';
import texts from './texts.json' with { type: 'json' };

export default defineWidget({
  name: 'loop-grid',
  settings,
  read: readLoop,
  View: LoopView,
  styles: loopStyles + styles,
  messages: texts,
});
