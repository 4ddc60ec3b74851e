import { endlessEnd } from './clock.ts';
import { type EvergreenPlace, evergreenEnd, keepEnd } from './evergreen.ts';
import { evergreenKeys } from './names.ts';
import type { Countdown } from './plan.ts';

/** When a countdown ends, in ms since 1970; null for an endless one that has not begun. */
export function endOf(input: Countdown, now: number): number | null {
  const { clock } = input;
  if (clock.kind === 'fixed') return clock.due;
  if (clock.kind === 'evergreen') return evergreenEnd(placeOf(input, clock.interval), now);
  return endlessEnd(clock.start, clock.interval, now, (time) => new Date(time).getTimezoneOffset());
}

/**
 * The end of what the action `restart` begins at `now`; null when there is no interval for it. An endless countdown goes on
 * with the round that `now` is in; an evergreen one without an interval for it begins its own again, and keeps that.
 */
export function nextEnd(input: Countdown, now: number): number | null {
  const { clock, restartInterval } = input;
  if (clock.kind === 'endless') return endOf(input, now);
  const isEvergreen = clock.kind === 'evergreen';
  const interval = restartInterval || (isEvergreen ? clock.interval : 0);
  if (interval === 0) return null;
  return isEvergreen ? keepEnd(placeOf(input, clock.interval), now + interval) : now + interval;
}

function placeOf({ origin, id }: Countdown, interval: number): EvergreenPlace {
  return { storage: () => localStorage, keys: evergreenKeys(origin, id), interval };
}
