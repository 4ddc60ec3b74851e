import {
  announce,
  useBusy,
  useIsland,
  useLifetime,
  useListener,
  useSight,
  useStable,
} from '@iyim/runtime/widget';
import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { addItems, focusItem, setProgress } from './content.ts';
import { fetchLoop, pageTarget } from './fetch-loop.ts';
import { writeEntry } from './history.ts';
import { afterLoad, isLoading, startLoad } from './load.ts';
import { pageUrl } from './loop-url.ts';
import {
  itemsOf,
  LOADING_MORE,
  type LoopElement,
  type LoopProgress,
  loadMoreAnchor,
  readProgress,
} from './read-loop.ts';
import { markFirstPage, restorePages } from './restore-pages.ts';
import { useWayBack } from './use-way-back.ts';

/** How far from the visitor's sight the end of a listing may be when more is loaded. */
const AHEAD = '0px 0px 300px 0px';

interface LoadMoreState {
  /** Read anew whenever the loop's content may have changed. */
  readonly progress: LoopProgress;
  readonly isBusy: boolean;
  /** Asks again for what failed; null when nothing did. */
  readonly retry: (() => void) | null;
}

/**
 * Loads more of a listing (LP-2): loading, loaded, end. The address of the present entry says how many pages are shown, and
 * a page that is opened with it shows them all again. While more is coming a click asks for nothing new; while anything else
 * is, a filter or a way back, it waits for that. `load` is for a visitor who asks.
 */
export function useLoadMore({ loop, id }: LoopElement, isEndless: boolean) {
  const { report, text } = useIsland();
  const [state, change] = useReducer(
    (old: LoadMoreState, changed: Partial<LoadMoreState>) => ({ ...old, ...changed }),
    null,
    () => ({ progress: readProgress(loop), isBusy: false, retry: null }),
  );
  const [, run] = useBusy();
  const isAdding = useRef(false);
  const failures = useRef(0);
  const goBack = useWayBack();

  const attempt = (work: (signal: AbortSignal) => Promise<void>, again: () => void) =>
    run(async (signal) => {
      const running = startLoad(loop, signal, LOADING_MORE);
      change({ isBusy: true });
      let outcome: Partial<LoadMoreState> = {};
      try {
        await work(running.signal);
        outcome = { retry: null };
      } catch (error) {
        if (!running.signal.aborted) {
          failures.current += 1;
          report(error, 'loading another page');
          outcome = { retry: again };
        }
      } finally {
        running.end();
        // With the items, not after them: scripts of the page see one or the other.
        if (!signal.aborted)
          flushSync(() => change({ ...outcome, isBusy: false, progress: readProgress(loop) }));
      }
    });

  const load = useStable((isAsked: boolean) => {
    if (isLoading(loop)) {
      const before = failures.current;
      if (isAsked && !isAdding.current) afterLoad(loop, () => failures.current === before && load(true));
      return;
    }
    if (readProgress(loop).isAllLoaded || !loadMoreAnchor(loop)) return;
    isAdding.current = true;
    attempt(
      async (signal) => {
        try {
          const added = await addPage(loop, id, signal);
          announce(text('loaded', { added: added.length, total: itemsOf(loop).length }));
          if (isAsked) focusItem(added[0]);
        } finally {
          isAdding.current = false;
        }
      },
      () => load(true),
    );
  });

  /** Shows as many pages as the address says. */
  const restore = useStable((done?: () => void) => {
    const pages = restorePages(loop, id, (signal) => addPage(loop, id, signal));
    if (!pages) return change({ progress: readProgress(loop), retry: null });
    attempt(
      async (signal) => {
        await null; // strict mode gives the first of two up before it asks
        signal.throwIfAborted();
        await pages(signal);
        done?.();
      },
      () => restore(),
    );
  });

  useLifetime(() => restore(goBack), [loop, id]);
  useListener(loop, 'iyim:loop-changed', (event) => event.target === loop && restore());
  // A filter that overtook a load and failed leaves the listing as it was, and its end to be watched again.
  useListener(loop, 'iyim:loop-filtered', () => isLoading(loop) || change({ progress: readProgress(loop) }));

  const { progress, isBusy, retry } = state;
  const end = isEndless && !isBusy && !retry && !progress.isAllLoaded ? progress.anchor : null;
  // Also when it still is in sight after a load.
  useSight(end, (isSeen) => isSeen && load(false), { margin: AHEAD, turn: progress });

  return { ...state, load: () => load(true) };
}

async function addPage(loop: HTMLElement, id: string, signal: AbortSignal): Promise<HTMLElement[]> {
  const anchor = loadMoreAnchor(loop);
  if (!anchor) throw new Error('expected an element that says the next page, found none');
  const page = anchor.page + 1;
  const here = new URL(location.href);
  const target = anchor.nextPage === '' ? pageUrl(here, id, page) : pageTarget(anchor.nextPage, id);
  if (!target) throw new Error(`expected a next page of this site, found "${anchor.nextPage}"`);
  const fresh = await fetchLoop({ loop, id }, target, signal);
  markFirstPage(loop, anchor.page);
  const added = addItems(loop, fresh, 'after');
  setProgress(loop, fresh, page);
  writeEntry('replaceState', loop, id, pageUrl(new URL(location.href), id, page));
  return added;
}
