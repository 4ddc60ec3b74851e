import { attempt } from '@iyim/runtime/widget';
import { evergreenKeys } from './names.ts';
import type { Attributes, CountdownInput } from './read.ts';
import type { CountdownSettings } from './settings.ts';

/** The end and the actions of a countdown, from its attributes, or from its settings where attributes are missing. */
export interface Plan {
  readonly clock: Clock;
  readonly actions: readonly Action[];
  /** Error from reading the actions, or null. After an error the countdown runs without actions. */
  readonly problem: unknown;
  /** Duration of the countdown that `restart` starts, in ms; 0 if `restart` does not start one. */
  readonly restartInterval: number;
}

/** The time that a countdown counts to. Times are in ms since 1970, intervals in ms. */
export type Clock =
  | { readonly kind: 'fixed'; readonly due: number }
  /** Ends `interval` after this visitor's first view. The end is stored. */
  | Evergreen
  /** Starts at `start`, and ends and restarts after every `interval`. */
  | { readonly kind: 'endless'; readonly start: number; readonly interval: number };

interface Evergreen {
  readonly kind: 'evergreen';
  readonly interval: number;
  /** Local storage keys of the end and of the interval. */
  readonly keys: ReturnType<typeof evergreenKeys>;
}

/** Returns the plan of a countdown. Throws if neither markup nor settings define its end. */
export function planOf(input: CountdownInput, settings: CountdownSettings): Plan {
  const restartInterval = input.attributes.restartInterval ?? settings.restartInterval;
  const clock = clockOf(input, settings, restartInterval);
  return { clock, restartInterval, ...tryActions(input.attributes, settings) };
}

function clockOf(
  { origin, id, attributes }: CountdownInput,
  settings: CountdownSettings,
  restartInterval: number,
): Clock {
  const due = attributes.due ?? settings.due;
  const interval = attributes.evergreenInterval ?? settings.evergreenInterval;
  const start = attributes.start ?? settings.start;
  // The elements plugin prints the kind; otherwise it follows from the given values.
  const kind =
    attributes.kind ?? (interval > 0 ? 'evergreen' : start > 0 && due === 0 ? 'endless' : 'due_date');
  if (kind === 'due_date' && due > 0) return { kind: 'fixed', due };
  if (kind === 'evergreen' && interval > 0) {
    if (id === '') throw new Error('evergreen: expected an id, found none');
    return { kind, interval, keys: evergreenKeys(origin, id) };
  }
  if (kind === 'endless' && start > 0 && restartInterval > 0)
    return { kind, start, interval: restartInterval };
  throw new Error(
    `expected seconds in data-date, data-due-date, data-evergreen-interval, data-start-date or data-restart-interval, found ${attributes.tag}`,
  );
}

function tryActions(attributes: Attributes, settings: CountdownSettings): Pick<Plan, 'actions' | 'problem'> {
  try {
    const url = attributes.redirectUrl ?? settings.redirectUrl;
    return { actions: readActions(attributes.actions ?? settings.actions, url), problem: null };
  } catch (problem) {
    return { actions: [], problem };
  }
}

/** An action at the end of a countdown. */
export type Action =
  | { readonly kind: 'hide' | 'message' | 'restart' }
  | { readonly kind: 'redirect'; readonly url: string };

/**
 * Reads a list of actions: a JSON list of objects `{ type, redirect_url }` (the page builder) or of words (the elements
 * plugin), or words separated by spaces. `url` is the default address of `redirect`. Redirects without an address and
 * unknown actions are ignored. Throws `SyntaxError` for invalid JSON.
 */
export function readActions(text: string, url: string): readonly Action[] {
  const isJson = /^\s*["[{]/.test(text);
  const list: unknown = isJson ? JSON.parse(text) : text.split(/[\s,]+/);
  // PHP writes a list with a gap as a map.
  const items: unknown[] = typeof list === 'object' && list !== null ? Object.values(list) : [list];
  return items.flatMap((item) => toAction(item, url));
}

function toAction(item: unknown, url: string): Action[] {
  const { type = item, redirect_url: address }: { type?: unknown; redirect_url?: unknown } = Object(item);
  if (type === 'hide' || type === 'message' || type === 'restart') return [{ kind: type }];
  const target = typeof address === 'string' && address.trim() !== '' ? address : url;
  return type === 'redirect' && target.trim() !== '' ? [{ kind: type, url: target }] : [];
}

/** Returns the visitor's offset to UTC at a time, in minutes like `Date.getTimezoneOffset`: negative east of Greenwich. */
export type OffsetAt = (time: number) => number;

/** Latest time that a `Date` can have, in ms since 1970. */
const LAST_TIME = 8.64e15;
const MINUTE = 60_000;

/**
 * Parses the stored end of an evergreen countdown. Returns null if no end is stored, if it was computed from another interval, or
 * if it is not a time (CD-2).
 */
export function storedEnd(due: string | null, interval: string | null, current: number): number | null {
  const time = Number(due);
  const isSame = Number(interval) * 1000 === current;
  return isSame && time > 0 && time <= LAST_TIME ? time : null;
}

/**
 * Returns the end of the current round of an endless countdown; null before the first round. Rounds follow the visitor's clock:
 * daily rounds that start at midnight do so before and after a change to summer time.
 */
export function endlessEnd(start: number, interval: number, now: number, offsetAt: OffsetAt): number | null {
  if (now < start) return null;
  const wallOf = (time: number) => time - offsetAt(time) * MINUTE;
  const rounds = Math.floor((wallOf(now) - wallOf(start)) / interval) + 1;
  const wallEnd = wallOf(start) + rounds * interval;
  const nearby = wallEnd + offsetAt(now) * MINUTE;
  let end = wallEnd + offsetAt(nearby) * MINUTE;
  // In the hour that is repeated in autumn, the computed end may have passed already.
  while (end <= now) end += interval;
  return end;
}

/** Ends that could not be stored because the storage is full or forbidden. They last as long as the page. */
const inMemory = new Map<string, { end: number; interval: number }>();

/** Returns the stored end. If there is none, stores and returns `now` plus the interval (CD-2). Never throws. */
export function evergreenEnd(clock: Evergreen, now: number): number {
  return readEnd(clock) ?? keepEnd(clock, now + clock.interval);
}

function readEnd({ keys, interval }: Evergreen): number | null {
  const memory = inMemory.get(keys.dueDate);
  if (memory?.interval === interval) return memory.end;
  // Reading a forbidden storage throws.
  const [due = null, made = null] =
    attempt(() => [localStorage.getItem(keys.dueDate), localStorage.getItem(keys.interval)]) ?? [];
  return storedEnd(due, made, interval);
}

/**
 * Stores an end in ms since 1970 and the interval in seconds, as both plugins do. Returns the end. Never throws.
 */
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

/** Returns the end of a countdown in ms since 1970; null for an endless one that has not started. */
export function endOf({ clock }: Plan, now: number): number | null {
  if (clock.kind === 'fixed') return clock.due;
  if (clock.kind === 'evergreen') return evergreenEnd(clock, now);
  return endlessEnd(clock.start, clock.interval, now, (time) => new Date(time).getTimezoneOffset());
}

/**
 * Returns the end of the countdown that the action `restart` starts at `now`; null if it has no interval. An endless countdown
 * continues with the current round. An evergreen one stores the new end; without `restartInterval` it repeats its interval.
 */
export function nextEnd(plan: Plan, now: number): number | null {
  const { clock, restartInterval } = plan;
  if (clock.kind === 'endless') return endOf(plan, now);
  const isEvergreen = clock.kind === 'evergreen';
  const interval = restartInterval || (isEvergreen ? clock.interval : 0);
  if (interval === 0) return null;
  return isEvergreen ? keepEnd(clock, now + interval) : now + interval;
}
