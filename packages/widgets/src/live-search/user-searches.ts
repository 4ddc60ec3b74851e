import { attempt, isPlainObject, parseJson } from '@iyim/runtime/widget';

/** Storage key of the visitor's own searches, which JetSearch shares with this widget: a list of texts, oldest first (§3). */
const KEY = 'jetUserSearches';
/** Maximum number of stored searches, unless the site sets it (§3). */
export const STORED_AT_MOST = 20;

/** Returns the visitor's own searches, oldest first. Empty if the storage is blocked or its content invalid. */
function storedSearches(): string[] {
  const value = attempt(() => parseJson(localStorage.getItem(KEY)));
  const list = isPlainObject(value) ? Object.values(value) : value;
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string' && text.trim() !== '') : [];
}

/** Returns the visitor's last `limit` searches, newest first (LS-15). */
export const userSearches = (limit: number): readonly string[] =>
  [...new Set(storedSearches().reverse())].slice(0, limit);

/** Adds a search of the visitor, unless it is stored already. The oldest one is removed if there are more than `atMost`. */
export function rememberUserSearch(text: string, atMost: number): void {
  const stored = storedSearches();
  if (text === '' || stored.includes(text)) return;
  // If the storage is full or blocked, the search is not suggested later.
  attempt(() => localStorage.setItem(KEY, JSON.stringify([...stored, text].slice(-atMost))));
}
