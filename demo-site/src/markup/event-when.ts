import type { ShopEvent } from '../shop/events.ts';
import type { Locale } from '../shop/model.ts';
import { dateText, monthOf } from '../shop/month.ts';
import { type Html, html } from './html.ts';

/** The day or days of an event as one reads them: `14 March 2026`, `27–29 March 2026`, `30 March – 1 April 2026`. */
export function daysText({ start, end }: ShopEvent, locale: Locale): string {
  if (start === end) return dateText(start, locale);
  const [from, to] = [monthOf(start), monthOf(end)];
  if (from.month !== to.month) {
    const first = dateText(start, locale);
    return `${from.year === to.year ? first.slice(0, -5) : first} – ${dateText(end, locale)}`;
  }
  return `${Number(start.slice(8))}–${dateText(end, locale)}`;
}

/** When an event takes place: its days, and its hours of each. Both ranges run in the direction of the page. */
export const eventWhen = (event: ShopEvent, locale: Locale): Html =>
  html`<time datetime="${event.start}T${event.startTime}">${daysText(event, locale)}</time>, <span class="event-hours">${event.startTime}–${event.endTime}</span>`;
