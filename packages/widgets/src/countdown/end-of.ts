import { countdownArea, openArea } from '@iyim/runtime';
import { endlessEnd } from './clock.ts';
import { evergreenEnd } from './evergreen.ts';
import type { CountdownInput } from './read.ts';

/** When a countdown ends, in ms since 1970; null for an endless one that has not begun. */
export function endOf({ clock, origin, id }: CountdownInput, now: number): number | null {
  if (clock.kind === 'fixed') return clock.due;
  if (clock.kind === 'endless') {
    return endlessEnd(clock.start, clock.interval, now, (time) => new Date(time).getTimezoneOffset());
  }
  const { storage } = openArea(countdownArea).names;
  const keys = origin === 'plugin' ? storage.plugin : storage.builder;
  const named = (key: string) => key.replace('{id}', () => id);
  return evergreenEnd(
    () => localStorage,
    { dueDate: named(keys.dueDate), interval: named(keys.interval) },
    clock.interval,
    now,
  );
}
