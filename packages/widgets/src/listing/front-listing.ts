import { dataStores, frontStoreQuery, storeOfQuery } from '@iyim/runtime/shop';
import { reloadListing } from '../../shared/listing/reload-listing.ts';
import type { Listing } from './read.ts';

/**
 * What to do for a listing of a browser-kept store, which the server had to leave empty: ask for the posts that this
 * browser keeps. Null for any other listing, and when nothing is kept.
 */
export function frontListing(
  host: HTMLElement,
  { isNotFound, nav }: Listing,
): ((signal: AbortSignal) => Promise<void>) | null {
  const store = isNotFound ? storeOfQuery(nav.query) : null;
  const posts = store ? dataStores().posts(store) : [];
  if (!store || posts.length === 0) return null;
  return (signal) => reloadListing(host, frontStoreQuery(store, posts), signal);
}
