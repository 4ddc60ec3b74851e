import eventsTexts from '../../content/texts/events.json' with { type: 'json' };
import { fillCount } from '../content/fill.ts';
import { type CalendarSettings, calendarTemplate } from '../shop/calendar-settings.ts';
import { allEvents, eventPath, eventsPath, type ShopEvent } from '../shop/events.ts';
import { type LocalDate, localDateAt } from '../shop/local-date.ts';
import type { Locale } from '../shop/model.ts';
import {
  dateText,
  type Month,
  type MonthDay,
  monthCaption,
  monthName,
  monthOf,
  monthsAfter,
  onDay,
  weekdayNames,
  weeksOf,
} from '../shop/month.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html, trusted } from './html.ts';

/**
 * Returns the day or days of an event as a reader expects them: `14 March 2026`, `27–29 March 2026`, `30 March – 1 April 2026`.
 */
export function daysText({ start, end }: ShopEvent, locale: Locale): string {
  if (start === end) return dateText(start, locale);
  const [from, to] = [monthOf(start), monthOf(end)];
  if (from.month !== to.month) {
    const first = dateText(start, locale);
    return `${from.year === to.year ? first.slice(0, -5) : first} – ${dateText(end, locale)}`;
  }
  return `${Number(start.slice(8))}–${dateText(end, locale)}`;
}

/** Renders an event's days, and its hours on each day. Both ranges run in the page's direction. */
export const eventWhen = (event: ShopEvent, locale: Locale): Html =>
  html`<time datetime="${event.start}T${event.startTime}">${daysText(event, locale)}</time>, <span class="event-hours">${event.startTime}–${event.endTime}</span>`;

const arrow = (path: string): Html =>
  trusted(
    `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false" class="flip"><path d="${path}"/></svg>`,
  );

/** Returns the address of a month, or of one of its days. */
export const monthPath = (month: Month, locale: Locale, date?: LocalDate): string => {
  const query = new URLSearchParams({ month: monthName(month), ...(date === undefined ? {} : { date }) });
  return `${eventsPath(locale)}?${query}${date === undefined ? '' : '#day'}`;
};

function navLink(month: Month, locale: Locale, direction: 'prev' | 'next'): Html {
  const target = monthsAfter(month, direction === 'prev' ? -1 : 1);
  const label =
    direction === 'prev' ? eventsTexts.calendar[locale].previous : eventsTexts.calendar[locale].next;
  const icon = arrow(direction === 'prev' ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7');
  return html`<a class="jet-calendar-nav__link nav-link-${direction}" href="${monthPath(target, locale)}" data-month="${monthName(target)}" aria-label="${label}: ${monthCaption(target, locale)}" rel="nofollow">${icon}</a>`;
}

const caption = (month: Month, locale: Locale, layout: string): Html =>
  html`<caption class="jet-calendar-caption ${layout}"><div class="jet-calendar-caption__wrap">
${navLink(month, locale, 'prev')}
<div class="jet-calendar-caption__name">${monthCaption(month, locale)}</div>
${navLink(month, locale, 'next')}
</div></caption>`;

/**
 * Renders an event on one of its days, in the listings plugin's markup for calendars. The first day shows the start time; later
 * days show that the event continues.
 */
function dayEvent(event: ShopEvent, date: LocalDate, locale: Locale): Html {
  const goesOn = date > event.start;
  const when = goesOn
    ? html`<span class="event-chip__time">${eventsTexts.calendar[locale].goesOn}</span>`
    : html`<span class="event-chip__time" dir="ltr">${event.startTime}</span>`;
  return html`<div class="jet-calendar-week__day-event jet-listing-dynamic-post-${event.id}" data-post-id="${event.id}"><div class="elementor elementor-${calendarTemplate}"><a class="event-chip event-chip--${event.kind}${goesOn && ' event-chip--on'}" href="${eventPath(event, locale)}">${when} <span class="event-chip__title">${event.title[locale]}</span></a></div></div>`;
}

/** Renders the link that opens a day on phones. Without scripts it leads to the day's events. */
const mobileWrap = (month: Month, date: LocalDate, events: number, locale: Locale): Html =>
  html`<div class="jet-calendar-week__day-mobile-wrap"><a class="jet-calendar-week__day-mobile-overlay" href="${monthPath(month, locale, date)}" aria-label="${dateText(date, locale)}: ${fillCount(eventsTexts.calendar[locale].count, events)}"></a><div class="jet-calendar-week__day-mobile-trigger"></div></div>`;

interface Drawn {
  readonly locale: Locale;
  readonly month: Month;
  readonly settings: CalendarSettings;
  readonly today: LocalDate;
  readonly events: readonly ShopEvent[];
}

function dayCell({ locale, month, settings, today, events }: Drawn, { date, isPad }: MonthDay): Html {
  const isHidden = (isPad && !settings.showsNearby) || (settings.hidesPast && date < today);
  const shown = isHidden ? [] : onDay(events, date, settings.isMultiday);
  const more = `${shown.length > 0 ? ' has-events' : ''}${date === today ? ' current-day' : ''}${isPad ? ' day-pad' : ''}`;
  const current = date === today && html` aria-current="date"`;
  return html`<td class="jet-calendar-week__day${more}"${current}><div class="jet-calendar-week__day-wrap">
<div class="jet-calendar-week__day-header"><div class="jet-calendar-week__day-date"><time datetime="${date}">${Number(date.slice(8))}</time></div></div>
${shown.length > 0 && mobileWrap(month, date, shown.length, locale)}
<div class="jet-calendar-week__day-content">${shown.map((event) => dayEvent(event, date, locale))}</div>
</div></td>`;
}

/** Renders the plugin's whole calendar of a month. */
export function calendar(visit: Visit, month: Month, settings: CalendarSettings, post: string): Html {
  const { locale, shop } = visit;
  const today = localDateAt(shop.platform.now());
  const drawn = { locale, month, settings, today, events: allEvents(shop.repository) };
  const names = weekdayNames(locale, settings.weekdays);
  const full = weekdayNames(locale, 'full');
  return html`<div class="jet-calendar jet-listing-calendar" data-settings="${JSON.stringify(settings.raw)}" data-post="${post}" data-listing-source="posts" data-query-id="" data-month="${monthName(month)}" data-widget="calendar"><table class="jet-calendar-grid">
${caption(month, locale, settings.layout)}
<thead class="jet-calendar-header"><tr class="jet-calendar-header__week">${names.map((name, at) => html`<th class="jet-calendar-header__week-day" scope="col" abbr="${full[at] ?? name}">${name}</th>`)}</tr></thead>
<tbody class="jet-calendar-body">${weeksOf(month).map((week) => html`<tr class="jet-calendar-week">${week.map((day) => dayCell(drawn, day))}</tr>`)}</tbody>
</table></div>`;
}
