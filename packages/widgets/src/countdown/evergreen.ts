import { keptEnd } from './clock.ts';

/** Names of the two items one evergreen countdown keeps. */
export interface EvergreenKeys {
  readonly dueDate: string;
  readonly interval: string;
}

/** Ends that could not be kept, as long as the page lives: a storage that is full or forbidden. */
const inMemory = new Map<string, { end: number; interval: number }>();

/**
 * The end of an evergreen countdown, which is kept for the next view (CD-2): the stored one, else `interval` ms from `now`.
 * Raw texts, as both plugins write them: ms since 1970, and seconds. Never throws; `storage` may.
 */
export function evergreenEnd(
  storage: () => Storage,
  { dueDate, interval: intervalKey }: EvergreenKeys,
  interval: number,
  now: number,
): number {
  const memory = inMemory.get(dueDate);
  if (memory?.interval === interval) return memory.end;
  let kept: number | null = null;
  try {
    kept = keptEnd(storage().getItem(dueDate), storage().getItem(intervalKey), interval);
  } catch {
    // a forbidden storage keeps nothing
  }
  if (kept !== null) return kept;
  const end = now + interval;
  try {
    storage().setItem(dueDate, String(end));
    storage().setItem(intervalKey, String(interval / 1000));
    inMemory.delete(dueDate);
  } catch {
    inMemory.set(dueDate, { end, interval });
  }
  return end;
}
