import { defineWidget } from '@iyim/runtime/widget';
import { messages } from './messages.ts';
import { readSampleWidget } from './read.ts';
import { SampleWidget } from './SampleWidget.tsx';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'sample-widget',
  settings,
  read: readSampleWidget,
  View: SampleWidget,
  messages,
});
