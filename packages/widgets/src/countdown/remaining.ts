/** Parts of a time that a countdown can show, the largest first. */
export const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

export type Part = (typeof PARTS)[number];

const SECONDS: Readonly<Record<Part, number>> = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

/**
 * Splits a remaining time in ms into whole parts. The time of a part that is not shown is added to the next smaller part, as in
 * the elements plugin: without days, 51 hours are 51 hours. Below 0 everything is 0 (CD-1).
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

/** Cached formats: they are slow to create, and a page may have a hundred countdowns. */
const formats = new Map<string, Intl.NumberFormat | Intl.ListFormat>();

function cachedFormat<T extends Intl.NumberFormat | Intl.ListFormat>(key: string, make: () => T): T {
  const format = (formats.get(key) as T | undefined) ?? make();
  formats.set(key, format);
  return format;
}

/**
 * Returns the seconds to announce for a remaining time in ms: whole minutes, and single seconds in the last minute only, so that
 * the text of a long countdown changes once a minute.
 */
export function announcedSeconds(remaining: number): number {
  // Rounds up to whole seconds, so that the milestone of an hour is announced as an hour, not as 59 minutes.
  const seconds = Math.ceil(Math.max(0, remaining) / 1000);
  return seconds < 60 ? seconds : seconds - (seconds % 60);
}

/** Formats seconds in words, such as `יומיים ושעה`, without the parts that are 0. `Intl` provides the plural forms. */
export function inWords(seconds: number, language: string): string {
  const words = [...partsOf(seconds * 1000, PARTS)]
    .filter(([, count]) => count > 0)
    .map(([part, count]) => {
      // The units of `Intl` are the names of the parts in the singular.
      const options = { style: 'unit', unit: part.slice(0, -1), unitDisplay: 'long' } as const;
      const format = cachedFormat(language + part, () => new Intl.NumberFormat(language, options));
      // In Hebrew, a single unit, such as one hour, is written without a number.
      const isBare = count === 1 && /^he\b/.test(language);
      const pieces = format.formatToParts(count).filter(({ type }) => !isBare || type === 'unit');
      return pieces.map(({ value }) => value).join('');
    });
  return cachedFormat(language, () => new Intl.ListFormat(language)).format(words);
}

/** Remaining times, in ms, that are announced: one hour, ten minutes, one minute, the end. */
const MILESTONES = [0, 60_000, 600_000, 3_600_000];

/**
 * Returns the milestone between two remaining times in ms, the last one if there are several; null if there is none. Screen
 * readers announce the milestones and no other second (CD-3).
 */
export function milestone(before: number, after: number): number | null {
  return MILESTONES.find((time) => before > time && after <= time) ?? null;
}
