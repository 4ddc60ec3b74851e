import { defineSettings, defineWidget, number } from '@iyim/runtime/widget';
import { Progress } from './Progress.tsx';
import styles from './progress.css?inline';
import { printedSettings, readProgress } from './read.ts';

const settings = defineSettings(
  { percent: number(0, 'How much of the bar is filled, in per cent.', { min: 0, max: 100 }) },
  (raw) => raw,
  { isTolerant: true },
);

export type ProgressSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'progress',
  settings,
  pageSettings: printedSettings,
  read: readProgress,
  View: Progress,
  styles,
  messages: { he: { progress: 'התקדמות' }, en: { progress: 'Progress' } },
});
