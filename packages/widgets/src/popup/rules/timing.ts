/** The display rules that a popup can have, by their names in its settings (PO-3, PO-4). */
export interface Rules {
  /** At least so many page loads since this popup was first on a page. */
  readonly page_views: { readonly views: number };
  /** At least so many visits since this popup was first on a page. */
  readonly sessions: { readonly sessions: number };
  /** Where the visitor comes from. */
  readonly url: { readonly url: string; readonly action: UrlAction };
  readonly sources: { readonly sources: readonly string[] };
  /** Whom it is not shown to. */
  readonly logged_in: { readonly users: string; readonly roles: readonly string[] };
  readonly devices: { readonly devices: readonly string[] };
  readonly times: TimesRule;
  readonly browsers: { readonly browsers: readonly string[] | 'all' };
  readonly schedule: ScheduleRule;
}

/** A popup's display rules; one that is not there is off. */
export type Timing = Partial<Rules>;

export type UrlAction = 'show' | 'hide' | 'regex';

export type Period = '' | 'session' | 'day' | 'week' | 'month';

export interface TimesRule {
  /** Shown at most so many times in the period. */
  readonly times: number;
  /** `''`: for ever. */
  readonly period: Period;
  readonly countsOn: 'show' | 'hide';
}

export interface ScheduleRule {
  /** Whose clock: the visitor's or the site's. */
  readonly timezone: 'client' | 'site';
  /** As the editor wrote them: date and time without a zone; empty: open. */
  readonly start: string;
  readonly end: string;
  /** The site's date and time when the server made the page. */
  readonly server: string;
}
