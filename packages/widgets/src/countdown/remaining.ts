/** What a countdown can show, the largest first. */
export const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

export type Part = (typeof PARTS)[number];

const SECONDS: Readonly<Record<Part, number>> = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

/**
 * The whole parts of a remaining time in ms. A part that is not shown is counted into the next smaller one that is, as the
 * elements plugin does: without days, 51 hours are 51 hours. Below 0 everything is 0 (CD-1).
 */
export function partsOf(remaining: number, shown: readonly Part[]): ReadonlyMap<Part, number> {
  let rest = Math.floor(Math.max(0, remaining) / 1000);
  const parts = new Map<Part, number>();
  for (const part of PARTS) {
    if (!shown.includes(part)) continue;
    parts.set(part, Math.floor(rest / SECONDS[part]));
    rest %= SECONDS[part];
  }
  return parts;
}

/** Makers of words are slow to make, and a page may have a hundred countdowns. */
const formats = new Map<string, Intl.NumberFormat | Intl.ListFormat>();

function kept<T extends Intl.NumberFormat | Intl.ListFormat>(key: string, make: () => T): T {
  const format = (formats.get(key) as T | undefined) ?? make();
  formats.set(key, format);
  return format;
}

/**
 * What is said of a remaining time in ms, in seconds: whole minutes, and seconds in the last one only, so that the text of a
 * long wait changes once a minute.
 */
export function saidSeconds(remaining: number): number {
  // Up to the next second: at the milestone of an hour an hour is said, not 59 minutes.
  const seconds = Math.ceil(Math.max(0, remaining) / 1000);
  return seconds < 60 ? seconds : seconds - (seconds % 60);
}

/** Seconds as one says them, `יומיים ושעה`, without the parts that are 0. The browser knows the plurals. */
export function inWords(seconds: number, language: string): string {
  const words = [...partsOf(seconds * 1000, PARTS)]
    .filter(([, count]) => count > 0)
    .map(([part, count]) => {
      // The browser's units are the parts in the singular.
      const options = { style: 'unit', unit: part.slice(0, -1), unitDisplay: 'long' } as const;
      const format = kept(language + part, () => new Intl.NumberFormat(language, options));
      // One hour is said without its number in Hebrew.
      const isBare = count === 1 && /^he\b/.test(language);
      const said = format.formatToParts(count).filter(({ type }) => !isBare || type === 'unit');
      return said.map(({ value }) => value).join('');
    });
  return kept(language, () => new Intl.ListFormat(language)).format(words);
}

/** Remaining times, in ms, at which a countdown speaks: an hour, ten minutes, one minute, the end. */
const MILESTONES = [0, 60_000, 600_000, 3_600_000];

/**
 * The milestone that was reached between two looks at a countdown, the last one when there were several; null when there was
 * none. A screen reader hears these and no other second (CD-3).
 */
export function milestone(before: number, after: number): number | null {
  return MILESTONES.find((time) => before > time && after <= time) ?? null;
}
