import { defineSettings, defineWidget, text } from '@iyim/runtime/widget';
import { readSampleWidget } from './read.ts';
import { SampleWidget } from './SampleWidget.tsx';

const settings = defineSettings(
  { note: text('', 'Text of the note. Empty: “This link has more.” in the page’s language.') },
  (raw) => ({ note: raw.note }),
);

export type SampleWidgetSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'sample-widget',
  settings,
  read: readSampleWidget,
  View: SampleWidget,
  messages: {
    he: { note: 'בקישור הזה יש עוד.' },
    en: { note: 'This link has more.' },
  },
});
