import { isPlainObject } from '@iyim/runtime/widget';

/** Ours: the original has no such item. */
const ITEM = 'iyim-first-seen';
/** As many pages as a browser is likely to hold back for one visitor. */
const AT_MOST = 20;

/**
 * When this browser first saw `mark`, something that the server writes anew into each page it makes; `now` when it never
 * did. So a page that comes out of a cache is known to be as old as it is. Never throws; without storage always `now`.
 */
export function firstSeen(mark: string, now: number, storage: () => Storage = () => localStorage): number {
  const seen = read(storage);
  const before = seen.get(mark);
  // A clock that was set back since then tells nothing.
  if (before !== undefined && before <= now) return before;
  seen.delete(mark);
  write([...seen, [mark, now]], storage);
  return now;
}

function read(storage: () => Storage): Map<string, number> {
  try {
    const value: unknown = JSON.parse(storage().getItem(ITEM) ?? '{}');
    const entries = Object.entries(isPlainObject(value) ? value : {});
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}

function write(entries: readonly (readonly [string, number])[], storage: () => Storage): void {
  try {
    storage().setItem(ITEM, JSON.stringify(Object.fromEntries(entries.slice(-AT_MOST))));
  } catch {
    // Full or forbidden: the page counts as made when it was loaded.
  }
}
