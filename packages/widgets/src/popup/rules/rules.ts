import { oneSpelling } from '@iyim/runtime/page';
import { attempt } from '@iyim/runtime/widget';
import { createReader, type SettingsReader } from '../settings-reader.ts';
import type { Facts } from './facts.ts';
import { fixedZone, parseDateTime, type ScheduleRule, schedulePasses } from './schedule.ts';

interface Rule<Settings> {
  /** Reads the settings next to the rule's switch. The original omits settings whose value is empty. */
  readonly read: (settings: SettingsReader) => Settings;
  readonly passes: (settings: Settings, facts: Facts) => boolean;
}

const rule = <Settings>(definition: Rule<Settings>) => definition;

/**
 * The display rules of popups, by their names in the settings (§3, PO-3, PO-4), in the order of their evaluation. A popup shows if
 * all of them pass.
 */
const RULES = {
  /** Requires a number of page loads since this popup was first on a page. */
  page_views: rule({
    read: ({ number }) => ({ views: number('page_views_views') }),
    passes: ({ views }, { page, popup }) => page.views - popup.initialViews >= views,
  }),
  /** Requires a number of visits since this popup was first on a page. */
  sessions: rule({
    read: ({ number }) => ({ sessions: number('sessions_sessions') }),
    passes: ({ sessions }, { page, popup }) => page.sessions - popup.initialSessions >= sessions,
  }),
  /** Checks the address the visitor comes from: it contains a text, does not, or matches a regular expression. */
  url: rule({
    read: ({ text, oneOf }) => ({
      url: text('url_url'),
      action: oneOf('url_action', ['show', 'hide', 'regex']) ?? 'show',
    }),
    // The referrer is '' for visitors who typed the page's address.
    passes: ({ url, action }, { page, popup }) =>
      action === 'regex'
        ? popup.matchesUrl
        : oneSpelling(page.referrer).includes(oneSpelling(url)) === (action === 'show'),
  }),
  /** Checks the kind of that address: `internal`, `external`, `search`. */
  sources: rule({
    read: ({ list }) => ({ sources: list('sources_sources') }),
    passes: ({ sources }, { page }) => comesFrom(sources, page.referrer, page.host),
  }),
  /** Excludes visitors: `all` who are logged in, or those with any of the roles. */
  logged_in: rule({
    read: ({ text, list }) => ({ users: text('logged_in_users') || 'all', roles: list('logged_in_roles') }),
    passes: ({ users, roles }, { page }) =>
      page.roles === null || (users !== 'all' && !page.roles.some((role) => roles.includes(role))),
  }),
  devices: rule({
    read: ({ list }) => ({ devices: list('devices_devices') }),
    passes: ({ devices }, { page }) => devices.includes(page.device),
  }),
  /** Limits the counted showings in the period. */
  times: rule({
    read({ number, text, oneOf }) {
      const period = oneOf('times_period', ['', 'session', 'day', 'week', 'month']);
      const countsOn: 'show' | 'hide' = text('times_count') === '' ? 'show' : 'hide';
      const times = period === undefined ? Number.NaN : number('times_times');
      return { times, period: period ?? '', countsOn } as const;
    },
    passes: ({ times }, { popup }) => popup.times < times,
  }),
  browsers: rule({
    read: ({ text, list }): { browsers: readonly string[] | 'all' } => ({
      browsers: (text('browsers_browsers') || 'all') === 'all' ? 'all' : list('browsers_browsers_options'),
    }),
    passes: ({ browsers }, { page }) => browsers === 'all' || browsers.includes(page.browser ?? ''),
  }),
  schedule: rule({
    read({ text, checked }): ScheduleRule {
      const date = (name: string) => checked(name, 'a date as 2026-11-20 10:00', isDate) ?? NOT_A_DATE;
      return {
        timezone: text('schedule_timezone') === 'site' ? 'site' : 'client',
        start: date('schedule_start_date'),
        end: date('schedule_end_date'),
        server: date('schedule_server_datetime'),
      };
    },
    passes: schedulePasses,
  }),
};

/** A popup's display rules; absent ones are off. */
export type Timing = { readonly [Name in keyof typeof RULES]?: ReturnType<(typeof RULES)[Name]['read']> };

/** Replaces a wrong date, so that the schedule never lets the popup show. */
const NOT_A_DATE = '?';

const isDate = (text: string) => !Number.isNaN(parseDateTime(text, fixedZone));

const NAMES = Object.keys(RULES) as (keyof Timing)[];

/**
 * Reads a popup's display rules from its settings (`timing`). A rule that is on with wrong settings is kept and never lets the
 * popup show, as in the original: a missing popup annoys fewer people than one that shows without limits. It is named in
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

/** `because`: the first rule that refuses. */
export type Verdict = { readonly show: true } | { readonly show: false; readonly because: RuleName };

/**
 * Whether a popup may show now, and if not, why (PO-2, PO-3). `isRequested`: the visitor asks for it, by a link or a button:
 * as in the original its display rules do not apply then; it stays closed only if it is disabled, or avoids others.
 */
export function mayShow(timing: Timing, facts: Facts, { isRequested = false } = {}): Verdict {
  const because = facts.page.isEdit ? undefined : refusalOf(timing, facts, isRequested);
  return because ? { show: false, because } : { show: true };
}

function refusalOf(timing: Timing, facts: Facts, isRequested: boolean): RuleName | undefined {
  const { isDisabled, avoidsOthers, otherShown } = facts.popup;
  if (isDisabled) return 'disable';
  if (avoidsOthers && otherShown) return 'avoid_multiple_popups';
  if (isRequested) return undefined;
  return NAMES.find((name) => timing[name] && !(RULES[name] as Rule<unknown>).passes(timing[name], facts));
}

/** The original's search engines and newer ones. Each name must be among the last labels of the host. */
const ENGINES =
  /(^|\.)(google|yahoo|bing|yandex|baidu|duckduckgo|ecosia|startpage|qwant|naver)\.([^.]+|[^.]{1,3}\.[^.]{1,3})$/i;

/** As in the original, `external` means every place but this site, including search engines and typed addresses. */
function comesFrom(sources: readonly string[], referrer: string, here: string): boolean {
  const includes = (source: string) => sources.includes(source);
  if (includes('search') && includes('external') && includes('internal')) return true;
  const host = attempt(() => new URL(referrer).host) ?? '';
  if (host !== '' && bare(host) === bare(here)) return includes('internal');
  return includes('external') || (includes('search') && ENGINES.test(host));
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
