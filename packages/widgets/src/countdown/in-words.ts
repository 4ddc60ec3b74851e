import { PARTS, type Part, partsOf } from './parts.ts';

/** Gives a text of the widget's catalogue. */
type Say = (key: string, values?: Record<string, string | number>) => string;

const MINUTE = 60;

/**
 * A remaining time as one says it, `יומיים ו-3 שעות`: to the minute, and below one minute to the second, so that the text
 * of a long wait changes once a minute. Parts of 0 are left out.
 */
export function inWords(remaining: number, language: string, say: Say): string {
  // Up to the next second: at the milestone of an hour an hour is said, not 59 minutes.
  const seconds = Math.ceil(Math.max(0, remaining) / 1000);
  const shown: readonly Part[] = seconds < MINUTE ? ['seconds'] : PARTS.slice(0, 3);
  const plurals = new Intl.PluralRules(language);
  const words = [...partsOf(seconds * 1000, shown)]
    .filter(([, count]) => count > 0)
    .map(([part, n]) => {
      const form = plurals.select(n);
      // Hebrew has a dual; some browsers' data give it a form for tens as well.
      return say(`${part}.${form === 'one' || form === 'two' ? form : 'other'}`, { n });
    });
  return new Intl.ListFormat(language).format(words);
}
