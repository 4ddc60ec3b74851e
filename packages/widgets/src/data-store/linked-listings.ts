import { type DataStores, frontStoreQuery } from '@iyim/runtime/shop';
import type { Island } from '@iyim/runtime/widget';
import type { StoreLink } from './read.ts';

/** Reloads the listings that show the link's store (DS-8). One that fails says so and stays as it was. What reloads
 * them is fetched then. */
export function reloadListings(island: Island, { store, listings }: StoreLink, stores: DataStores): void {
  const query = store.isFront ? frontStoreQuery(store, stores.posts(store)) : {};
  for (const id of listings) {
    const listing = island.host.ownerDocument.getElementById(id);
    if (!listing) continue;
    import('../../shared/listing/reload-listing.ts')
      .then(({ reloadListing }) => reloadListing(listing, query))
      .catch((error: unknown) => island.report(error, `reloading the listing "${id}"`));
  }
}
