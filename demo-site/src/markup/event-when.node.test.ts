import { expect, it } from 'vitest';
import type { ShopEvent } from '../shop/events.ts';
import { daysText, eventWhen } from './calendar.ts';

const text = (start: string, end: string, locale: 'he' | 'en') =>
  // A partial event is enough, because `daysText` reads only the days.
  daysText({ start, end } as ShopEvent, locale);

it.each([
  ['2026-03-14', '2026-03-14', '14 March 2026', '14 במרץ 2026'],
  ['2026-03-27', '2026-03-29', '27–29 March 2026', '27–29 במרץ 2026'],
  ['2026-03-30', '2026-04-01', '30 March – 1 April 2026', '30 במרץ – 1 באפריל 2026'],
  ['2026-12-30', '2027-01-01', '30 December 2026 – 1 January 2027', '30 בדצמבר 2026 – 1 בינואר 2027'],
])('CAL-1 daysText from %s to %s names each month and year once', (start, end, en, he) => {
  expect([text(start, end, 'en'), text(start, end, 'he')]).toEqual([en, he]);
});

it.each(['he', 'en'] as const)(
  'CAL-1 an event’s hours, like its days, are in the direction of the page: %s',
  (locale) => {
    const event = {
      start: '2026-03-14',
      end: '2026-03-14',
      startTime: '10:00',
      endTime: '18:00',
    } as ShopEvent;
    expect(String(eventWhen(event, locale))).toMatch(/<span class="event-hours">10:00–18:00<\/span>$/);
  },
);
