import type { Island } from '@iyim/runtime/widget';
import { reloadListing } from '../../shared/listing/reload-listing.ts';

/** Reloads the listings with these ids (DS-8). A failure is reported and leaves its listing unchanged. */
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
