import { keptEnd } from './clock.ts';

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
