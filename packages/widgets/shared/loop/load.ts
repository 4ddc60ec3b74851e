import { pageSlot } from '@iyim/runtime/widget';
import { OVERLAY } from './read-loop.ts';

/** One load of a loop's content, from its request to the page. */
export interface Load {
  /** Aborted when a newer load of the same loop began, when the caller's signal was, and at the end. */
  readonly signal: AbortSignal;
  /** Gives the loop its look back, unless a newer load is under way. */
  end(): void;
}

interface Running {
  readonly controller: AbortController;
  readonly className: string;
  /** What waits for its end. */
  next?: () => void;
}

const running = () => pageSlot('loop-loads', () => new WeakMap<Element, Running>());

/**
 * Begins to load: a loop loads one thing at a time, and what was asked for last wins (LP-1). The loop is marked busy and
 * gets the class by which themes show it.
 */
export function startLoad(loop: Element, signal: AbortSignal, className: string = OVERLAY): Load {
  const before = running().get(loop);
  before?.controller.abort();
  if (before) loop.classList.remove(before.className);
  const controller = new AbortController();
  running().set(loop, { controller, className });
  signal.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  if (signal.aborted) controller.abort();
  // By hand: a filter loads loops that are no islands, or another's.
  loop.classList.add(className);
  loop.setAttribute('aria-busy', 'true');
  return {
    signal: controller.signal,
    end() {
      controller.abort();
      const record = running().get(loop);
      if (record?.controller !== controller) return;
      running().delete(loop);
      loop.classList.remove(className);
      loop.removeAttribute('aria-busy');
      if (record.next) queueMicrotask(record.next);
    },
  };
}

/** Whether something of this loop is under way. */
export const isLoading = (loop: Element): boolean => running().has(loop);

/** Calls `next` when what is under way has ended and is shown; not when something else takes its place. The last call counts. */
export function afterLoad(loop: Element, next: () => void): void {
  const record = running().get(loop);
  if (record) record.next = next;
}
