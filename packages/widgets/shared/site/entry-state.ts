import { attempt, isPlainObject } from '@iyim/runtime/widget';

/**
 * Keeps a value in the current history entry, next to the values of other scripts. If the entry's state is not an object, it is
 * left unchanged for the script that set it.
 */
export function keepInEntry(key: string, value: unknown): void {
  const state: unknown = history.state;
  if (state !== null && !isPlainObject(state)) return;
  // Browsers refuse this after too many calls (Safari: 100 in 30 s), and in documents without a URL of their own.
  attempt(() => history.replaceState({ ...state, [key]: value }, ''));
}
