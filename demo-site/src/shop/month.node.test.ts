import { describe, expect, it } from 'vitest';
import { daysAfter, isLocalDate, localDateAt, weekdayOf } from './local-date.ts';
import {
  dateText,
  monthCaption,
  monthName,
  monthOf,
  monthsAfter,
  onDay,
  parseMonth,
  weekdayNames,
  weeksOf,
} from './month.ts';

const zones = ['Asia/Jerusalem', 'UTC', 'America/New_York', 'Pacific/Auckland'];

/** Runs a check as if the server were in another time zone. */
function inZone(zone: string, check: () => void): void {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    check();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

const flat = (year: number, month: number) => weeksOf({ year, month }).flat();

describe.each(zones)('weeks on a server in %s', (zone) => {
  // Clock changes make days of 23 or 25 hours: in Israel on 27 March and 25 October 2026, in New York on 8 March and 1 November.
  it.each([
    [2026, 3, 31, 5],
    [2026, 10, 31, 5],
    [2026, 11, 30, 5],
    [2026, 2, 28, 4],
    [2024, 2, 29, 5],
    [2026, 8, 31, 6],
  ])(
    'CAL-1 weeksOf returns month %i-%i with %i days, each once, in %i weeks that start on Sunday',
    (year, month, days, weeks) => {
      inZone(zone, () => {
        const shown = flat(year, month);
        expect(shown).toHaveLength(weeks * 7);
        expect(shown.map(({ date }) => weekdayOf(date) % 7)).toEqual(shown.map((_, at) => at % 7));
        const daysOfMonth = shown.filter(({ isPad }) => !isPad).map(({ date }) => Number(date.slice(8)));
        expect(daysOfMonth).toEqual(Array.from({ length: days }, (_, at) => at + 1));
        expect(new Set(shown.map(({ date }) => date)).size).toBe(shown.length);
      });
    },
  );
});

describe('days', () => {
  it('CAL-1 incomplete weeks are filled with days of the months before and after', () => {
    const days = flat(2026, 10);
    expect(days[0]).toEqual({ date: '2026-09-27', isPad: true });
    expect(days.at(-1)).toEqual({ date: '2026-10-31', isPad: false });
    expect(flat(2026, 11).at(-1)).toEqual({ date: '2026-12-05', isPad: true });
  });

  it.each([
    ['2026-03-26T22:30:00Z', '2026-03-27'],
    ['2026-03-27T20:59:00Z', '2026-03-27'],
    ['2026-03-27T21:00:00Z', '2026-03-28'],
    ['2026-10-24T21:30:00Z', '2026-10-25'],
    ['2026-10-25T21:30:00Z', '2026-10-25'],
    ['2026-10-25T22:00:00Z', '2026-10-26'],
  ])('CAL-1 localDateAt returns for %s the day in Israel, %s', (time, date) => {
    expect(localDateAt(Date.parse(time))).toBe(date);
  });

  it('CAL-1 days are counted correctly across clock changes and the turn of the year', () => {
    expect(daysAfter('2026-03-26', 2)).toBe('2026-03-28');
    expect(daysAfter('2026-10-26', -2)).toBe('2026-10-24');
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '', 'x', '2026-01-01T00:00'])(
    'CAL-1 isLocalDate rejects %j',
    (text) => {
      expect(isLocalDate(text)).toBe(false);
    },
  );

  it('CAL-1 an event is listed on each of its days, or on its first day only', () => {
    const fair = { start: '2026-03-26', end: '2026-03-28' };
    const days = ['2026-03-25', '2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29'];
    expect(days.map((date) => onDay([fair], date).length)).toEqual([0, 1, 1, 1, 0]);
    expect(days.map((date) => onDay([fair], date, false).length)).toEqual([0, 1, 0, 0, 0]);
  });
});

describe('names', () => {
  it('CAL-1 months have English names in requests, and names in the reader’s language on the page', () => {
    const march = monthOf('2026-03-14');
    expect(monthName(march)).toBe('March 2026');
    expect(monthCaption(march, 'he')).toBe('מרץ 2026');
    expect(monthCaption(march, 'en')).toBe('March 2026');
    expect(dateText('2026-03-04', 'he')).toBe('4 במרץ 2026');
    expect(dateText('2026-03-04', 'en')).toBe('4 March 2026');
  });

  it('CAL-1 weeks start on Sunday in both languages', () => {
    expect(weekdayNames('he', 'short')[0]).toBe('א׳');
    expect(weekdayNames('he', 'full')[6]).toBe('שבת');
    expect(weekdayNames('en', 'short').slice(0, 2)).toEqual(['Sun', 'Mon']);
    expect(weekdayNames('en', 'initial')[6]).toBe('S');
  });

  it('CAL-1 months are counted correctly across years', () => {
    expect(monthsAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(monthsAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(monthsAfter({ year: 2026, month: 5 }, -17)).toEqual({ year: 2024, month: 12 });
  });

  it.each([
    ['March 2026', 3],
    ['  march   2026 ', 3],
    ['MAR 2026', 3],
    ['May 2026', 5],
    ['December 2026', 12],
    ['March+2026', 3],
  ])('CAL-1 parseMonth reads %j', (text, month) => {
    expect(parseMonth(text)).toEqual({ year: 2026, month });
  });

  it.each([
    null,
    '',
    'Marsh 2026',
    '2026',
    'March',
    'March 26',
    'March 1969',
    'March 99999',
    'מרץ 2026',
    '<b>March 2026',
    'March 2026 x',
  ])('CAL-1 parseMonth rejects %j', (text) => {
    expect(parseMonth(text)).toBeNull();
  });
});
