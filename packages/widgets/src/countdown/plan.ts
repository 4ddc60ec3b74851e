import { attempt } from '@iyim/runtime/widget';
import { evergreenKeys } from './names.ts';
import type { CountdownInput, Said } from './read.ts';
import type { CountdownSettings } from './settings.ts';

/** What a countdown does: its markup's attributes, else its settings. */
export interface Plan {
  readonly clock: Clock;
  readonly actions: readonly Action[];
  /** Why the actions could not be read, null when they could; the countdown runs without them. */
  readonly problem: unknown;
  /** What `restart` begins, in ms; 0 when there is nothing to begin. */
  readonly restartInterval: number;
}

/** What a countdown counts to. Times in ms since 1970, intervals in ms. */
export type Clock =
  | { readonly kind: 'fixed'; readonly due: number }
  /** Its end is `interval` after this visitor's first view, and kept. */
  | Evergreen
  /** Begins at `start` and ends every `interval` for ever. */
  | { readonly kind: 'endless'; readonly start: number; readonly interval: number };

interface Evergreen {
  readonly kind: 'evergreen';
  readonly interval: number;
  /** Of the two items of the local storage that keep it. */
  readonly keys: ReturnType<typeof evergreenKeys>;
}

/** Throws where neither markup nor settings say when it ends. */
export function planOf(input: CountdownInput, settings: CountdownSettings): Plan {
  const restartInterval = input.said.restartInterval ?? settings.restartInterval;
  const clock = clockOf(input, settings, restartInterval);
  return { clock, restartInterval, ...tryActions(input.said, settings) };
}

function clockOf(
  { origin, id, said }: CountdownInput,
  settings: CountdownSettings,
  restartInterval: number,
): Clock {
  const due = said.due ?? settings.due;
  const interval = said.evergreenInterval ?? settings.evergreenInterval;
  const start = said.start ?? settings.start;
  // The elements plugin names the kind; elsewhere it is told by what is given.
  const kind = said.kind ?? (interval > 0 ? 'evergreen' : start > 0 && due === 0 ? 'endless' : 'due_date');
  if (kind === 'due_date' && due > 0) return { kind: 'fixed', due };
  if (kind === 'evergreen' && interval > 0) {
    if (id === '') throw new Error('evergreen: expected an id, found none');
    return { kind, interval, keys: evergreenKeys(origin, id) };
  }
  if (kind === 'endless' && start > 0 && restartInterval > 0)
    return { kind, start, interval: restartInterval };
  throw new Error(
    `expected seconds in data-date, data-due-date, data-evergreen-interval, data-start-date or data-restart-interval, found ${said.tag}`,
  );
}

function tryActions(said: Said, settings: CountdownSettings): Pick<Plan, 'actions' | 'problem'> {
  try {
    const url = said.redirectUrl ?? settings.redirectUrl;
    return { actions: readActions(said.actions ?? settings.actions, url), problem: null };
  } catch (problem) {
    return { actions: [], problem };
  }
}

/** What a countdown does at its end. */
export type Action =
  | { readonly kind: 'hide' | 'message' | 'restart' }
  | { readonly kind: 'redirect'; readonly url: string };

/**
 * Actions in the order they were written in: JSON, a list of objects `{ type, redirect_url }` (the page builder) or of words
 * (the elements plugin), or words with spaces between. `url` is where a `redirect` without an address of its own goes; one
 * that has none at all is left out, as is any other kind. Throws `SyntaxError` for JSON that is none.
 */
export function readActions(text: string, url: string): readonly Action[] {
  const isJson = /^\s*["[{]/.test(text);
  const list: unknown = isJson ? JSON.parse(text) : text.split(/[\s,]+/);
  // PHP writes a list with a gap as a map.
  const items: unknown[] = typeof list === 'object' && list !== null ? Object.values(list) : [list];
  return items.flatMap((item) => toAction(item, url));
}

function toAction(item: unknown, url: string): Action[] {
  const { type = item, redirect_url: own }: { type?: unknown; redirect_url?: unknown } = Object(item);
  if (type === 'hide' || type === 'message' || type === 'restart') return [{ kind: type }];
  const target = typeof own === 'string' && own.trim() !== '' ? own : url;
  return type === 'redirect' && target.trim() !== '' ? [{ kind: type, url: target }] : [];
}

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

/** Ends that could not be kept, as long as the page lives: a storage that is full or forbidden. */
const inMemory = new Map<string, { end: number; interval: number }>();

/** The end that was kept, else `interval` from `now`, which is kept from then on (CD-2). Never throws. */
export function evergreenEnd(clock: Evergreen, now: number): number {
  return readEnd(clock) ?? keepEnd(clock, now + clock.interval);
}

function readEnd({ keys, interval }: Evergreen): number | null {
  const memory = inMemory.get(keys.dueDate);
  if (memory?.interval === interval) return memory.end;
  // A forbidden storage keeps nothing.
  const [due = null, made = null] =
    attempt(() => [localStorage.getItem(keys.dueDate), localStorage.getItem(keys.interval)]) ?? [];
  return keptEnd(due, made, interval);
}

/** Keeps an end, as raw texts like both plugins: ms since 1970, and the interval's seconds. Returns it. Never throws. */
export function keepEnd({ keys, interval }: Evergreen, end: number): number {
  inMemory.delete(keys.dueDate);
  try {
    localStorage.setItem(keys.dueDate, String(end));
    localStorage.setItem(keys.interval, String(interval / 1000));
  } catch {
    inMemory.set(keys.dueDate, { end, interval });
  }
  return end;
}

/** When a countdown ends, in ms since 1970; null for an endless one that has not begun. */
export function endOf({ clock }: Plan, now: number): number | null {
  if (clock.kind === 'fixed') return clock.due;
  if (clock.kind === 'evergreen') return evergreenEnd(clock, now);
  return endlessEnd(clock.start, clock.interval, now, (time) => new Date(time).getTimezoneOffset());
}

/**
 * The end of what the action `restart` begins at `now`; null when there is no interval for it. An endless countdown goes on
 * with the round that `now` is in; an evergreen one without an interval for it begins its own again, and keeps that.
 */
export function nextEnd(plan: Plan, now: number): number | null {
  const { clock, restartInterval } = plan;
  if (clock.kind === 'endless') return endOf(plan, now);
  const isEvergreen = clock.kind === 'evergreen';
  const interval = restartInterval || (isEvergreen ? clock.interval : 0);
  if (interval === 0) return null;
  return isEvergreen ? keepEnd(clock, now + interval) : now + interval;
}
