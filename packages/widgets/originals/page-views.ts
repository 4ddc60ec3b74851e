import { pageSlot, whenShown } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { coerceNumber } from '@iyim/runtime/widget';
import { type BuilderStore, builderStore } from './builder-store.ts';
import { originalPopups } from './original-popups.ts';

/** How many page loads and visits of this visitor have been counted. */
export interface Visits {
  /** Number of page loads. */
  readonly views: number;
  /** Number of visits. */
  readonly sessions: number;
}

/**
 * Returns the numbers of page loads and visits. The first call counts this page load; on a prerendered page, it is counted when
 * the visitor opens the page (PO-6).
 */
export function pageVisits(): Visits {
  pageSlot('page-view', () => {
    whenShown(() => {
      if (!editMode().peek() && !originalPopups().counts) countVisit(builderStore());
    });
    return true;
  });
  return readVisits(builderStore());
}

/** Storage keys of the page loads and visits, and the session-storage key of the current visit (§3). */
const PAGE_VIEWS = 'pageViews';
const SESSIONS = 'sessions';
const ACTIVE_SESSION = 'activeSession';

/** Counts a page load, and also a visit if this is the first page load of the visit. */
export function countVisit(store: BuilderStore): void {
  const add = (key: string) => store.set(key, count(store.get(key)) + 1);
  add(PAGE_VIEWS);
  if (store.get(ACTIVE_SESSION, { session: true })) return;
  store.set(ACTIVE_SESSION, true, { session: true });
  add(SESSIONS);
}

export function readVisits(store: BuilderStore): Visits {
  return { views: count(store.get(PAGE_VIEWS)), sessions: count(store.get(SESSIONS)) };
}

/** Converts a stored count, which may be text, to a number. Returns 0 for any other value. */
export function count(value: unknown): number {
  return Math.max(0, Math.trunc(coerceNumber(value) ?? 0));
}
