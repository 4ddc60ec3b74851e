import { announce, type Island, isAbort } from '@iyim/runtime/widget';
import { type LoadedPage, loadPage } from './load-page.ts';
import { rememberPage } from './page-memory.ts';
import { focusTarget, type Listing } from './read.ts';

export type PagingState = 'idle' | 'loading' | 'failed' | 'end';

export interface Paging {
  /** Asks for the next page, unless one is under way or there is none. `focus`: lead the visitor to the first new item. */
  next(focus: boolean): Promise<void>;
  /** Loads up to this page, silently: what the visitor had seen before. Resolves with the page the list then ends with. */
  upTo(page: number): Promise<number>;
  state(): PagingState;
}

interface PagingOptions {
  readonly island: Island;
  readonly listing: Listing & { readonly items: HTMLElement };
  readonly signal: AbortSignal;
  readonly onState: (state: PagingState) => void;
}

/** The pages of one list: one request at a time, and a failed one changes nothing (LG-1, LG-4). */
export function createPaging({ island, listing, signal, onState }: PagingOptions): Paging {
  const first = listing.page;
  let page = first;
  let state: PagingState = listing.isNotFound || isLast() ? 'end' : 'idle';
  let isRestoring = false;
  /** The visitor asked for more while earlier pages came back. */
  let isWanted = false;

  function isLast(): boolean {
    return listing.pages > 0 && page >= listing.pages;
  }
  const set = (next: PagingState) => {
    state = next;
    onState(next);
  };

  /** Null when it failed: the visitor has been told then. */
  const load = async (): Promise<LoadedPage | null> => {
    set('loading');
    try {
      const loaded = await loadPage(island, listing, page + 1, signal);
      if (loaded.items.length > 0) page += 1;
      set(loaded.items.length === 0 || isLast() ? 'end' : 'idle');
      return loaded;
    } catch (error) {
      if (isAbort(error) && signal.aborted) return null;
      set('failed');
      island.report(error, `loading page ${page + 1}`);
      announce(island.text('failed'));
      return null;
    }
  };

  const paging: Paging = {
    state: () => state,
    async next(focus) {
      if (isRestoring) isWanted ||= focus;
      if (isRestoring || state === 'loading' || state === 'end') return;
      const focused = document.activeElement;
      const loaded = await load();
      if (!loaded || signal.aborted) return;
      rememberPage(listing.key, page, first);
      announce(tell(island, loaded, state));
      const [item] = loaded.items;
      const { activeElement } = document;
      // Whoever has gone elsewhere in the meantime stays there.
      if (focus && item && (activeElement === focused || activeElement === document.body)) lead(item);
    },
    async upTo(wanted) {
      const last = listing.pages > 0 ? Math.min(wanted, listing.pages) : wanted;
      isRestoring = true;
      while (page < last && state === 'idle') {
        if (!(await load())) break;
      }
      isRestoring = false;
      const restored = page;
      if (isWanted && state === 'idle' && !signal.aborted) void paging.next(true);
      return restored;
    },
  };
  return paging;
}

function tell(island: Island, { items, shown }: LoadedPage, state: PagingState): string {
  const { length: count } = items;
  const added = count === 0 ? '' : island.text('added', { count, shown });
  return [added, state === 'end' ? island.text('end') : ''].filter(Boolean).join(' ');
}

function lead(item: HTMLElement): void {
  const target = focusTarget(item);
  if (target === item && !item.hasAttribute('tabindex')) item.tabIndex = -1;
  target.focus();
}
