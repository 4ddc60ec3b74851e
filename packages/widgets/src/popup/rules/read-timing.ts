import { describe, isOn, toList, toNumber, toText, valueIn } from '../values.ts';
import { parseDateTime } from './date-time.ts';
import type { Period, Rules, Timing, UrlAction } from './timing.ts';

export interface ReadTiming {
  readonly timing: Timing;
  /** What makes no sense, in words for the site's owner. */
  readonly problems: readonly string[];
}

interface Raw {
  number(setting: string): number;
  text(setting: string): string;
  list(setting: string): readonly string[];
  oneOf<T extends string>(setting: string, options: readonly T[]): T | undefined;
  /** The text of a date, nothing, or `NOT_A_DATE`. */
  date(setting: string): string;
}

/** Stands for whatever stood there: the schedule then never lets the popup show. */
const NOT_A_DATE = '?';

const ACTIONS: readonly UrlAction[] = ['show', 'hide', 'regex'];
const PERIODS: readonly Period[] = ['', 'session', 'day', 'week', 'month'];

/** Each rule's switch, and what stands beside it. The original leaves settings out whose value is empty. */
const READERS: { readonly [Name in keyof Rules]: (raw: Raw) => Rules[Name] } = {
  page_views: ({ number }) => ({ views: number('page_views_views') }),
  sessions: ({ number }) => ({ sessions: number('sessions_sessions') }),
  url: ({ text, oneOf }) => ({ url: text('url_url'), action: oneOf('url_action', ACTIONS) ?? 'show' }),
  sources: ({ list }) => ({ sources: list('sources_sources') }),
  logged_in: ({ text, list }) => ({
    users: text('logged_in_users') || 'all',
    roles: list('logged_in_roles'),
  }),
  devices: ({ list }) => ({ devices: list('devices_devices') }),
  times({ number, text, oneOf }) {
    const period = oneOf('times_period', PERIODS);
    return {
      times: period === undefined ? Number.NaN : number('times_times'),
      period: period ?? '',
      countsOn: text('times_count') === '' ? 'show' : 'hide',
    };
  },
  browsers: ({ text, list }) => ({
    browsers: (text('browsers_browsers') || 'all') === 'all' ? 'all' : list('browsers_browsers_options'),
  }),
  schedule: ({ text, date }) => ({
    timezone: text('schedule_timezone') === 'site' ? 'site' : 'client',
    start: date('schedule_start_date'),
    end: date('schedule_end_date'),
    server: date('schedule_server_datetime'),
  }),
};

/**
 * A popup's display rules out of its settings (`timing`). A rule that is on and makes no sense is kept and never lets the
 * popup show, as in the original: a popup that is missing annoys fewer people than one that shows without limits.
 */
export function readTiming(settings: unknown): ReadTiming {
  const problems: string[] = [];
  const raw = rawOf(settings, (setting, expected) =>
    problems.push(
      `timing setting "${setting}": expected ${expected}, found ${describe(valueIn(settings, setting))}`,
    ),
  );
  const names = Object.keys(READERS) as (keyof Timing)[];
  const on = names.filter((name) => isOn(settings, name));
  return { timing: Object.fromEntries(on.map((name) => [name, READERS[name](raw)])), problems };
}

function rawOf(settings: unknown, say: (setting: string, expected: string) => void): Raw {
  const text = (setting: string) => toText(valueIn(settings, setting));
  return {
    text,
    number(setting) {
      const number = toNumber(valueIn(settings, setting));
      if (Number.isNaN(number)) say(setting, 'a number');
      return number;
    },
    list: (setting) => toList(valueIn(settings, setting)),
    oneOf<T extends string>(setting: string, options: readonly T[]) {
      const word = text(setting);
      const found = options.find((option) => option === word);
      if (found === undefined && word !== '') {
        say(setting, `one of ${options.map((option) => `"${option}"`).join(', ')}`);
      }
      return found;
    },
    date(setting) {
      const found = valueIn(settings, setting) ?? '';
      if (found === '' || parseDateTime(toText(found))) return toText(found);
      say(setting, 'a date as 2026-11-20 10:00');
      return NOT_A_DATE;
    },
  };
}
