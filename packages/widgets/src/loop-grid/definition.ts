import { defineWidget } from '@iyim/runtime/widget';
import { LoopView } from '../../shared/loop/LoopView.tsx';
import loopStyles from '../../shared/loop/loop.css?inline';
import { readLoop } from '../../shared/loop/read-loop.ts';
import { settings } from '../../shared/loop/settings.ts';
import styles from './loop-grid.css?inline';

export default defineWidget({
  name: 'loop-grid',
  settings,
  read: readLoop,
  View: LoopView,
  styles: loopStyles + styles,
  messages: {
    he: {
      page: 'עמוד {page}. פריטים: {count}.',
      loaded: 'פריטים שנוספו: {added}. סך הכול מוצגים: {total}.',
      failed: 'טעינת הפריטים הבאים נכשלה.',
    },
    en: {
      page: 'Page {page}. Items: {count}.',
      loaded: 'Items added: {added}. Shown in all: {total}.',
      failed: 'The next items could not be loaded.',
    },
  },
});
