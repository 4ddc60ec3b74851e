export interface ScheduleRule {
  /** The schedule's clock: the visitor's or the site's. */
  readonly timezone: 'client' | 'site';
  /** Dates as the editor wrote them: date and time without a zone; empty: no limit on that side. */
  readonly start: string;
  readonly end: string;
  /** The site's date and time when the server made the page. */
  readonly server: string;
}

/** The clocks of a page. Instants are in epoch ms by the browser's clock. */
interface Clocks {
  readonly now: number;
  /** Time at which the browser began to receive this page. */
  readonly madeAt: number;
  readonly clientZone: Zone;
  readonly siteZone: Zone | null;
}

/**
 * Returns whether the start has been reached and the end has not (PO-3, PO-4); always false if both are equal. An empty start or end
 * sets no limit. With an invalid date the result is false, because a popup that was meant to be limited must not show without limits.
 */
export function schedulePasses(rule: ScheduleRule, { page }: { readonly page: Clocks }): boolean {
  const { zone, now } = clockOf(rule, page);
  const at = (text: string, whenOpen: number) => (text.trim() === '' ? whenOpen : parseDateTime(text, zone));
  return at(rule.start, Number.NEGATIVE_INFINITY) <= now && now < at(rule.end, Number.POSITIVE_INFINITY);
}

/**
 * Returns the clock of a schedule. For site time, adds the time since the page arrived to the server's time in the page, so that an
 * error in the browser's clock cancels out. If the page names its zone, the result is right even across clock changes; otherwise
 * times are compared as wall-clock times. Without the server's time, the browser's clock is used, as in the original.
 */
function clockOf({ timezone, server }: ScheduleRule, page: Clocks): { zone: Zone; now: number } {
  if (timezone === 'client') return { zone: page.clientZone, now: page.now };
  const zone = page.siteZone ?? fixedZone;
  const madeAt = parseDateTime(server, zone);
  if (!Number.isNaN(madeAt)) return { zone, now: madeAt + Math.max(0, page.now - page.madeAt) };
  return { zone: page.siteZone ?? page.clientZone, now: page.now };
}

/** A date as the editor writes it: `2026-03-27 10:00`, optionally without the time, or with seconds, `T` or a zone. */
const DATE_TIME =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Returns the epoch ms of a date in `zone`, or in the zone that the text contains; a date without a time means midnight. NaN for
 * invalid text.
 */
export function parseDateTime(text: string, zone: Zone): number {
  const [, ...found] = DATE_TIME.exec(text.trim()) ?? [];
  const [year = Number.NaN, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(0, 6)
    .map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!isReal) return Number.NaN;
  return found[6] ? date.getTime() - offsetOf(found[6]) : toInstant(date.getTime(), zone);
}

/** A time zone: returns how many ms its clocks are ahead of UTC at an instant. */
export type Zone = (instant: number) => number;

/** UTC, for calculating with the wall-clock times of any zone as if its clocks never changed. */
export const fixedZone: Zone = () => 0;

/** The time zone of the visitor's clock. */
export const clientZone: Zone = (instant) => new Date(instant).getTimezoneOffset() * -MINUTE;

/** Returns a zone by its IANA name; null if this browser does not support it. */
export function namedZone(timeZone: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    return (instant) =>
      offsetOf(format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '');
  } catch {
    return null;
  }
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Returns the offset in ms of `+02:00`, `GMT-0530`, `Z` or `GMT`. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE;
}

/**
 * Returns the epoch ms at which the clocks show `wall` (in ms since 1970 on that clock). A time that occurs twice means its first
 * occurrence; a skipped time moves later by as much as the clocks jump.
 */
export function toInstant(wall: number, zone: Zone): number {
  // The offsets a day before and a day after, which differ if the clocks change near that time.
  const [before, after] = [wall - zone(wall - DAY), wall - zone(wall + DAY)];
  const exact = [before, after].filter((instant) => instant + zone(instant) === wall);
  return exact.length > 0 ? Math.min(...exact) : before;
}
