const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What the site's own clock shows, as the CMS writes it: `2026-03-14 09:05:00`. */
export const siteTime = (time: number): string => clock.format(time);

/** A day of the shop's calendar, `2026-03-14`: it has no clock and no time zone, so summer time can not move it. */
export type LocalDate = string;

const zone = 'Asia/Jerusalem';
const day = 86_400_000;

/** The day it is in Israel. */
export const localDateAt = (time: number): LocalDate =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(time);

/** A day some days later, or earlier. */
export const daysAfter = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** 0: Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Whether a visitor's text is a day that exists: not the 30th of February. */
export const isLocalDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  daysAfter(text, 0) === text;
