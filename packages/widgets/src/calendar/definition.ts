import { choice, defineSettings, defineWidget } from '@iyim/runtime/widget';
import { Calendar } from './Calendar.tsx';
import styles from './calendar.css?inline';
import { readCalendar } from './read.ts';

/** The host's `data-settings` are the server's, and go back to it as they are. */
const settings = defineSettings(
  {
    day_events: choice(
      ['row', 'overlay'],
      'row',
      'Where a narrow page shows the events of a day: in a row under its week, or in a dialog over the page.',
    ),
  },
  (raw) => ({ isOverlay: raw.day_events === 'overlay' }),
);

export type CalendarSettings = ReturnType<typeof settings.parse>;

export default defineWidget({
  name: 'calendar',
  settings,
  read: readCalendar,
  View: Calendar,
  styles,
  messages: {
    he: {
      previous: 'החודש הקודם',
      next: 'החודש הבא',
      events: {
        one: '{date}: אירוע אחד',
        two: '{date}: שני אירועים',
        other: '{date}: {count} אירועים',
      },
      failed: 'לא ניתן היה לטעון את החודש המבוקש. הלוח נשאר כפי שהיה.',
    },
    en: {
      previous: 'Previous month',
      next: 'Next month',
      events: { one: '{date}: one event', other: '{date}: {count} events' },
      failed: 'That month could not be loaded. The calendar has not changed.',
    },
  },
});
