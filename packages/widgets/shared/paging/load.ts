import { linkedController, pageSlot } from '@iyim/runtime/page';

/** Marks an element as loading, and returns a function that removes the mark. */
export type ShowBusy = (element: HTMLElement) => () => void;

/** One load of an element's content, from the request until it is in the page. */
export interface Load {
  /** Aborted when a newer load of the same element begins, when the caller's signal is aborted, and when the load ends. */
  readonly signal: AbortSignal;
  /** Ends the load: removes the element's busy mark, unless a newer load is running. */
  end(): void;
}

interface Running {
  readonly controller: AbortController;
  readonly giveBack: () => void;
  /** Runs after the load has ended. */
  next?: () => void;
}

const running = () => pageSlot('loads', () => new WeakMap<Element, Running>());

/** Begins a load. An element has one load at a time; a newer one replaces it (LP-1). */
export function startLoad(element: HTMLElement, signal: AbortSignal, showBusy: ShowBusy): Load {
  const before = running().get(element);
  before?.controller.abort();
  before?.giveBack();
  const controller = linkedController(signal);
  running().set(element, { controller, giveBack: showBusy(element) });
  return {
    signal: controller.signal,
    end() {
      controller.abort();
      const record = running().get(element);
      if (record?.controller !== controller) return;
      running().delete(element);
      record.giveBack();
      if (record.next) queueMicrotask(record.next);
    },
  };
}

/** Whether a load of this element is running. */
export const isLoading = (element: Element): boolean => running().has(element);

/**
 * Calls `next` when the running load has ended and is shown, but not if another load replaces it. Only the last such `next` is
 * called.
 */
export function afterLoad(element: Element, next: () => void): void {
  const record = running().get(element);
  if (record) record.next = next;
}
