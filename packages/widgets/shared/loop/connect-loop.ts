import { loadItemLinks } from '@iyim/runtime/widget';
import { connectAjaxPages } from './ajax-pages.ts';
import { followHistory } from './history.ts';
import { connectLoadMore } from './load-more.ts';

/** How a listing gets to its other items; `links`: by plain links, which the browser follows. */
export type LoopPaging = 'links' | 'ajax' | 'button' | 'scroll';

export interface LoopOptions {
  /** The page builder's element. */
  readonly loop: HTMLElement;
  /** Its `data-id`. */
  readonly id: string;
  readonly paging: LoopPaging;
  readonly autoScroll: boolean;
  /** Ends everything. */
  readonly signal: AbortSignal;
  readonly onPage: (page: string, count: number) => void;
  readonly onLoaded: (added: number, total: number) => void;
  /** Something failed. `retry` is there while the visitor can try again; called without it when the trouble is over. */
  readonly onProblem: (retry: (() => void) | undefined, error?: unknown) => void;
}

/** Makes a listing of the page builder's page and load more without leaving the page, through history too (LP-1, LP-2). */
export function connectLoop({ paging, onPage, onLoaded, onProblem, autoScroll, ...loop }: LoopOptions): void {
  loadItemLinks(loop.loop.ownerDocument);
  followHistory(loop.loop, loop.id, loop.signal);
  if (paging === 'ajax') {
    const onError = (error: unknown) => onProblem(undefined, error);
    connectAjaxPages({ ...loop, autoScroll, onShown: onPage, onError });
  }
  if (paging === 'button' || paging === 'scroll')
    connectLoadMore({ ...loop, infinite: paging === 'scroll', onLoaded, onProblem });
}
