import { choice, defineSettings, number } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    switchEventType: choice(
      ['scratch', 'hover', 'click', 'toggle', 'fold', 'peel', 'slide-out'],
      'scratch',
      'Action that shows the back: scratching the front off (`scratch`), hovering (`hover`), a click on the card’s toggle (`toggle`), or a click anywhere on the card (all others).',
    ),
    scratchFillPercent: number(
      75,
      'Part of the front that must be scratched off before the rest disappears, in %.',
      { min: 1, max: 100 },
    ),
  },
  (raw) => ({ way: raw.switchEventType, enough: raw.scratchFillPercent / 100 }),
  { isTolerant: true },
);

export type CardSettings = ReturnType<typeof settings.parse>;
