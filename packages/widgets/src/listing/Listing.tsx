import { loadItemLinks, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Grid } from './Grid.tsx';
import { type Listing as ListingInput, readListing } from './read.ts';
import type { ListingSettings } from './settings.ts';

/** Draws what a listing adds to its server's grid, and begins anew when the grid is another one. */
export function Listing({ island, input }: ViewProps<ListingSettings, ListingInput>): ReactNode {
  const [shown, setShown] = useState({ listing: input, generation: 0 });
  const [visit] = useState({ mayRestore: true, mayAskFront: true });

  useEffect(() => {
    const { host, signal } = island;
    loadItemLinks(host.ownerDocument);
    const renew = island.handler((event: Event) => {
      if (event.target !== host) return; // a listing inside one of our items
      const listing = readListing(host);
      // With the new grid: a click that comes next is answered, not followed.
      flushSync(() => setShown(({ generation }) => ({ listing, generation: generation + 1 })));
    });
    host.addEventListener('iyim:listing-replaced', renew, { signal });
  }, [island]);

  return <Grid key={shown.generation} island={island} listing={shown.listing} visit={visit} />;
}
