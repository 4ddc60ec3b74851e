import { attempt, parseJson, site } from '@iyim/runtime/widget';
import { saveSuggestion, suggestionsConfig } from './suggestions-request.ts';

/** Storage key of the searches that were saved in this browser session. */
const KEY = 'iyim-searched';
/** Maximum number of stored searches. */
const AT_MOST = 100;

/**
 * Saves a search on the server, so that it can be suggested (SG-3). Rejects if the request fails.
 * @param isOnce Whether the same search is saved only once per browser session (SG-4). The site can turn this on for all forms.
 */
export async function saveSearch(name: string, isOnce: boolean): Promise<void> {
  const isRemembered = isOnce || suggestionsConfig(site().config).useSession;
  if (isRemembered && savedNames().includes(name)) return;
  // The request is not aborted when the island is unmounted, because the visitor did search for the text.
  await saveSuggestion(site(), name);
  if (isRemembered) rememberSaved(name);
}

/** Returns the searches saved in this browser session (SG-4); empty if the storage is blocked or its content invalid. */
function savedNames(): string[] {
  const value = attempt(() => parseJson(sessionStorage.getItem(KEY)));
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function rememberSaved(name: string): void {
  // If the storage is full or blocked, the same search will be saved again, which only affects the server's count.
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify([...savedNames(), name].slice(-AT_MOST))));
}
