import { choice, defineSettings, list, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    sections: list<string>([], 'Ids of the hidden sections, in the order in which the button shows them.'),
    effect: choice(
      ['none', 'fade', 'zoom-in', 'zoom-out', 'move-up', 'fall-perspective'],
      'move-up',
      'Effect of a section when it appears.',
    ),
    showall: toggle(false, 'Shows all sections with one click. If off, each click shows one section.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type ViewMoreSettings = ReturnType<typeof settings.parse>;
