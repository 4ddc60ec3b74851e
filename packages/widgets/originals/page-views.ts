import { pageSlot, whenShown } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import { coerceNumber } from '@iyim/runtime/widget';
import { type BuilderStore, builderStore } from './builder-store.ts';
import { originalPopups } from './original-popups.ts';

/** How often the visitor has been on the site. */
export interface Visits {
  /** Page loads. */
  readonly views: number;
  readonly sessions: number;
}

/**
 * The page loads and visits so far; this one is counted the first time anybody asks, or when the visitor comes to a page that was prepared ahead (PO-6). */
export function pageVisits(): Visits {
  pageSlot('page-view', () => {
    whenShown(() => {
      if (!editMode().peek() && !originalPopups().counts) countVisit(builderStore());
    });
    return true;
  });
  return readVisits(builderStore());
}

/** Keys of the page loads and visits, and, in session storage, of a visit that goes on (§3). */
const PAGE_VIEWS = 'pageViews';
const SESSIONS = 'sessions';
const ACTIVE_SESSION = 'activeSession';

/** Counts a page load and, when it is the first of its visit, the visit. */
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

/** A stored count, also one that was written as text; what is none counts as 0. */
export function count(value: unknown): number {
  return Math.max(0, Math.trunc(coerceNumber(value) ?? 0));
}
