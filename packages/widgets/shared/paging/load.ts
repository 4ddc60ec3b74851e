import { linkedController, pageSlot } from '@iyim/runtime/page';

/** Marks an element as loading, and returns a function that removes the mark. */
export type BusyLook = (element: HTMLElement) => () => void;

/** One load of an element's content, from its request to the page. */
export interface Load {
  /** Aborted when a newer load of the same element began, when the caller's signal was, and at the end. */
  readonly signal: AbortSignal;
  /** Gives the element its look back, unless a newer load is under way. */
  end(): void;
}

interface Running {
  readonly controller: AbortController;
  readonly giveBack: () => void;
  /** Runs after it has ended. */
  next?: () => void;
}

const running = () => pageSlot('loads', () => new WeakMap<Element, Running>());

/** Begins to load: an element loads one thing at a time, and what was asked for last wins (LP-1). */
export function startLoad(element: HTMLElement, signal: AbortSignal, look: BusyLook): Load {
  const before = running().get(element);
  before?.controller.abort();
  before?.giveBack();
  const controller = linkedController(signal);
  running().set(element, { controller, giveBack: look(element) });
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

/** Whether something of this element is under way. */
export const isLoading = (element: Element): boolean => running().has(element);

/** Calls `next` when what is under way has ended and is shown; not when something else takes its place. The last call counts. */
export function afterLoad(element: Element, next: () => void): void {
  const record = running().get(element);
  if (record) record.next = next;
}
