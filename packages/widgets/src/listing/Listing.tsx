import { dataStores } from '@iyim/runtime/shop';
import {
  defineWidget,
  dispatchLegacy,
  Enhance,
  noSettings,
  type PlainObject,
  Slot,
  useIsland,
  useLifetime,
  useListener,
  useRequest,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadItemLinks } from '../../page/behaviours.ts';
import { loadListing } from '../../shared/listing/load-listing.ts';
import { reloadListing, replaceListing } from '../../shared/listing/reload-listing.ts';
import { whenNear } from '../../shared/paging/list-end.ts';
import { frontStoreQuery, storeOfQuery } from '../../shared/stores/store-listing.ts';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import styles from './listing.css?inline';
import { MasonryList } from './MasonryList.tsx';
import { Paging } from './Paging.tsx';
import { type Lazy, type Listing as ListingInput, LOADING_CLASS, readListing } from './read.ts';
import type { SliderProps } from './slider/Slider.tsx';
import texts from './texts.json' with { type: 'json' };

interface GridProps {
  readonly listing: ListingInput;
  /** Query for requesting the whole grid again with the posts stored in this browser; null if that is not needed. */
  readonly front: PlainObject | null;
  /** Whether to load all pages up to the page number in the address. */
  readonly mayRestore: boolean;
}

interface Shown extends GridProps {
  readonly generation: number;
  readonly mayRequestFront: boolean;
}

/** Adds paging, layout and retries to a listing's grid, and starts again when the grid is replaced. */
export function Listing({ input }: ViewProps<Record<string, never>, ListingInput>): ReactNode {
  const { host } = useIsland();
  const [{ generation, mayRequestFront: _, ...grid }, show] = useState(() => begin(input));
  useLifetime(() => loadItemLinks(host.ownerDocument), [host]);
  useListener(host, 'iyim:listing-replaced', ({ target }) => {
    if (target !== host) return; // the event is from a listing nested in an item
    const listing = readListing(host);
    // Render now, so that the next click is handled instead of following the link.
    flushSync(() => show((before) => begin(listing, before)));
  });
  return <Grid key={generation} {...grid} />;
}

/** Returns the state of a listing that replaces `before`. Actions that happen once per visit are not repeated. */
function begin(listing: ListingInput, before?: Shown): Shown {
  // A store's grid is requested only once, because an empty answer would cause the next request.
  const mayRequestFront = !before || (before.mayRequestFront && !before.front);
  const hasPaged = before?.listing.items && before.listing.more && !before.front;
  return {
    listing,
    generation: (before?.generation ?? 0) + 1,
    mayRequestFront,
    front: mayRequestFront ? frontQuery(listing) : null,
    mayRestore: !before || (before.mayRestore && !hasPaged),
  };
}

/** Returns the query for a data store in the browser, whose listing the server leaves empty; null if no posts are stored. */
function frontQuery({ isNotFound, nav }: ListingInput): PlainObject | null {
  const store = isNotFound ? storeOfQuery(nav.query) : null;
  const posts = store ? dataStores().posts(store) : [];
  return store && posts.length > 0 ? frontStoreQuery(store, posts) : null;
}

/** Enhances the grid of one server-rendered list. It is mounted again when the list is replaced. */
function Grid({ listing, front, mayRestore }: GridProps): ReactNode {
  const { items, more, masonry, slider, isStore } = listing;
  const wasAnnounced = useRef(false);
  useLifetime(() => {
    if (isStore && !wasAnnounced.current) dispatchLegacy(document, 'jet-listing-grid-init-store', [items]);
    wasAnnounced.current = true;
  }, [isStore, items]);

  if (!items) return <MissingGrid listing={listing} front={null} />;
  return (
    <>
      {front ? (
        <MissingGrid listing={listing} front={front} />
      ) : (
        more && <Paging listing={listing} more={more} list={items} mayRestore={mayRestore} />
      )}
      {masonry && <MasonryList list={items} options={masonry} />}
      {slider && <LateSlider list={items} slider={slider} />}
    </>
  );
}

/** Requests a grid that the server left out, either when it comes into view (LG-5) or immediately (DS-8). */
function MissingGrid({ listing, front }: Omit<GridProps, 'mayRestore'>): ReactNode {
  const { host, text } = useIsland();
  const { lazy } = listing;
  const { isBusy, ask, retry } = useRequest({
    what: 'loading its items',
    async send(signal) {
      await null; // so that StrictMode can abort the first of its two effects before the request is sent
      signal.throwIfAborted();
      await (lazy ? loadLazy(host, listing, lazy, signal) : reloadListing(host, front ?? {}, signal));
    },
  });
  const begin = useStable(ask);
  useLifetime((signal) => (lazy ? whenNear(host, lazy.offset, signal, begin) : begin()), [host, lazy, begin]);

  return (
    <>
      <Enhance of={host} classes={{ [LOADING_CLASS]: (isBusy && lazy !== null) || undefined }} />
      {retry && (
        <Slot of={host}>
          <RetryNotice text={text('failedAll')} retry={retry} isBusy={isBusy} />
        </Slot>
      )}
    </>
  );
}

/** Requests a lazy listing, and replaces its loader with the answer. */
async function loadLazy(
  host: HTMLElement,
  { address }: ListingInput,
  { postId, queriedId, query, extra }: Lazy,
  signal: AbortSignal,
): Promise<void> {
  const { elementId, widgetSettings, listingType, isBuilder } = address;
  const { raw } = await loadListing(
    host,
    {
      handler: 'getListing',
      query,
      widgetSettings,
      postId,
      queriedId,
      elementId,
      listingType: listingType || (isBuilder && 'elementor'),
      extra,
    },
    (content) => replaceListing(host, content),
    signal,
  );
  const args = { container: host, elementID: elementId, postID: postId, queriedID: queriedId, query };
  dispatchLegacy(document, 'jet-engine/listing-grid/after-lazy-load', [args, raw]);
}

/** Loads the slider's code on demand, so that only pages with a slider fetch it. */
function LateSlider(props: SliderProps): ReactNode {
  const { report } = useIsland();
  const [Slider, setSlider] = useState<ComponentType<SliderProps> | null>(null);
  useLifetime((signal) => {
    import('./slider/Slider.tsx').then(
      (module) => signal.aborted || setSlider(() => module.Slider),
      (error) => signal.aborted || report(error, 'loading its slider'),
    );
  }, []);
  return Slider && <Slider {...props} />;
}

export default defineWidget({
  name: 'listing',
  settings: noSettings,
  read: readListing,
  View: Listing,
  styles,
  messages: texts,
});
