import { oneSpelling } from '@iyim/runtime/widget';
import { createReader, type SettingsReader } from '../settings-reader.ts';
import type { Facts } from './facts.ts';
import { fixedZone, parseDateTime, type ScheduleRule, schedulePasses } from './schedule.ts';
import type { Period } from './stored.ts';

/** The display rules that a popup can have, by their names in its settings (§3, PO-3, PO-4). */
export interface Rules {
  /** At least so many page loads since this popup was first on a page. */
  readonly page_views: { readonly views: number };
  /** At least so many visits since this popup was first on a page. */
  readonly sessions: { readonly sessions: number };
  /** The address the visitor comes from: has the text in it, has not, or an expression finds something in it. */
  readonly url: { readonly url: string; readonly action: UrlAction };
  /** The kind of that address: `internal`, `external`, `search`. */
  readonly sources: { readonly sources: readonly string[] };
  /** Whom it is not shown to: `all` who are logged in, or those who have any of the roles. */
  readonly logged_in: { readonly users: string; readonly roles: readonly string[] };
  readonly devices: { readonly devices: readonly string[] };
  readonly times: TimesRule;
  readonly browsers: { readonly browsers: readonly string[] | 'all' };
  readonly schedule: ScheduleRule;
}

/** A popup's display rules; one that is not there is off. */
export type Timing = Partial<Rules>;

type UrlAction = 'show' | 'hide' | 'regex';

export interface TimesRule {
  /** Shown at most so many times in the period. */
  readonly times: number;
  readonly period: Period;
  readonly countsOn: 'show' | 'hide';
}

interface RuleOf<Settings> {
  /** Out of what stands beside the rule's switch. The original leaves settings out whose value is empty. */
  readonly read: (settings: SettingsReader) => Settings;
  readonly passes: (rule: Settings, facts: Facts) => boolean;
}

/** Each rule that a page's owner can set, in the order they are asked; a popup shows when none says no. */
const RULES: { readonly [Name in keyof Rules]: RuleOf<Rules[Name]> } = {
  page_views: {
    read: ({ number }) => ({ views: number('page_views_views') }),
    passes: ({ views }, { page, popup }) => page.views - popup.initialViews >= views,
  },
  sessions: {
    read: ({ number }) => ({ sessions: number('sessions_sessions') }),
    passes: ({ sessions }, { page, popup }) => page.sessions - popup.initialSessions >= sessions,
  },
  url: {
    read: ({ text, oneOf }) => ({
      url: text('url_url'),
      action: oneOf('url_action', ['show', 'hide', 'regex']) ?? 'show',
    }),
    // Visitors who typed the address of the page come from ''.
    passes: ({ url, action }, { page, popup }) =>
      action === 'regex'
        ? popup.matchesUrl
        : oneSpelling(page.referrer).includes(oneSpelling(url)) === (action === 'show'),
  },
  sources: {
    read: ({ list }) => ({ sources: list('sources_sources') }),
    passes: ({ sources }, { page }) => comesFrom(sources, page.referrer, page.host),
  },
  logged_in: {
    read: ({ text, list }) => ({ users: text('logged_in_users') || 'all', roles: list('logged_in_roles') }),
    passes: ({ users, roles }, { page }) =>
      page.roles === null || (users !== 'all' && !page.roles.some((role) => roles.includes(role))),
  },
  devices: {
    read: ({ list }) => ({ devices: list('devices_devices') }),
    passes: ({ devices }, { page }) => devices.includes(page.device),
  },
  times: {
    read({ number, text, oneOf }) {
      const period = oneOf('times_period', ['', 'session', 'day', 'week', 'month']);
      return {
        times: period === undefined ? Number.NaN : number('times_times'),
        period: period ?? '',
        countsOn: text('times_count') === '' ? 'show' : 'hide',
      };
    },
    passes: ({ times }, { popup }) => popup.times < times,
  },
  browsers: {
    read: ({ text, list }) => ({
      browsers: (text('browsers_browsers') || 'all') === 'all' ? 'all' : list('browsers_browsers_options'),
    }),
    passes: ({ browsers }, { page }) => browsers === 'all' || browsers.includes(page.browser ?? ''),
  },
  schedule: {
    read({ text, checked }) {
      const date = (name: string) => checked(name, 'a date as 2026-11-20 10:00', isDate) ?? NOT_A_DATE;
      return {
        timezone: text('schedule_timezone') === 'site' ? 'site' : 'client',
        start: date('schedule_start_date'),
        end: date('schedule_end_date'),
        server: date('schedule_server_datetime'),
      };
    },
    passes: schedulePasses,
  },
};

/** Stands for whatever stood there: the schedule then never lets the popup show. */
const NOT_A_DATE = '?';

const isDate = (text: string) => !Number.isNaN(parseDateTime(text, fixedZone));

const NAMES = Object.keys(RULES) as (keyof Rules)[];

/**
 * A popup's display rules out of its settings (`timing`). A rule that is on and makes no sense is kept and never lets the
 * popup show, as in the original: a popup that is missing annoys fewer people than one that shows without limits. It is named in
 * `problems`, in words for the site's owner.
 */
export function readTiming(settings: unknown): { timing: Timing; problems: readonly string[] } {
  const reader = createReader(settings, 'timing');
  const on = NAMES.filter(reader.isOn);
  return {
    timing: Object.fromEntries(on.map((name) => [name, RULES[name].read(reader)])),
    problems: reader.problems,
  };
}

export type RuleName = 'disable' | 'avoid_multiple_popups' | keyof Timing;

/** `because`: the first rule that says no. */
export type Verdict = { readonly show: true } | { readonly show: false; readonly because: RuleName };

/**
 * Whether a popup may show now, and if not, why (PO-2, PO-3). `asked`: the visitor asks for it, by a link or a button:
 * then its display rules are not asked, as in the original; it stays away only where it is disabled, or avoids others.
 */
export function mayShow(timing: Timing, facts: Facts, { asked = false } = {}): Verdict {
  const because = facts.page.isEdit ? undefined : refusal(timing, facts, asked);
  return because ? { show: false, because } : { show: true };
}

function refusal(timing: Timing, facts: Facts, asked: boolean): RuleName | undefined {
  const { isDisabled, avoidsOthers, otherShown } = facts.popup;
  if (isDisabled) return 'disable';
  if (avoidsOthers && otherShown) return 'avoid_multiple_popups';
  return asked ? undefined : NAMES.find((name) => !passes(name, timing, facts));
}

function passes<Name extends keyof Rules>(name: Name, timing: Timing, facts: Facts): boolean {
  const rule: Rules[Name] | undefined = timing[name];
  const { passes }: RuleOf<Rules[Name]> = RULES[name];
  return rule === undefined || passes(rule, facts);
}

/** The original's search engines, and those that have come since. Each is a name in the host's last labels. */
const ENGINES =
  /(^|\.)(google|yahoo|bing|yandex|baidu|duckduckgo|ecosia|startpage|qwant|naver)\.([^.]+|[^.]{1,3}\.[^.]{1,3})$/i;

/** As in the original, `external` means every place but this site, search engines and typed addresses too. */
function comesFrom(sources: readonly string[], referrer: string, here: string): boolean {
  const wants = (source: string) => sources.includes(source);
  if (wants('search') && wants('external') && wants('internal')) return true;
  const host = URL.canParse(referrer) ? new URL(referrer).host : '';
  if (host !== '' && bare(host) === bare(here)) return wants('internal');
  return wants('external') || (wants('search') && ENGINES.test(host));
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
