import { site } from '@iyim/runtime/widget';
import { getSuggestions, printedSuggestions } from '../../shared/suggest/suggestions-request.ts';

export { saveSearch } from '../../shared/suggest/save-search.ts';

/**
 * Returns at most `limit` popular searches (LS-15). They are in the page, unless it comes from a cache of an older release or from
 * another CMS; then the server is asked for them.
 */
export async function popularSearches(limit: number, signal: AbortSignal): Promise<readonly string[]> {
  const printed = printedSuggestions(site().config);
  if (printed) return printed.slice(0, limit);
  return getSuggestions(site(), { listType: 'popular', value: '', limit }, signal);
}
