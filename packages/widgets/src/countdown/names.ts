import type { Widen } from '@iyim/runtime/widget';

/** Names of the two plugins' countdowns: what they keep in the browser, and the events they fire at the end. */
const preset = {
  storage: {
    /** The page builder's. Raw text in the local storage; `{id}` is the widget's id. */
    builder: {
      /** Milliseconds since 1970. */
      dueDate: '{id}-evergreen_due_date',
      /** Seconds; what the due date was made with. */
      interval: '{id}-evergreen_interval',
    },
    /** The elements plugin's, in the same formats. */
    plugin: {
      dueDate: 'jet_evergreen_countdown_due_date_{id}',
      interval: 'jet_evergreen_countdown_interval_{id}',
    },
    /** This library's own, in the session storage: when a countdown that had already ended last left the page, in ms. */
    left: 'iyim-countdown-left:{id}',
  },
  events: {
    builder: 'countdown_expire',
    plugin: 'jetCountdownTimerExpire',
  },
} as const;

export type CountdownNames = Widen<typeof preset>;

/** The real literals of the plugins whose contracts these are. */
export const countdownNames: CountdownNames = preset;
