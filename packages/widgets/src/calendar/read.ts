import { parseHtml } from '@iyim/runtime/widget';

const CALENDAR = '.jet-calendar, [data-widget~="calendar"]';
const PREVIOUS = '.nav-link-prev[data-month], [data-month][rel~="prev"]';
const NEXT = '.nav-link-next[data-month], [data-month][rel~="next"]';
const NAME = '.jet-calendar-caption__name, [data-month-name]';
const EVENTS = '.jet-calendar-week__day-content, [data-day-events]';
const DATE = '.jet-calendar-week__day-date, time';
const MOBILE_OVERLAY = '.jet-calendar-week__day-mobile-overlay';
const MOBILE_TRIGGER = '.jet-calendar-week__day-mobile-trigger';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The plugin's classes, which its style sheets use. */
export const CLASSES = {
  loading: 'jet-calendar-loading',
  active: 'calendar-event-active',
  week: 'jet-calendar-week',
  mobileCell: 'jet-calendar-week__day jet-calendar-week__day-mobile',
  mobileEvents: 'jet-calendar-week__day-mobile-event',
} as const;

export type Day = ReturnType<typeof readDay>;
export type Month = ReturnType<typeof readMonth>;
export type CalendarInput = ReturnType<typeof readCalendar>;

/** Reads the server-rendered calendar. */
export function readCalendar(host: HTMLElement) {
  const month = readMonth(host);
  const { previous, next } = month;
  /** The month in the contract's format (`March 2024`); null if the page does not define it. */
  const named =
    addMonths(host.dataset.month ?? '', 0) ??
    addMonths(previous?.dataset.month ?? '', 1) ??
    addMonths(next?.dataset.month ?? '', -1);
  return { month, named } as const;
}

/** Adds `count` months to a month in the contract's format (`March 2024`); null if `month` has another format. */
export function addMonths(month: string, count: number): string | null {
  const [, name = '', year = ''] = /^\s*([a-z]+)\s+(\d{4})\s*$/i.exec(month) ?? [];
  const index = MONTHS.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  if (index < 0) return null;
  const months = Number(year) * 12 + index + count;
  return `${MONTHS[((months % 12) + 12) % 12]} ${Math.floor(months / 12)}`;
}

/** Reads the month of a calendar: the host, or a calendar in a server's answer. Throws if there is no table of days. */
export function readMonth(calendar: HTMLElement) {
  const table = calendar.querySelector('table');
  const body = table?.tBodies[0];
  if (!body) throw new Error('expected a table of days inside the host, found none');
  const days = [...body.rows].flatMap((row) => [...row.cells].map(readDay));
  const previous = calendar.querySelector<HTMLElement>(PREVIOUS);
  const next = calendar.querySelector<HTMLElement>(NEXT);
  const controls = [previous, next, ...days.map(({ trigger }) => trigger)];
  const isNamed = (control: HTMLElement | null) =>
    control !== null && (control.textContent?.trim() !== '' || control.hasAttribute('aria-label'));
  return {
    table,
    name: calendar.querySelector<HTMLElement>(NAME),
    previous,
    next,
    days,
    /** Controls with an accessible name from the server. */
    named: new Set(controls.filter(isNamed)) as ReadonlySet<Element>,
  } as const;
}

function readDay(cell: HTMLTableCellElement) {
  const find = (selector: string) => cell.querySelector<HTMLElement>(selector);
  const events = find(EVENTS);
  const date = find(DATE);
  return {
    cell,
    /** The day's number as written, e.g. `7`; empty if the cell has no number. */
    date: date?.textContent?.trim() ?? '',
    isToday: cell.matches('.current-day'),
    /** Container of the day's events; null on a day without events. */
    events: events?.firstElementChild ? events : null,
    /** Number of events. */
    count: events?.childElementCount ?? 0,
    /**
     * Control that shows the events on a narrow page: the plugin's element, which may be a link that works without scripts,
     * otherwise the date.
     */
    trigger: find(MOBILE_OVERLAY) ?? find(MOBILE_TRIGGER) ?? date,
  } as const;
}

/** Reads a link's month, in the contract's format, and its address, which is null without `href`. */
export function readLink(link: HTMLElement): { month: string; href: string | null } {
  const href = link instanceof HTMLAnchorElement && link.hasAttribute('href') ? link.href : null;
  return { month: link.dataset.month ?? '', href };
}

/** Reads the calendar's data for a request for another month. Throws if `data-settings` is not a JSON object. */
export function readRequest({ dataset }: HTMLElement): { settings: object; post: string } {
  const settings: unknown = JSON.parse(dataset.settings || '{}');
  if (typeof settings !== 'object' || settings === null)
    throw new Error(`data-settings: expected a JSON object, found "${dataset.settings}"`);
  return { settings, post: dataset.post ?? '' };
}

/** Returns the calendar in an answer. Throws if the answer has no calendar with a table, or invalid `data-settings`. */
export function readAnswer(html: string): HTMLElement {
  const calendar = parseHtml(html).querySelector<HTMLElement>(CALENDAR);
  if (!calendar?.querySelector('tbody'))
    throw new Error(`expected a calendar in the answer, found "${html.trim().slice(0, 60)}"`);
  readRequest(calendar);
  return calendar;
}

/** Finds the triggers that the plugin's style sheet shows on narrow pages only. */
export const mobileTriggers = (host: HTMLElement): readonly Element[] => [
  ...host.querySelectorAll(`${MOBILE_TRIGGER}, ${MOBILE_OVERLAY}`),
];
