import { defineSettings, duration, text } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    header: text(
      '',
      'Selector, inside the host, of the headers. What follows one, up to the next, is its section. Without it the host is one section, and its first element the header.',
    ),
    duration: duration(400, 'How long a section takes to open or close.'),
  },
  (raw) => raw,
);

export type CollapseSettings = ReturnType<typeof settings.parse>;
