import { defineWidget } from '@iyim/runtime/widget';
import { Calendar } from './Calendar.tsx';
import styles from './calendar.css?inline';
import { messages } from './messages.ts';
import { readCalendar } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'calendar',
  settings,
  read: readCalendar,
  View: Calendar,
  styles,
  messages,
});
