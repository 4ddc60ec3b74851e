import texts from '../../content/texts/calendar.json' with { type: 'json' };
import { daysAfter, type LocalDate, weekdayOf } from './local-date.ts';
import type { Locale } from './model.ts';

export interface Month {
  readonly year: number;
  /** Month from 1 to 12. */
  readonly month: number;
}

export interface MonthDay {
  readonly date: LocalDate;
  /** Whether the day belongs to the previous or next month, and is included only to complete a week. */
  readonly isPad: boolean;
}

/** A period from one day to another, both included. */
interface Lasting {
  readonly start: LocalDate;
  readonly end: LocalDate;
}

const hebrewLetters = ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ש׳'];

/** Returns the names of the days of a week, from Sunday on; the plugin's formats are `full`, `short` and `initial`. */
export function weekdayNames(locale: Locale, format: string): readonly string[] {
  if (format === 'full') return texts.weekdays[locale];
  if (locale === 'he') return hebrewLetters;
  return texts.weekdays.en.map((name) => name.slice(0, format === 'initial' ? 1 : 3));
}

export const monthOf = (date: LocalDate): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

/** Returns the month a number of months later; negative numbers mean earlier. */
export function monthsAfter({ year, month }: Month, months: number): Month {
  const count = year * 12 + (month - 1) + months;
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
}

const dayOne = ({ year, month }: Month): LocalDate => `${year}-${String(month).padStart(2, '0')}-01`;

/** Returns a month in PHP's format `F Y`, always in English (`March 2026`), for requests and links. */
export const monthName = ({ year, month }: Month): string => `${texts.months.en[month - 1]} ${year}`;

/** Returns a month's name in the page's language. */
export const monthCaption = ({ year, month }: Month, locale: Locale): string =>
  `${texts.months[locale][month - 1]} ${year}`;

/** Returns a day in the page's language: `14 March 2026`. */
export function dateText(date: LocalDate, locale: Locale): string {
  const { year, month } = monthOf(date);
  const name = texts.months[locale][month - 1];
  return `${Number(date.slice(8))} ${locale === 'he' ? `ב${name}` : name} ${year}`;
}

/** Parses `March 2026` or `Mar 2026`, in any case; null for anything else, and for years outside 1970 to 2100. */
export function parseMonth(text: string | null): Month | null {
  const [, name = '', digits = ''] = /^\s*([a-z]{3,9})[\s+]+(\d{4})\s*$/i.exec(text ?? '') ?? [];
  const month = texts.months.en.findIndex((full) =>
    [full, full.slice(0, 3)].some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  const year = Number(digits);
  return month >= 0 && year >= 1970 && year <= 2100 ? { year, month: month + 1 } : null;
}

/** Returns a month as whole weeks, each from Sunday to Saturday. */
export function weeksOf(month: Month): readonly (readonly MonthDay[])[] {
  const first = dayOne(month);
  const next = dayOne(monthsAfter(month, 1));
  const weeks: MonthDay[][] = [];
  for (let sunday = daysAfter(first, -weekdayOf(first)); sunday < next; sunday = daysAfter(sunday, 7)) {
    const dates = Array.from({ length: 7 }, (_, at) => daysAfter(sunday, at));
    weeks.push(dates.map((date) => ({ date, isPad: date < first || date >= next })));
  }
  return weeks;
}

/** Returns the events on a day; without `isMultiday`, only the events that begin on this day. */
export const onDay = <T extends Lasting>(
  events: readonly T[],
  date: LocalDate,
  isMultiday = true,
): readonly T[] =>
  events.filter(({ start, end }) => (isMultiday ? start <= date && date <= end : start === date));
