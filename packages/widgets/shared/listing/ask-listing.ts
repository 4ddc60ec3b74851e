import { editMode } from '@iyim/runtime/shop';
import { applyInnerFragments, dispatchLegacy, parseHtml, site } from '@iyim/runtime/widget';
import { loadItemLinks } from '../../page/behaviours.ts';
import { addAssets, postCss } from './assets.ts';
import { dim } from './dim.ts';
import { fetchListing, type ListingAnswer, type ListingRequest } from './listing-request.ts';
import { passOnFilters } from './pass-on-filters.ts';

interface AskListing {
  /** Half transparent and inert until the answer is there (LG-4). */
  readonly waiting: HTMLElement;
  readonly request: Omit<ListingRequest, 'isEditMode' | 'postCss'>;
  /** Puts the answer into the page and returns what then holds it. Scripts in `content` do not run (PG-4). */
  readonly insert: (content: DocumentFragment) => Element;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks for a listing and shows the answer in the original client's order: the waiting element comes back, assets are under
 * way, items are in, fragments are applied. Rejects as `fetchListing` does; the element is back then too.
 */
export async function askListing({ waiting, request, insert, signal }: AskListing): Promise<ListingAnswer> {
  const undim = dim(waiting);
  let answer: ListingAnswer;
  try {
    const facts = { isEditMode: editMode().peek(), postCss: [...postCss()] };
    answer = await fetchListing(site(), { ...request, ...facts }, signal);
  } finally {
    undim();
  }
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
  return answer;
}
