import { attempt, isPlainObject } from '@iyim/runtime/widget';

/**
 * Keeps a value in the present history entry, beside the values of other scripts. An entry whose state is a list or a number
 * is left to the script that set it.
 */
export function keepInEntry(key: string, value: unknown): void {
  const state: unknown = history.state;
  if (state !== null && !isPlainObject(state)) return;
  // Browsers refuse after a hundred in half a minute, and in documents without an address of their own.
  attempt(() => history.replaceState({ ...state, [key]: value }, ''));
}
