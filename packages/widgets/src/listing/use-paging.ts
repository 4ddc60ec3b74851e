import {
  announce,
  dispatchLegacy,
  focusPlace,
  useBusy,
  useIsland,
  useLifetime,
  useStable,
} from '@iyim/runtime/widget';
import { useRef, useState } from 'react';
import { askListing } from '../../shared/listing/ask-listing.ts';
import { pageToRestore, rememberPage, useKeptPlace, useReturn } from './page-memory.ts';
import { focusTarget, itemsOf, type Listing, newItems } from './read.ts';

/** Items that came later; what is far from the viewport costs no layout. */
const ADDED_CLASS = 'iyim-listing-added';
const ITEM_HEIGHT = '--iyim-listing-item';

export interface PagingState {
  readonly progress: 'idle' | 'loading' | 'failed' | 'end';
  /** The last request failed, and another has not succeeded since. */
  readonly hasFailed: boolean;
  /** Pages that the visitor had seen before come back. */
  readonly isRestoring: boolean;
  /** How many pages were loaded beside those. */
  readonly loads: number;
}

/** The pages of one list: one request at a time, and a failed one changes nothing (LG-1, LG-4, LG-8). */
export function usePaging(listing: Listing, list: HTMLElement, mayRestore: boolean) {
  const { report, text } = useIsland();
  const { key, page: first, pages } = listing;
  const [, run] = useBusy();
  const isLast = (page: number) => pages > 0 && page >= pages;

  const [wanted] = useState(() => (mayRestore ? pageToRestore(key, first) : first));
  const [state, show] = useState<PagingState>(() => ({
    progress: listing.isNotFound || isLast(first) ? 'end' : 'idle',
    hasFailed: false,
    isRestoring: wanted > first,
    loads: 0,
  }));
  /** What is so by now, before it is drawn. `isWanted`: the visitor asked for more while earlier pages came back. */
  const now = useRef({ ...state, page: first, isWanted: false });
  const change = (changed: Partial<PagingState>) => {
    Object.assign(now.current, changed);
    show((before) => ({ ...before, ...changed }));
  };

  /** Puts the next page after what is there; false when that failed. `arrived` runs before anything is drawn. */
  const load = async (
    signal: AbortSignal,
    arrived?: (items: readonly HTMLElement[]) => void,
  ): Promise<boolean> => {
    const page = now.current.page + 1;
    change({ progress: 'loading' });
    let items: readonly HTMLElement[];
    try {
      items = await addPage(listing, list, page, signal);
    } catch (error) {
      if (signal.aborted) return false;
      change({ progress: 'failed', hasFailed: true });
      report(error, `loading page ${page}`);
      return false;
    }
    if (signal.aborted) return false;
    if (items.length > 0) now.current.page = page;
    now.current.progress = items.length === 0 || isLast(page) ? 'end' : 'idle';
    arrived?.(items);
    change({ progress: now.current.progress, hasFailed: false });
    return true;
  };

  /** Asks for the next page, unless one is under way or there is none. `isAsked`: leads the visitor to the first new item. */
  const next = useStable((isAsked: boolean) => {
    const { isRestoring, progress } = now.current;
    if (isRestoring) now.current.isWanted ||= isAsked;
    if (isRestoring || progress === 'loading' || progress === 'end') return;
    const focused = document.activeElement;
    run((signal) =>
      load(signal, (items) => {
        rememberPage(key, now.current.page, first);
        const { length: count } = items;
        const added = count > 0 && text('added', { count, shown: itemsOf(list).length });
        announce([added, now.current.progress === 'end' && text('end')].filter(Boolean).join(' '));
        const { activeElement, body } = document;
        // Whoever has gone elsewhere in the meantime stays there.
        if (isAsked && (activeElement === focused || activeElement === body)) lead(items[0]);
        change({ loads: now.current.loads + 1 });
      }),
    );
  });

  useKeptPlace(list, key);
  const returnToPlace = useReturn(list, key);
  useLifetime(() => {
    if (wanted <= first) {
      rememberPage(key, first, first);
      return;
    }
    run(async (signal) => {
      await null; // strict mode gives the first of two up before it asks
      signal.throwIfAborted();
      const last = pages > 0 ? Math.min(wanted, pages) : wanted;
      let mayGoOn = true;
      while (mayGoOn && now.current.page < last && now.current.progress === 'idle')
        mayGoOn = await load(signal);
      if (signal.aborted) return;
      change({ isRestoring: false });
      rememberPage(key, now.current.page, first);
      returnToPlace();
      if (now.current.isWanted && now.current.progress === 'idle') next(true);
    });
  }, []);

  return { ...state, next };
}

/** Asks for one page and puts its items after those that are there (LG-1, LG-3): none when the server found nothing more. */
async function addPage(
  { nav, queriedId, masonry, slider, navigation }: Listing,
  list: HTMLElement,
  page: number,
  signal: AbortSignal,
): Promise<readonly HTMLElement[]> {
  let added: readonly HTMLElement[] = [];
  const { raw } = await askListing({
    waiting: list,
    request: { handler: 'loadMore', ...nav, queriedId, page },
    insert: (content) => {
      added = newItems(content);
      if (added.length === 0) return list;
      if (!masonry && !slider) {
        // As high as those that were seen, until they come near the viewport and are laid out themselves.
        const height = itemsOf(list).at(-1)?.offsetHeight ?? 0;
        for (const item of added) {
          item.classList.add(ADDED_CLASS);
          if (height > 0) item.style.setProperty(ITEM_HEIGHT, `${height}px`);
        }
      }
      list.append(content);
      list.setAttribute('data-page', String(page)); // the page's own scripts read it, as of the original
      if (masonry) dispatchLegacy(list, 'jet-engine/listing/recalculate-masonry-listing');
      return list;
    },
    signal,
  });
  const args = {
    container: list,
    settings: navigation,
    masonry: masonry ? list : false,
    slider: slider ? slider.element : false,
  };
  dispatchLegacy(document, 'jet-engine/listing-grid/after-load-more', [args, raw]);
  return added;
}

function lead(item: HTMLElement | undefined): void {
  const target = item && focusTarget(item);
  if (target === item) focusPlace(item ?? null);
  else target?.focus();
}
