import { device } from '@iyim/runtime/shop';
import { parseHtml } from '@iyim/runtime/widget';
import { addMonths } from './add-months.ts';

const CALENDAR = '.jet-calendar, [data-widget="calendar"]';
const PREVIOUS = '.nav-link-prev[data-month], [data-month][rel~="prev"]';
const NEXT = '.nav-link-next[data-month], [data-month][rel~="next"]';
const NAME = '.jet-calendar-caption__name, [data-month-name]';
const EVENTS = '.jet-calendar-week__day-content, [data-day-events]';
const DATE = '.jet-calendar-week__day-date, time';
const MOBILE_OVERLAY = '.jet-calendar-week__day-mobile-overlay';
const MOBILE_TRIGGER = `.jet-calendar-week__day-mobile-trigger, ${MOBILE_OVERLAY}`;

/** Classes of the original's, for its style sheets. */
export const LOADING = 'jet-calendar-loading';
export const ACTIVE = 'calendar-event-active';
const WEEK = 'jet-calendar-week';
const MOBILE_CELL = 'jet-calendar-week__day jet-calendar-week__day-mobile';
const MOBILE_EVENTS = 'jet-calendar-week__day-mobile-event';

export interface Day {
  readonly cell: HTMLTableCellElement;
  /** The day's number as it is written, e.g. `7`; empty where the cell has none. */
  readonly date: string;
  /** True for a day of the month before or after. */
  readonly isPad: boolean;
  readonly isToday: boolean;
  /** What holds the day's events; null on a day without any. */
  readonly events: HTMLElement | null;
  /** What is pressed on a narrow page to see them; a link to them on a page that works without scripts. */
  readonly trigger: HTMLElement | null;
}

export interface Month {
  readonly table: HTMLTableElement;
  /** What holds the weeks. */
  readonly body: HTMLTableSectionElement;
  /** The names of the days of the week, over their columns. */
  readonly weekdays: readonly HTMLElement[];
  readonly name: HTMLElement | null;
  readonly previous: HTMLElement | null;
  readonly next: HTMLElement | null;
  readonly weeks: readonly (readonly Day[])[];
}

/** The month that stands in the host now. */
export function readMonth(host: HTMLElement): Month {
  const table = host.querySelector('table');
  const body = table?.tBodies[0];
  if (!body) throw new Error('expected a table of days inside the host, found none');
  return {
    table,
    body,
    weekdays: [...(table.tHead?.rows[0]?.cells ?? [])],
    name: host.querySelector<HTMLElement>(NAME),
    previous: host.querySelector<HTMLElement>(PREVIOUS),
    next: host.querySelector<HTMLElement>(NEXT),
    weeks: [...body.rows]
      .filter((row) => !row.hasAttribute('data-iyim-slot'))
      .map((row) => [...row.cells].map(readDay)),
  };
}

function readDay(cell: HTMLTableCellElement): Day {
  const events = cell.querySelector<HTMLElement>(EVENTS);
  const date = cell.querySelector(DATE)?.textContent?.trim() ?? '';
  return {
    cell,
    date,
    isPad: cell.matches('.day-pad') || (date === '' && cell.textContent?.trim() === ''),
    isToday: cell.matches('.current-day'),
    events: events?.firstElementChild ? events : null,
    trigger: cell.querySelector<HTMLElement>(MOBILE_OVERLAY),
  };
}

/** What says whether a day's events show: its cell, and the link that is pressed where it is one. */
export function readExpandable({ cell, trigger }: Day): HTMLElement[] {
  return trigger?.matches('a, button') ? [cell, trigger] : [cell];
}

/** The month a link leads to, as the contract writes it, and its page where it is a real link. */
export function readLink(link: HTMLElement): { month: string; href: string | null } {
  const href = link instanceof HTMLAnchorElement && link.hasAttribute('href') ? link.href : null;
  return { month: link.dataset.month ?? '', href };
}

/** Which of the two links to the months beside holds `target`. */
export function readNavLink(host: HTMLElement, target: EventTarget | null): 'previous' | 'next' | null {
  if (!(target instanceof Node)) return null;
  const { previous, next } = readMonth(host);
  if (previous?.contains(target)) return 'previous';
  return next?.contains(target) ? 'next' : null;
}

/** Which month stands in the host, as it says or told by the months beside it; null when it has neither. */
export function readMonthShown(host: HTMLElement): string | null {
  const { previous, next } = readMonth(host);
  return (
    addMonths(host.dataset.month ?? '', 0) ??
    addMonths(previous?.dataset.month ?? '', 1) ??
    addMonths(next?.dataset.month ?? '', -1)
  );
}

/** What the request for another month carries of this one. */
export function readRequest({ dataset }: HTMLElement): { settings: object; post: string } {
  const settings: unknown = JSON.parse(dataset.settings || '{}');
  if (typeof settings !== 'object' || settings === null)
    throw new Error(`data-settings: expected a JSON object, found "${dataset.settings}"`);
  return { settings, post: dataset.post ?? '' };
}

/** The calendar an answer consists of. Throws when it holds none that could stand in for the one shown. */
export function readAnswer(html: string): HTMLElement {
  const calendar = parseHtml(html).querySelector<HTMLElement>(CALENDAR);
  if (!calendar?.querySelector('tbody'))
    throw new Error(`expected a calendar in the answer, found "${html.trim().slice(0, 60)}"`);
  readRequest(calendar);
  return calendar;
}

/** Puts the answer's days and data into the host, before what is `ours` there. */
export function showMonth(host: HTMLElement, fresh: HTMLElement, ours: Element): void {
  for (const [name, value] of Object.entries(fresh.dataset)) {
    if (value !== undefined && !/^(widget|iyim)/.test(name)) host.dataset[name] = value;
  }
  host.replaceChildren(...fresh.childNodes, ours);
}

/** True where a day has no room for its events and they show on demand: as the site's own style sheet has it. */
export function isCompact(host: HTMLElement): boolean {
  const triggers = [...host.querySelectorAll(MOBILE_TRIGGER)];
  if (triggers.length === 0) return device().peek() === 'mobile';
  return triggers.some((trigger) => trigger.getClientRects().length > 0);
}

/** Makes a row of the original's markup out of ours and returns the place for a day's events in it. */
export function dressEventsRow(row: HTMLElement, columns: number): HTMLElement {
  const { ownerDocument } = row;
  const cell = ownerDocument.createElement('td');
  const events = ownerDocument.createElement('div');
  row.className = WEEK;
  row.setAttribute('role', 'row');
  cell.className = MOBILE_CELL;
  cell.colSpan = columns;
  cell.setAttribute('role', 'gridcell');
  events.className = MOBILE_EVENTS;
  cell.append(events);
  row.append(cell);
  return events;
}
