import { defineSettings, number, text } from '@iyim/runtime';

/** What the original plugins write as attributes of their own; where a host has those, they win. */
export const settings = defineSettings(
  {
    due_date: number(0, 'The end, in seconds since 1970.'),
    evergreen_interval: number(
      0,
      'Seconds from a visitor’s first view to the end. The end is kept for that visitor, under the host’s id.',
    ),
    start_date: number(
      0,
      'Beginning of the first round of one that begins again for ever, in seconds since 1970.',
    ),
    restart_interval: number(0, 'Seconds of a round, and of what the action `restart` begins.'),
    expire_actions: text(
      '',
      'What happens at the end, in this order: any of `hide`, `redirect`, `message`, `restart`, with spaces between.',
    ),
    expire_redirect_url: text('', 'Where the action `redirect` goes.'),
  },
  (raw) => ({
    due: raw.due_date * 1000,
    evergreenInterval: raw.evergreen_interval * 1000,
    start: raw.start_date * 1000,
    restartInterval: raw.restart_interval * 1000,
    actions: raw.expire_actions,
    redirectUrl: raw.expire_redirect_url,
  }),
);

export type CountdownSettings = ReturnType<typeof settings.parse>;
