import { attempt, isPlainObject } from '@iyim/runtime/widget';

/**
 * Keeps something of ours in the present history entry, beside what other scripts keep there. One that keeps its own in another form,
 * a list or a number, has the entry for itself.
 */
export function keepInEntry(key: string, value: unknown): void {
  const state: unknown = history.state;
  if (state !== null && !isPlainObject(state)) return;
  // Browsers refuse after a hundred in half a minute, and in documents without an address of their own.
  attempt(() => history.replaceState({ ...state, [key]: value }, ''));
}
