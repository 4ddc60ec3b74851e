import { defineSettings, defineWidget } from '@iyim/runtime/widget';
import host from './host.css?inline';
import { readTimeline } from './read.ts';
import { Timeline } from './Timeline.tsx';
import styles from './timeline.css?inline';

export default defineWidget({
  name: 'timeline',
  // The original has none: all is in the classes of its markup.
  settings: defineSettings({}, () => ({})),
  read: readTimeline,
  View: Timeline,
  styles: host + styles,
});
