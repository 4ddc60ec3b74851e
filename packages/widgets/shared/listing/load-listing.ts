import { applyInnerFragments } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { dispatchLegacy, parseHtml, site } from '@iyim/runtime/widget';
import { loadItemLinks } from '../../page/behaviours.ts';
import { addAssets, postCss } from './assets.ts';
import { dim } from './dim.ts';
import { fetchListing, type ListingAnswer, type ListingRequest } from './listing-request.ts';
import { passOnFilters } from './pass-on-filters.ts';

type AskedListing = Omit<ListingRequest, 'isEditMode' | 'postCss'>;

/** Puts an answer into the page and returns what then holds it. Scripts in `content` do not run (PG-4). */
type Insert = (content: DocumentFragment) => Element;

/** Asks for a listing with what the page says of itself. Rejects as `fetchListing` does. */
export const askListing = (request: AskedListing, signal?: AbortSignal): Promise<ListingAnswer> =>
  fetchListing(site(), { ...request, isEditMode: editMode().peek(), postCss: [...postCss()] }, signal);

/** Shows an answer in the original client's order: assets are under way, items are in, fragments are applied. */
export function showListing(answer: ListingAnswer, request: AskedListing, insert: Insert): void {
  const assets = addAssets(answer);
  const shown = insert(document.importNode(parseHtml(answer.html), true));
  loadItemLinks(document);
  void assets.then(() => document.dispatchEvent(new Event('elementor/lazyload/observe')));
  applyInnerFragments(document, answer.fragments);
  if (!editMode().peek()) passOnFilters(answer);
  dispatchLegacy(document, 'jet-engine/listing/ajax-get-listing/done', [
    shown,
    { ...request, container: shown },
  ]);
}

/**
 * Asks for a listing and shows the answer. The waiting element is half transparent and inert until the answer is there
 * (LG-4), also if the request fails.
 */
export async function loadListing(
  waiting: HTMLElement,
  request: AskedListing,
  insert: Insert,
  signal?: AbortSignal,
): Promise<ListingAnswer> {
  const undim = dim(waiting);
  const answer = await askListing(request, signal).finally(undim);
  showListing(answer, request, insert);
  return answer;
}
