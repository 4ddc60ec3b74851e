import { byDevice, defineSettings, number } from '@iyim/runtime/widget';

const limits = { min: 1, max: 24 };

export const settings = defineSettings(
  {
    columns: byDevice(
      number(3, 'Entries side by side, unless the page’s style sheets set their width.', limits),
    ),
    slides_to_scroll: byDevice(
      number(1, 'Entries that an arrow scrolls by; at most the visible ones.', limits),
    ),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type HorizontalTimelineSettings = ReturnType<typeof settings.parse>;
