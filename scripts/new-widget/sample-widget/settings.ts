import { defineSettings, text } from '@iyim/runtime/widget';

export const settings = defineSettings(
  { note: text('', 'Text of the note. If empty, it is “This link has more.” in the page’s language.') },
  (raw) => raw,
);

export type SampleWidgetSettings = ReturnType<typeof settings.parse>;
