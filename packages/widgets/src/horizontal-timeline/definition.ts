import { byDevice, defineSettings, defineWidget, number } from '@iyim/runtime/widget';
import { HorizontalTimeline, originals } from './HorizontalTimeline.tsx';
import styles from './horizontal-timeline.css?inline';
import host from './host.css?inline';
import { printedSettings, readHorizontalTimeline } from './read.ts';

const limits = { min: 1, max: 24 };

const settings = defineSettings(
  {
    columns: byDevice(
      number(3, 'Entries side by side, where the page’s sheets do not say how wide they are.', limits),
    ),
    slides_to_scroll: byDevice(
      number(1, 'How many entries an arrow goes on; at most those that are seen.', limits),
    ),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type HorizontalTimelineSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'horizontal-timeline',
  settings,
  pageSettings: printedSettings,
  read: readHorizontalTimeline,
  View: HorizontalTimeline,
  prepare: originals.prepare,
  styles: host + styles,
  messages: {
    he: { timeline: 'ציר זמן', prev: 'הקודם', next: 'הבא' },
    en: { timeline: 'Timeline', prev: 'Previous', next: 'Next' },
  },
});
