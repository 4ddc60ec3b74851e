import { defineSettings, number, text } from '@iyim/runtime';

/** Twelve digits, as in the attributes: far beyond any date, and well within what a date can hold. */
const limits = { min: 0, max: 999_999_999_999 };

const milliseconds = (seconds: number): number => Math.floor(seconds) * 1000;

/** What the original plugins write as attributes of their own; where a host has those, they win. */
export const settings = defineSettings(
  {
    due_date: number(0, 'The end, in seconds since 1970.', limits),
    evergreen_interval: number(
      0,
      'Seconds from a visitor’s first view to the end. The end is kept for that visitor, under the host’s id.',
      limits,
    ),
    start_date: number(
      0,
      'Beginning of the first round of one that begins again for ever, in seconds since 1970.',
      limits,
    ),
    restart_interval: number(0, 'Seconds of a round, and of what the action `restart` begins.', limits),
    expire_actions: text(
      '',
      'What happens at the end, in this order: any of `hide`, `redirect`, `message`, `restart`, with spaces between.',
    ),
    expire_redirect_url: text('', 'Where the action `redirect` goes.'),
  },
  (raw) => ({
    due: milliseconds(raw.due_date),
    evergreenInterval: milliseconds(raw.evergreen_interval),
    start: milliseconds(raw.start_date),
    restartInterval: milliseconds(raw.restart_interval),
    actions: raw.expire_actions,
    redirectUrl: raw.expire_redirect_url,
  }),
);

export type CountdownSettings = ReturnType<typeof settings.parse>;
