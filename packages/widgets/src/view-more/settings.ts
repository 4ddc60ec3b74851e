import { choice, defineSettings, list, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    sections: list([], 'Ids of the sections that the button shows, in their order.'),
    effect: choice(
      ['none', 'fade', 'zoom-in', 'zoom-out', 'move-up', 'fall-perspective'],
      'move-up',
      'How a section comes.',
    ),
    showall: toggle(false, 'Shows all of them with one press, and not one after the other.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type ViewMoreSettings = ReturnType<typeof settings.parse>;
