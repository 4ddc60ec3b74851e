import { evergreenKeys } from './names.ts';
import type { Plan } from './plan.ts';

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

/** Names of the two items one evergreen countdown keeps. */
export interface EvergreenKeys {
  readonly dueDate: string;
  readonly interval: string;
}

/** Where and under which names one countdown's end is kept. */
export interface EvergreenPlace {
  /** May throw: storage can be forbidden. */
  readonly storage: () => Storage;
  readonly keys: EvergreenKeys;
  /** Milliseconds from the first view to the end. */
  readonly interval: number;
}

/** Ends that could not be kept, as long as the page lives: a storage that is full or forbidden. */
const inMemory = new Map<string, { end: number; interval: number }>();

/** The end that was kept, else `interval` from `now`, which is kept from then on (CD-2). Never throws. */
export function evergreenEnd(place: EvergreenPlace, now: number): number {
  return readEnd(place) ?? keepEnd(place, now + place.interval);
}

function readEnd({ storage, keys, interval }: EvergreenPlace): number | null {
  const memory = inMemory.get(keys.dueDate);
  if (memory?.interval === interval) return memory.end;
  try {
    return keptEnd(storage().getItem(keys.dueDate), storage().getItem(keys.interval), interval);
  } catch {
    return null; // a forbidden storage keeps nothing
  }
}

/** Keeps an end, as raw texts like both plugins: ms since 1970, and the interval's seconds. Returns it. Never throws. */
export function keepEnd({ storage, keys, interval }: EvergreenPlace, end: number): number {
  inMemory.delete(keys.dueDate);
  try {
    storage().setItem(keys.dueDate, String(end));
    storage().setItem(keys.interval, String(interval / 1000));
  } catch {
    inMemory.set(keys.dueDate, { end, interval });
  }
  return end;
}

/** When a countdown ends, in ms since 1970; null for an endless one that has not begun. */
export function endOf(input: Plan, now: number): number | null {
  const { clock } = input;
  if (clock.kind === 'fixed') return clock.due;
  if (clock.kind === 'evergreen') return evergreenEnd(placeOf(input, clock.interval), now);
  return endlessEnd(clock.start, clock.interval, now, (time) => new Date(time).getTimezoneOffset());
}

/**
 * The end of what the action `restart` begins at `now`; null when there is no interval for it. An endless countdown goes on
 * with the round that `now` is in; an evergreen one without an interval for it begins its own again, and keeps that.
 */
export function nextEnd(input: Plan, now: number): number | null {
  const { clock, restartInterval } = input;
  if (clock.kind === 'endless') return endOf(input, now);
  const isEvergreen = clock.kind === 'evergreen';
  const interval = restartInterval || (isEvergreen ? clock.interval : 0);
  if (interval === 0) return null;
  return isEvergreen ? keepEnd(placeOf(input, clock.interval), now + interval) : now + interval;
}

function placeOf({ origin, id }: Plan, interval: number): EvergreenPlace {
  return { storage: () => localStorage, keys: evergreenKeys(origin, id), interval };
}
