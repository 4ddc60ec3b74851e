import { byDevice, defineSettings, number } from '@iyim/runtime/widget';

const limits = { min: 1, max: 24 };

export const settings = defineSettings(
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
