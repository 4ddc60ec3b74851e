import { choice, defineSettings, number } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    switchEventType: choice(
      ['scratch', 'hover', 'click', 'toggle', 'fold', 'peel', 'slide-out'],
      'scratch',
      'Action that shows the back: scratching, hovering, a click anywhere on the card (`click`, or `fold`, `peel` and `slide-out` with other effects), or the toggle on the card.',
    ),
    scratchFillPercent: number(
      75,
      'Part of the cover, in per cent, that must be scratched off before the rest is removed.',
      { min: 1, max: 100 },
    ),
  },
  (raw) => ({ way: raw.switchEventType, enough: raw.scratchFillPercent / 100 }),
  { isTolerant: true },
);

export type CardSettings = ReturnType<typeof settings.parse>;
