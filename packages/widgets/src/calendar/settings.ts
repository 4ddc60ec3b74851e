import { choice, defineSettings } from '@iyim/runtime/widget';

/** The host's `data-settings` are not read here, because they belong to the server and are sent back to it unchanged. */
export const settings = defineSettings(
  {
    day_events: choice(
      ['row', 'overlay'],
      'row',
      'Place where a day’s events open in narrow windows: a row below the week (`row`), or a dialog (`overlay`).',
    ),
  },
  (raw) => ({ isOverlay: raw.day_events === 'overlay' }),
);

export type CalendarSettings = ReturnType<typeof settings.parse>;
