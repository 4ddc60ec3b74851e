import { defineWidget } from '@iyim/runtime/widget';
import troubleStyles from '../../shared/ui/trouble.css?inline';
import { Calendar } from './Calendar.tsx';
import styles from './calendar.css?inline';
import { messages } from './messages.ts';
import { readMonth } from './read.ts';
import { settings } from './settings.ts';

export default defineWidget({
  name: 'calendar',
  settings,
  read: readMonth,
  View: Calendar,
  styles: troubleStyles + styles,
  messages,
});
