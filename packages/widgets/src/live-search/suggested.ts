import { site } from '@iyim/runtime/widget';
import { getSuggestions, printedSuggestions } from '../../shared/suggest/suggestions-request.ts';

export { saveSearch } from '../../shared/suggest/save-search.ts';

/**
 * Returns at most `limit` popular searches (LS-15). The page contains them, unless it was cached before JetSearch was updated or
 * comes from another CMS; then they are requested from the server.
 */
export async function popularSearches(limit: number, signal: AbortSignal): Promise<readonly string[]> {
  const printed = printedSuggestions(site().config);
  if (printed) return printed.slice(0, limit);
  return getSuggestions(site(), { listType: 'popular', value: '', limit }, signal);
}
