import { defineWidget } from '@iyim/runtime/widget';
import { LoopView } from '../../shared/loop/LoopView.tsx';
import loopStyles from '../../shared/loop/loop.css?inline';
import { readLoop } from '../../shared/loop/read-loop.ts';
import { settings } from '../../shared/loop/settings.ts';
import styles from './posts.css?inline';

export default defineWidget({
  name: 'posts',
  settings,
  read: readLoop,
  View: LoopView,
  styles: loopStyles + styles,
  messages: {
    he: {
      page: 'עמוד {page}. כתבות: {count}.',
      loaded: 'כתבות שנוספו: {added}. סך הכול מוצגות: {total}.',
      failed: 'טעינת הכתבות הבאות נכשלה.',
    },
    en: {
      page: 'Page {page}. Posts: {count}.',
      loaded: 'Posts added: {added}. Shown in all: {total}.',
      failed: 'The next posts could not be loaded.',
    },
  },
});
