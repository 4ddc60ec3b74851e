import { dispatchLegacy, type Island } from '@iyim/runtime/widget';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import type { Failure, GridContext, Visit } from './context.ts';
import type { Listing } from './read.ts';
import type { SliderProps } from './slider/Slider.tsx';
import { startAsking } from './start-asking.ts';
import { startMasonry } from './start-masonry.ts';
import { startPaging } from './start-paging.ts';

interface GridProps {
  readonly island: Island;
  readonly listing: Listing;
  readonly visit: Visit;
}

/** One grid: as long as the server's list is the same. */
export function Grid({ island, listing, visit }: GridProps): ReactNode {
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const [Slider, setSlider] = useState<ComponentType<SliderProps> | null>(null);
  const [slot] = useState(() => island.changes.slot(island.host, 'last'));

  useEffect(() => {
    const end = new AbortController();
    const signal = AbortSignal.any([island.signal, end.signal]);
    const context: GridContext = { island, listing, visit, signal, setTrouble };
    const { items, slider, isStore } = listing;
    if (!startAsking(context)) startPaging(context);
    startMasonry(listing, signal);
    if (isStore) dispatchLegacy(document, 'jet-listing-grid-init-store', [items]);
    if (slider) {
      import('./slider/Slider.tsx').then(
        (module) => !signal.aborted && setSlider(() => module.Slider),
        (error) => island.report(error, 'loading its slider'),
      );
    }
    return () => end.abort();
  }, [island, listing, visit]);

  return (
    <>
      {createPortal(trouble && <RetryNotice {...trouble} />, slot)}
      {Slider && listing.slider && listing.items && (
        <Slider island={island} slider={listing.slider} list={listing.items} />
      )}
    </>
  );
}
