import { PARTS, type Part, partsOf } from './parts.ts';

const UNITS: Readonly<Record<Part, string>> = {
  days: 'day',
  hours: 'hour',
  minutes: 'minute',
  seconds: 'second',
};

/**
 * A remaining time as one says it, `יומיים ושעה`: to the minute, and below one minute to the second, so that the text of a
 * long wait changes once a minute. Parts of 0 are left out; nothing is left of 0. The browser knows the plurals.
 */
export function inWords(remaining: number, language: string): string {
  // Up to the next second: at the milestone of an hour an hour is said, not 59 minutes.
  const seconds = Math.ceil(Math.max(0, remaining) / 1000);
  const shown: readonly Part[] = seconds < 60 ? ['seconds'] : PARTS.slice(0, 3);
  const words = [...partsOf(seconds * 1000, shown)]
    .filter(([, count]) => count > 0)
    .map(([part, count]) => {
      const format = new Intl.NumberFormat(language, {
        style: 'unit',
        unit: UNITS[part],
        unitDisplay: 'long',
      });
      // One hour is said without its number in Hebrew.
      const isBare = count === 1 && language === 'he';
      const said = format.formatToParts(count).filter(({ type }) => !isBare || type === 'unit');
      return said.map(({ value }) => value).join('');
    });
  return new Intl.ListFormat(language).format(words);
}
