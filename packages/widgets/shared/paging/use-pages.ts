import { focusPlace, tabStopsIn } from '@iyim/runtime/page';
import {
  announce,
  type Island,
  isAbort,
  useIsland,
  useLifetime,
  useRequest,
  useStable,
} from '@iyim/runtime/widget';
import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useListEnd } from './list-end.ts';
import { afterLoad, isLoading, type Load, type ShowBusy, startLoad } from './load.ts';
import { placeOf, usePlace } from './place.ts';

/** Maximum number of pages restored for a returning visitor; more than any visitor loads by scrolling. */
const MAX_RESTORED = 50;
/** Maximum number of pages restored for a visitor who opens a shared address: they have not seen the list, and can load more. */
const MAX_SHARED = 3;

/** The loaded part of a list, as page numbers counted from 1. */
export interface Progress {
  /** The first page shown; 1 if earlier pages cannot be requested from the server. */
  readonly first: number;
  /** The last page shown. */
  readonly page: number;
  /** The last page of the list; Infinity if the server does not report it. */
  readonly pages: number;
}

/** A list that is loaded page by page: its server requests, its markup changes, and its address. */
export interface PageSource<P extends Progress = Progress, Answer = unknown> {
  /** Key of the list in history entries. */
  readonly key: string;
  /** Element that is marked as busy while any part of the list loads. */
  readonly element: HTMLElement;
  readonly showBusy: ShowBusy;
  /** CSS length: more loads when the end of the list is less than this below the window. */
  readonly ahead: string;
  readonly items: () => readonly HTMLElement[];
  readonly progress: () => P;
  /** Requests a page. */
  readonly load: (page: number, signal: AbortSignal) => Promise<Answer>;
  /**
   * Inserts a page's items before or after the others and returns them. Returns an empty list if the server found no more items.
   */
  readonly insert: (answer: Answer, page: number, where: 'before' | 'after') => readonly HTMLElement[];
  /** Returns the number of the last page that an address shows. */
  readonly pageIn: (url: URL) => number;
  /** Writes the number of the last shown page into the address. */
  readonly writePage: (page: number) => void;
  /** Returns the announcement of new items for screen readers. */
  readonly describe: (text: Island['text'], count: number, shown: number) => string;
}

interface PagesState<P> {
  /** Progress of the list, which is read again whenever the list may have changed. */
  readonly progress: P;
  readonly isBusy: boolean;
  /** Function that repeats a failed load. Null if no load has failed. */
  readonly retry: (() => void) | null;
  readonly hasLoaded: boolean;
}

/**
 * Loads a list page by page (LG-1, LP-2). The address contains the number of the last shown page, so that a visitor who opens it
 * gets these pages again and returns to their place (LG-8). A failure changes nothing, is reported and can be retried. While a
 * page loads, a click on "more" is ignored; during any other load of the list, the click waits for that load.
 * @param end More loads when the visitor nears this element. If null, more loads only on request.
 * @param mayRestore Whether the pages that the address names may be restored. False if they are pages of other content; the
 * address is reset then.
 */
export function usePages<P extends Progress, Answer>(
  source: PageSource<P, Answer>,
  end: Element | null,
  mayRestore = true,
) {
  const { report, text } = useIsland();
  const [state, change] = useReducer(
    (old: PagesState<P>, changed: Partial<PagesState<P>>) => ({ ...old, ...changed }),
    null,
    () => ({ progress: source.progress(), isBusy: false, retry: null, hasLoaded: false }),
  );
  const isAdding = useRef(false);
  const returnToPlace = usePlace(source);

  const { ask: attempt } = useRequest({
    what: 'loading another page',
    async send(signal: AbortSignal, work: (load: Load) => Promise<void>, again: () => void) {
      const load = startLoad(source.element, signal, source.showBusy);
      change({ isBusy: true });
      let outcome: Partial<PagesState<P>> = {};
      try {
        await work(load);
        outcome = { retry: null, hasLoaded: true };
      } catch (error) {
        if (!isAbort(error)) {
          afterLoad(source.element, () => {}); // discards a waiting click
          report(error, 'loading another page');
          outcome = { retry: again };
        }
      } finally {
        load.end();
        // Renders synchronously, so that page scripts never find the new items without the new state.
        if (!signal.aborted)
          flushSync(() => change({ ...outcome, isBusy: false, progress: source.progress() }));
      }
    },
  });

  /** Shows the next page. With `isAsked`, the visitor has requested it, and the focus moves to the first new item. */
  const next = useStable((isAsked: boolean) => {
    const { element, items } = source;
    if (isLoading(element)) {
      if (isAsked && !isAdding.current) afterLoad(element, () => next(true));
      return;
    }
    const { page, pages } = source.progress();
    if (page >= pages) return;
    const { activeElement: focused } = document;
    isAdding.current = true;
    attempt(
      async (load) => {
        try {
          const added = await addPage(source, page + 1, load.signal);
          load.end(); // first, because an inert list cannot receive the focus
          const now = source.progress();
          source.writePage(now.page);
          const { length: count } = added;
          const announcement = [
            count > 0 && source.describe(text, count, items().length),
            now.page >= now.pages && text('end'),
          ];
          announce(announcement.filter(Boolean).join(' '));
          const { activeElement, body } = document;
          // Does not move the focus if the visitor has moved it elsewhere in the meantime.
          if (isAsked && (activeElement === focused || activeElement === body)) focusItem(added[0]);
        } finally {
          isAdding.current = false;
        }
      },
      () => next(true),
    );
  });

  /** Shows the pages up to the one in the address. */
  const restore = useStable((done?: () => void) => {
    const missing = missingPages(source);
    if (missing.length === 0) return change({ progress: source.progress(), retry: null });
    attempt(
      async ({ signal }) => {
        await null; // lets strict mode abort the first of its two runs before it sends a request
        signal.throwIfAborted();
        for (const page of missing) if ((await addPage(source, page, signal)).length === 0) break;
        source.writePage(source.progress().page);
        done?.();
      },
      () => restore(),
    );
  });

  useLifetime(() => {
    if (mayRestore) restore(returnToPlace);
    else source.writePage(source.progress().page);
  }, [source]);

  const { progress, isBusy, retry, hasLoaded } = state;
  const isEnd = progress.page >= progress.pages;
  const isWatched = !isBusy && !retry && !isEnd;
  const reach = () => next(false);
  useListEnd({ element: isWatched ? end : null, offset: source.ahead, hasLoaded, reach }, progress);

  return {
    ...state,
    isEnd,
    next: () => next(true),
    restore: () => restore(),
    /** Reads the list again, after other code may have changed it. */
    refresh: () => change({ progress: source.progress() }),
  };
}

/** Returns the numbers of the pages that the address implies and that are not shown, in the order of the requests. */
export function missingPages({
  key,
  pageIn,
  progress,
}: Pick<PageSource, 'key' | 'pageIn' | 'progress'>): number[] {
  const { first, page, pages } = progress();
  const named = Math.min(pageIn(new URL(location.href)), pages);
  if (named < 2 || page > pages) return []; // servers also render pages beyond the last
  const [count, step] = named > page ? [named - page, 1] : [first - 1, -1];
  // The limit for earlier pages is always the higher one, because they cannot be loaded later.
  const most = step < 0 || placeOf(key) ? MAX_RESTORED : MAX_SHARED;
  const nearest = step < 0 ? first : page;
  return Array.from({ length: Math.min(count, most) }, (_, index) => nearest + step * (index + 1));
}

async function addPage<Answer>(
  { load, insert, progress }: PageSource<Progress, Answer>,
  page: number,
  signal: AbortSignal,
): Promise<readonly HTMLElement[]> {
  const answer = await load(page, signal);
  signal.throwIfAborted();
  return insert(answer, page, page > progress().page ? 'after' : 'before');
}

/** Focuses the first tab stop in an item, or the item itself. Scrolls to a tab stop unless `options` prevent this. */
export function focusItem(item: HTMLElement | undefined, options?: FocusOptions): void {
  const [control] = item ? tabStopsIn(item) : [];
  if (control) control.focus(options);
  else focusPlace(item ?? null);
}
