import { byDevice, defineSettings, number } from '@iyim/runtime/widget';

const limits = { min: 1, max: 24 };

export const settings = defineSettings(
  {
    columns: byDevice(
      number(3, 'Number of visible entries, unless the page’s style sheets set their width.', limits),
    ),
    slides_to_scroll: byDevice(
      number(
        1,
        'Number of entries that a click on an arrow button scrolls by, at most the number of visible entries.',
        limits,
      ),
    ),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type HorizontalTimelineSettings = ReturnType<typeof settings.parse>;
