import { defineSettings, duration, text } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    header: text(
      '',
      'Selector of the headers in the host. A section ends at the next header. If empty, the host is one section, headed by its first element.',
    ),
    duration: duration(400, 'Duration of opening or closing a section.'),
  },
  (raw) => raw,
);

export type CollapseSettings = ReturnType<typeof settings.parse>;
