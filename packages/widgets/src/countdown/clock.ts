/** What a countdown counts to. Times in ms since 1970, intervals in ms. */
export type Clock =
  | { readonly kind: 'fixed'; readonly due: number }
  /** Its end is `interval` after this visitor's first view, and kept. */
  | { readonly kind: 'evergreen'; readonly interval: number }
  /** Begins at `start` and ends every `interval` for ever. */
  | { readonly kind: 'endless'; readonly start: number; readonly interval: number };

/** Minutes from the visitor's clock to UTC at a time, as `Date` gives them: negative east of Greenwich. */
export type OffsetAt = (time: number) => number;

/** The last time a date can hold. */
const LAST_TIME = 8.64e15;
const MINUTE = 60_000;

/**
 * The end that was kept for an evergreen countdown, from the raw texts in storage: null when none is kept, when it was made
 * with another interval, or when the text is no time (CD-2).
 */
export function keptEnd(due: string | null, interval: string | null, wanted: number): number | null {
  const time = Number(due);
  const isSame = Number(interval) * 1000 === wanted;
  return isSame && time > 0 && time <= LAST_TIME ? time : null;
}

/**
 * The end of the round of an endless countdown that `now` is in; null before the first. Rounds follow the visitor's clock:
 * one that begins daily at midnight does so on both sides of a change to summer time.
 */
export function endlessEnd(start: number, interval: number, now: number, offsetAt: OffsetAt): number | null {
  if (now < start) return null;
  const wallOf = (time: number) => time - offsetAt(time) * MINUTE;
  const rounds = Math.floor((wallOf(now) - wallOf(start)) / interval) + 1;
  const wallEnd = wallOf(start) + rounds * interval;
  const nearby = wallEnd + offsetAt(now) * MINUTE;
  let end = wallEnd + offsetAt(nearby) * MINUTE;
  // In the hour that a clock shows twice, a round's end may be behind already.
  while (end <= now) end += interval;
  return end;
}
