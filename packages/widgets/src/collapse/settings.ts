import { defineSettings, duration, text } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    header: text(
      '',
      'CSS selector of the headers in the element, such as `h3`. A section ends at the next header. If empty, the element is one section, and its first child is the header.',
    ),
    duration: duration(400, 'Duration of opening or closing a section, in ms.'),
  },
  (raw) => raw,
);

export type CollapseSettings = ReturnType<typeof settings.parse>;
