import { choice, defineSettings, list, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    sections: list([], 'Ids of the sections, in the order in which the button shows them.'),
    effect: choice(
      ['none', 'fade', 'zoom-in', 'zoom-out', 'move-up', 'fall-perspective'],
      'move-up',
      'Effect with which a section appears.',
    ),
    showall: toggle(false, 'Shows all sections on one click, instead of one after the other.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type ViewMoreSettings = ReturnType<typeof settings.parse>;
