import type { Island } from '@iyim/runtime/widget';
import { reloadListing } from '../../shared/listing/reload-listing.ts';

/** Reloads the listings of these ids (DS-8). One that fails says so and stays as it was. */
export function reloadListings(
  island: Island,
  ids: readonly string[],
  query: Parameters<typeof reloadListing>[1],
): void {
  for (const id of ids) {
    const listing = island.host.ownerDocument.getElementById(id);
    if (!listing) continue;
    reloadListing(listing, query).catch((error: unknown) =>
      island.report(error, `reloading the listing "${id}"`),
    );
  }
}
