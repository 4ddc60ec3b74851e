import { choice, defineSettings } from '@iyim/runtime/widget';

/** The host's `data-settings` are the server's, and go back to it as they are. */
export const settings = defineSettings(
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
