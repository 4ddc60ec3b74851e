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
import { afterLoad, type BusyLook, isLoading, type Load, startLoad } from './load.ts';
import { placeOf, usePlace } from './place.ts';

/** Pages that are restored at most for a visitor who comes back: more than anybody scrolled through by hand. */
const MOST = 50;
/** The same for a visitor who opens an address that somebody else sent: they have seen none, and can ask for more. */
const MOST_ANEW = 3;

/** How far a list is loaded, in pages from 1. */
export interface Progress {
  /** The first page that is shown; 1 if the server cannot be asked for those before it. */
  readonly first: number;
  /** The last page that is shown. */
  readonly page: number;
  /** The last page there is; Infinity if the server does not say. */
  readonly pages: number;
}

/** A list that is loaded page by page: how to ask its server, how to change its markup, and where it is remembered. */
export interface PageSource<P extends Progress = Progress, Answer = unknown> {
  /** Names the list in history entries. */
  readonly key: string;
  /** Marked while something of the list loads. */
  readonly element: HTMLElement;
  readonly look: BusyLook;
  /** How far below the window the end of the list may be when more is loaded, as CSS. */
  readonly ahead: string;
  readonly items: () => readonly HTMLElement[];
  readonly progress: () => P;
  /** Asks for a page. */
  readonly load: (page: number, signal: AbortSignal) => Promise<Answer>;
  /** Puts a page's items before or after the others and returns them; none if the server found nothing more. */
  readonly insert: (answer: Answer, page: number, where: 'before' | 'after') => readonly HTMLElement[];
  /** The page up to which an address shows the list. */
  readonly pageIn: (url: URL) => number;
  /** Writes into the address up to which page the list is shown. */
  readonly writePage: (page: number) => void;
  /** What screen readers are told of new items. */
  readonly describe: (text: Island['text'], count: number, shown: number) => string;
}

interface PagesState<P> {
  /** Read again whenever the list may have changed. */
  readonly progress: P;
  readonly isBusy: boolean;
  /** Asks again for what failed; null when nothing did. */
  readonly retry: (() => void) | null;
  readonly hasLoaded: boolean;
}

/**
 * Loads a list page by page (LG-1, LP-2). The address says up to which page it is shown, and a visitor who opens it gets
 * these pages again and is where they were (LG-8). A failure changes nothing, is reported and can be tried again. While a page loads,
 * a click on "more" does nothing; while anything else of the list does, it waits for that.
 *
 * @param end More is loaded as the visitor comes near it; null: only when asked.
 * @param mayRestore False: the address names pages of other content, and is reset.
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
      const load = startLoad(source.element, signal, source.look);
      change({ isBusy: true });
      let outcome: Partial<PagesState<P>> = {};
      try {
        await work(load);
        outcome = { retry: null, hasLoaded: true };
      } catch (error) {
        if (!isAbort(error)) {
          afterLoad(source.element, () => {}); // a click that waits for it is forgotten
          report(error, 'loading another page');
          outcome = { retry: again };
        }
      } finally {
        load.end();
        // With the items, not after them: scripts of the page see one or the other.
        if (!signal.aborted)
          flushSync(() => change({ ...outcome, isBusy: false, progress: source.progress() }));
      }
    },
  });

  /** Shows the next page. `isAsked`: the visitor did, and is led to the first new item. */
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
          load.end(); // what waits may not take the focus
          const now = source.progress();
          source.writePage(now.page);
          const { length: count } = added;
          const said = [
            count > 0 && source.describe(text, count, items().length),
            now.page >= now.pages && text('end'),
          ];
          announce(said.filter(Boolean).join(' '));
          const { activeElement, body } = document;
          // Visitors who have gone elsewhere in the meantime stay there.
          if (isAsked && (activeElement === focused || activeElement === body)) focusItem(added[0]);
        } finally {
          isAdding.current = false;
        }
      },
      () => next(true),
    );
  });

  /** Shows as many pages as the address says. */
  const restore = useStable((done?: () => void) => {
    const missing = missingPages(source);
    if (missing.length === 0) return change({ progress: source.progress(), retry: null });
    attempt(
      async ({ signal }) => {
        await null; // strict mode gives the first of two up before it asks
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
    /** Reads the list again, which something else may have changed. */
    refresh: () => change({ progress: source.progress() }),
  };
}

/** Pages that the address names and that are not shown, in the order in which they are asked for. */
export function missingPages({
  key,
  pageIn,
  progress,
}: Pick<PageSource, 'key' | 'pageIn' | 'progress'>): number[] {
  const { first, page, pages } = progress();
  const named = Math.min(pageIn(new URL(location.href)), pages);
  if (named < 2 || page > pages) return []; // servers render a page beyond the last too
  const [count, step] = named > page ? [named - page, 1] : [first - 1, -1];
  // Those before cannot be asked for later.
  const most = step < 0 || placeOf(key) ? MOST : MOST_ANEW;
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

/** Puts focus on the first control in an item that Tab reaches, else on the item. Scrolls to a control unless told not to. */
export function focusItem(item: HTMLElement | undefined, options?: FocusOptions): void {
  const [control] = item ? tabStopsIn(item) : [];
  if (control) control.focus(options);
  else focusPlace(item ?? null);
}
