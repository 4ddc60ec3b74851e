import { defineSettings, duration, text } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    header: text(
      '',
      'Selector of the headers inside the host. A section extends from its header to the next one. Empty: the host is one section, and its first element is the header.',
    ),
    duration: duration(400, 'Duration of opening or closing a section.'),
  },
  (raw) => raw,
);

export type CollapseSettings = ReturnType<typeof settings.parse>;
