import { applyInnerFragments } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { dispatchLegacy, parseHtml, site } from '@iyim/runtime/widget';
import { loadItemLinks } from '../../page/behaviours.ts';
import { addAssets, postCss } from './assets.ts';
import { dim } from './dim.ts';
import { fetchListing, type ListingAnswer, type ListingRequest } from './listing-request.ts';
import { passOnFilters } from './pass-on-filters.ts';

type PageListingRequest = Omit<ListingRequest, 'isEditMode' | 'postCss'>;

/** Inserts an answer into the page and returns the element that contains it. Scripts in `content` do not run (PG-4). */
type Insert = (content: DocumentFragment) => Element;

/** Requests a listing, with the page's edit mode and the posts whose styles it has. Rejects like `fetchListing`. */
export const askListing = (request: PageListingRequest, signal?: AbortSignal): Promise<ListingAnswer> =>
  fetchListing(site(), { ...request, isEditMode: editMode().peek(), postCss: [...postCss()] }, signal);

/**
 * Shows an answer, in the same order as the original client: starts loading assets, inserts items, applies fragments, passes on
 * filter data, and fires the plugin's event.
 */
export function showListing(answer: ListingAnswer, request: PageListingRequest, insert: Insert): void {
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
 * Requests a listing and shows the answer. The `waiting` element is half transparent and inert until the request has succeeded or
 * failed (LG-4).
 */
export async function loadListing(
  waiting: HTMLElement,
  request: PageListingRequest,
  insert: Insert,
  signal?: AbortSignal,
): Promise<ListingAnswer> {
  const undim = dim(waiting);
  const answer = await askListing(request, signal).finally(undim);
  showListing(answer, request, insert);
  return answer;
}
