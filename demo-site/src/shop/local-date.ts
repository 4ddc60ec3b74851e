const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns the site's local time in the CMS's format: `2026-03-14 09:05:00`. */
export const siteTime = (time: number): string => clock.format(time);

/** A day of the shop's calendar, `2026-03-14`. It has no time and no time zone, so summer time cannot shift it. */
export type LocalDate = string;

const zone = 'Asia/Jerusalem';
const day = 86_400_000;

/** Returns the day in Israel at a time. */
export const localDateAt = (time: number): LocalDate =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(time);

/** Returns the day a number of days later; negative numbers mean earlier. */
export const daysAfter = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Returns the day of the week; 0 is Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Whether a visitor's text is a day that exists, unlike 30 February. */
export const isLocalDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  daysAfter(text, 0) === text;
