import { oneSpelling } from '@iyim/runtime/page';
import { attempt } from '@iyim/runtime/widget';
import { createReader, type SettingsReader } from '../settings-reader.ts';
import type { Facts } from './facts.ts';
import { fixedZone, parseDateTime, type ScheduleRule, schedulePasses } from './schedule.ts';

interface Rule<Settings> {
  /** Reads the rule's settings, except its switch. Settings may be missing, because the original omits empty values. */
  readonly read: (settings: SettingsReader) => Settings;
  readonly passes: (settings: Settings, facts: Facts) => boolean;
}

const rule = <Settings>(definition: Rule<Settings>) => definition;

/**
 * The display rules of popups (§3, PO-3, PO-4), by their names in the settings and in the order in which they are evaluated. A
 * popup shows if all of them pass.
 */
const RULES = {
  /** Requires a number of page loads since the popup was first on a page. */
  page_views: rule({
    read: ({ number }) => ({ views: number('page_views_views') }),
    passes: ({ views }, { page, popup }) => page.views - popup.initialViews >= views,
  }),
  /** Requires a number of visits since the popup was first on a page. */
  sessions: rule({
    read: ({ number }) => ({ sessions: number('sessions_sessions') }),
    passes: ({ sessions }, { page, popup }) => page.sessions - popup.initialSessions >= sessions,
  }),
  /** Checks that the referrer contains a text, does not contain it, or matches a regular expression. */
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
  /** Checks whether the visitor comes from this site (`internal`), another one (`external`) or a search engine (`search`). */
  sources: rule({
    read: ({ list }) => ({ sources: list('sources_sources') }),
    passes: ({ sources }, { page }) => comesFrom(sources, page.referrer, page.host),
  }),
  /** Excludes logged-in visitors: `all` of them, or those with any of the roles. */
  logged_in: rule({
    read: ({ text, list }) => ({ users: text('logged_in_users') || 'all', roles: list('logged_in_roles') }),
    passes: ({ users, roles }, { page }) =>
      page.roles === null || (users !== 'all' && !page.roles.some((role) => roles.includes(role))),
  }),
  devices: rule({
    read: ({ list }) => ({ devices: list('devices_devices') }),
    passes: ({ devices }, { page }) => devices.includes(page.device),
  }),
  /** Limits the number of counted showings in the period. */
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
      const date = (name: string) => checked(name, 'a date such as 2026-11-20 10:00', isDate) ?? NOT_A_DATE;
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

/** A popup's display rules; a missing rule is off. */
export type Timing = { readonly [Name in keyof typeof RULES]?: ReturnType<(typeof RULES)[Name]['read']> };

/** Replaces an invalid date, so that the schedule never lets the popup show. */
const NOT_A_DATE = '?';

const isDate = (text: string) => !Number.isNaN(parseDateTime(text, fixedZone));

const NAMES = Object.keys(RULES) as (keyof Timing)[];

/**
 * Reads a popup's display rules from its settings (`timing`). A rule that is on with invalid settings is kept and never lets the
 * popup show, as in the original, because a missing popup annoys fewer people than a popup that shows without limits. The setting is
 * named in `problems`, in words for the site's owner.
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
 * Returns whether a popup may show now, and if not, why (PO-2, PO-3). `isRequested`: true if the visitor requests it with a link
 * or a button. As in the original, the display rules do not apply to a requested popup. It stays closed only if it is disabled or
 * avoids another popup.
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

/**
 * Hosts of the original's search engines and of newer ones. The name must directly precede the top-level domain or a suffix such as
 * `co.il`.
 */
const ENGINES =
  /(^|\.)(google|yahoo|bing|yandex|baidu|duckduckgo|ecosia|startpage|qwant|naver)\.([^.]+|[^.]{1,3}\.[^.]{1,3})$/i;

/**
 * Returns whether the visitor comes from one of the `sources`. As in the original, `external` means every address outside this
 * site, including search engines, and visitors without a referrer.
 */
function comesFrom(sources: readonly string[], referrer: string, here: string): boolean {
  const includes = (source: string) => sources.includes(source);
  if (includes('search') && includes('external') && includes('internal')) return true;
  const host = attempt(() => new URL(referrer).host) ?? '';
  if (host !== '' && bare(host) === bare(here)) return includes('internal');
  return includes('external') || (includes('search') && ENGINES.test(host));
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
