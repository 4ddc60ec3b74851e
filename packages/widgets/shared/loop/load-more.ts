import { isAbort, isPlainClick } from '@iyim/runtime/widget';
import { addItems, setProgress } from './append-items.ts';
import { fetchLoop, pageTarget } from './fetch-loop.ts';
import { replaceLoop } from './history.ts';
import { rememberPlace, wayBack } from './keep-place.ts';
import { afterLoad, isLoading, startLoad } from './load.ts';
import { pageUrl } from './loop-url.ts';
import { itemsOf, LOADING_MORE, loadMoreAnchor, loadMoreButton } from './read-loop.ts';
import { markFirstPage, restorePages } from './restore-pages.ts';
import { showProgress, undoProgress } from './show-progress.ts';
import { focusItem } from './visitor.ts';
import { watchEnd } from './watch-end.ts';

export interface LoadMoreOptions {
  readonly loop: HTMLElement;
  readonly id: string;
  /** Loads when the visitor comes near the end, not at a click only. */
  readonly infinite: boolean;
  readonly signal: AbortSignal;
  /** New items are in; `total` is how many there are now. */
  readonly onLoaded: (added: number, total: number) => void;
  /** A load failed; nothing changed. `retry` is undefined when the visitor has moved on. */
  readonly onProblem: (retry: (() => void) | undefined, error?: unknown) => void;
}

/**
 * Loads more of a listing by its button or as the visitor comes near its end (LP-2): loading, loaded, end. The address of
 * the present entry says how many pages are shown, and a page that is opened with it shows them all again. While more is
 * coming a click asks for nothing new; while anything else is, a filter or a way back, it waits for that.
 */
export function connectLoadMore(options: LoadMoreOptions): void {
  const { loop, infinite, signal } = options;
  const end = infinite ? watchEnd(() => load(false), signal) : undefined;
  let isAdding = false;
  let failures = 0;

  const settle = () => {
    showProgress(loop, false);
    const anchor = loadMoreAnchor(loop);
    end?.watch(anchor && anchor.page < anchor.maxPage ? anchor.element : null);
  };

  const attempt = async (work: (loadSignal: AbortSignal) => Promise<void>, again: () => void) => {
    options.onProblem(undefined);
    end?.watch(null);
    const running = startLoad(loop, signal, LOADING_MORE);
    showProgress(loop, true);
    try {
      await work(running.signal);
      running.end();
      settle();
    } catch (error) {
      if (isAbort(error)) return;
      failures += 1;
      options.onProblem(again, error);
    } finally {
      running.end();
      if (!signal.aborted) showProgress(loop, false);
    }
  };

  const load = (byVisitor: boolean) => {
    if (isLoading(loop)) {
      const before = failures;
      if (byVisitor && !isAdding) afterLoad(loop, () => !signal.aborted && failures === before && load(true));
      return;
    }
    const anchor = loadMoreAnchor(loop);
    if (!anchor || anchor.page >= anchor.maxPage) return;
    isAdding = true;
    const adding = attempt(
      async (loadSignal) => {
        const added = await addPage(options, loadSignal);
        options.onLoaded(added.length, itemsOf(loop).length);
        if (byVisitor) focusItem(added[0]);
      },
      () => load(true),
    );
    void adding.finally(() => {
      isAdding = false;
    });
  };

  const restore = (goBack?: () => void) => {
    const pages = restorePages(loop, options.id, (loadSignal) => addPage(options, loadSignal));
    if (!pages) return settle();
    const work = async (loadSignal: AbortSignal) => {
      await pages(loadSignal);
      goBack?.();
    };
    void attempt(work, restore);
  };

  const press = (event: Event) => {
    const button = loadMoreButton(loop);
    if (!button || !(event.target instanceof Node) || !button.contains(event.target)) return;
    if (!loadMoreAnchor(loop)) return; // a plain link
    event.preventDefault();
    load(true);
  };
  loop.addEventListener('click', (event) => isPlainClick(event) && press(event), { signal });
  loop.addEventListener(
    'keydown',
    (event) => event.key === ' ' && !(event.target instanceof HTMLButtonElement) && press(event),
    { signal },
  );
  loop.addEventListener('iyim:loop-changed', (event) => event.target === loop && restore(), { signal });
  // A filter that overtook a load and failed leaves the listing as it was, and its end to be watched again.
  loop.addEventListener('iyim:loop-filtered', () => !isLoading(loop) && settle(), { signal });
  rememberPlace(signal);
  undoProgress(loop, signal);
  restore(wayBack(signal));
}

async function addPage({ loop, id }: LoadMoreOptions, signal: AbortSignal): Promise<HTMLElement[]> {
  const anchor = loadMoreAnchor(loop);
  if (!anchor) throw new Error('expected an element that says the next page, found none');
  const page = anchor.page + 1;
  const here = new URL(location.href);
  const target = anchor.nextPage === '' ? pageUrl(here, id, page) : pageTarget(anchor.nextPage, id);
  if (!target) throw new Error(`expected a next page of this site, found "${anchor.nextPage}"`);
  const fresh = await fetchLoop(id, target, signal);
  markFirstPage(loop, anchor.page);
  const added = addItems(loop, fresh, 'after');
  setProgress(loop, fresh, page);
  replaceLoop(loop, id, pageUrl(new URL(location.href), id, page));
  return added;
}
