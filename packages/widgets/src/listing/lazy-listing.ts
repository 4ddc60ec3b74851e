import { dispatchLegacy, type Island } from '@iyim/runtime/widget';
import { askListing } from '../../shared/listing/ask-listing.ts';
import { replaceListing } from '../../shared/listing/reload-listing.ts';
import { type Lazy, type Listing, LOADING_CLASS } from './read.ts';

/** Asks for a listing that was left out of the page (LG-5); it takes the place of its loader. */
export async function loadLazyListing(
  { host }: Island,
  { address }: Listing,
  lazy: Lazy,
  signal: AbortSignal,
): Promise<void> {
  const { postId, queriedId, query, extra } = lazy;
  const { elementId, widgetSettings, listingType, isBuilder } = address;
  host.classList.add(LOADING_CLASS);
  try {
    const { raw } = await askListing({
      waiting: host,
      request: {
        handler: 'getListing',
        query,
        widgetSettings,
        postId,
        queriedId,
        elementId,
        listingType: listingType || (isBuilder && 'elementor'),
        extra,
      },
      insert: (content) => replaceListing(host, content),
      signal,
    });
    const args = { container: host, elementID: elementId, postID: postId, queriedID: queriedId, query };
    dispatchLegacy(document, 'jet-engine/listing-grid/after-lazy-load', [args, raw]);
  } finally {
    host.classList.remove(LOADING_CLASS);
  }
}
