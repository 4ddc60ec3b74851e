import { choice, defineSettings, number } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    switchEventType: choice(
      ['scratch', 'hover', 'click', 'toggle', 'fold', 'peel', 'slide-out'],
      'scratch',
      'What shows the back: scratching, the mouse, a click anywhere, or the toggle on the card. The last three are clicks, too.',
    ),
    scratchFillPercent: number(
      75,
      'How much of the cover is scratched off, in percent, until the rest goes.',
      { min: 1, max: 100 },
    ),
  },
  (raw) => ({ way: raw.switchEventType, enough: raw.scratchFillPercent / 100 }),
  { isTolerant: true },
);

export type CardSettings = ReturnType<typeof settings.parse>;
