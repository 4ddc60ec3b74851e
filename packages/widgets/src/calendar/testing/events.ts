import { beforeEach, vi } from 'vitest';
import { find } from '../../../../runtime/src/testing/find.ts';
import { calendar } from '../../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../../testing/mount.ts';
import { addMonths } from '../read.ts';

export const host = () => find('[data-widget="calendar"]');
export const next = () => find('.nav-link-next');
export const previous = () => find('.nav-link-prev');
export const monthName = () => find('.jet-calendar-caption__name').textContent ?? '';
/** Returns the cell of a day of the shown month, and ignores days of adjacent months. */
export const day = (date: number): HTMLElement => {
  const cells = [...document.querySelectorAll<HTMLElement>('td.jet-calendar-week__day:not(.day-pad)')];
  const cell = cells.find(
    (each) => each.querySelector('.jet-calendar-week__day-date')?.textContent === `${date}`,
  );
  if (!cell) throw new Error(`no day ${date}`);
  return cell;
};
/** Returns the button that shows a day's events on a narrow page. */
export const dayButton = (date: number): HTMLElement => {
  const found = day(date).querySelector<HTMLElement>('[aria-expanded]');
  if (!found) throw new Error(`no button in day ${date}`);
  return found;
};
export const row = () => document.querySelector<HTMLElement>('.jet-calendar-week__day-mobile');

export interface MonthOptions {
  /** Whether the caption has real links, as on a page that works without scripts. */
  readonly linked?: boolean;
  /** Dates that have events. */
  readonly events?: readonly number[];
}

const settings = { lisitng_id: '31', allow_multiday: false, posts_query: [{ type: 'posts_params' }] };

function nav(kind: 'prev' | 'next', month: string, linked: boolean): string {
  const attributes = `class="jet-calendar-nav__link nav-link-${kind}" data-month="${month}"`;
  const href = `${location.pathname}?month=${encodeURIComponent(month)}`;
  return linked ? `<a ${attributes} href="${href}"><svg></svg></a>` : `<div ${attributes}><svg></svg></div>`;
}

/** The original's markup of a month with 30 days that begins on the third day of the week. */
export function monthHtml(month: string, { linked = true, events = [3, 7, 20] }: MonthOptions = {}): string {
  const cell = (index: number) => {
    const date = index - 1;
    const isPad = date < 1 || date > 30;
    const hasEvents = events.includes(date);
    const event = `<div class="jet-calendar-week__day-event" data-post-id="${date}"><a href="/events/${date}/">Event ${date}</a> <a href="/events/${date}/map/">Map</a></div>`;
    const mobile =
      '<div class="jet-calendar-week__day-mobile-wrap"><div class="jet-calendar-week__day-mobile-overlay"></div><div class="jet-calendar-week__day-mobile-trigger"></div></div>';
    return `<td class="jet-calendar-week__day ${isPad ? 'day-pad' : ''} ${hasEvents ? 'has-events' : ''} ${date === 5 ? 'current-day' : ''}">
      <div class="jet-calendar-week__day-wrap"><div class="jet-calendar-week__day-header"><div class="jet-calendar-week__day-date">${isPad ? '' : date}</div></div>
      ${hasEvents ? mobile : ''}<div class="jet-calendar-week__day-content">${hasEvents ? event : ''}</div></div></td>`;
  };
  const week = (index: number) =>
    `<tr class="jet-calendar-week">${Array.from({ length: 7 }, (_, column) => cell(index * 7 + column)).join('')}</tr>`;
  return `<div class="jet-calendar jet-listing-calendar" data-settings='${JSON.stringify(settings)}' data-post="12" data-listing-source="posts" data-query-id="${month}" data-widget="calendar">
    <table class="jet-calendar-grid"><caption class="jet-calendar-caption"><div class="jet-calendar-caption__wrap">
      ${nav('prev', addMonths(month, -1) ?? '', linked)}<div class="jet-calendar-caption__name">${month}</div>${nav('next', addMonths(month, 1) ?? '', linked)}</div></caption>
    <thead><tr>${['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
    <tbody>${Array.from({ length: 5 }, (_, index) => week(index)).join('')}</tbody></table></div>`;
}

export const server = {
  seen: [] as URLSearchParams[],
  /** If set, replaces `monthAnswer`. */
  answer: undefined as ((fields: URLSearchParams) => Response | Promise<Response>) | undefined,
};

export const monthAnswer = (fields: URLSearchParams, options?: MonthOptions): Response =>
  Response.json({ success: true, data: { content: monthHtml(fields.get('month') ?? '', options) } });

/** Returns the plugin's styles for a narrow (`compact`) or a wide page. */
const styles = (compact: boolean) =>
  compact
    ? '.jet-calendar-week__day-content { display: none } .jet-calendar-week__day-mobile-overlay { display: block; block-size: 24px }'
    : '.jet-calendar-week__day-mobile-wrap { display: none }';

export const show = (
  html: string,
  { compact = false, ...options }: Mounting & { readonly compact?: boolean } = {},
): Promise<string> =>
  mountWidget(calendar, `<main><h1>Events</h1>${html}<button id="outside">x</button></main>`, {
    load: null,
    sheet: `${styles(compact)} .jet-calendar-nav__link { display: inline-block }`,
    ...options,
  });

/** Resets the fake server and stubs `fetch` before each test of a file. */
export function setUpEvents(): void {
  beforeEach(() => {
    server.seen = [];
    server.answer = undefined;
    vi.stubGlobal('fetch', async (input: Request) => {
      const fields = new URLSearchParams(await input.text());
      server.seen.push(fields);
      return (server.answer ?? monthAnswer)(fields);
    });
  });
}
