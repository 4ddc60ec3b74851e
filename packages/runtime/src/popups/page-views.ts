import { editMode } from '../signals/edit-mode.ts';
import { openArea } from '../site/area.ts';
import { coerceNumber } from '../site/coerce.ts';
import { pageSlot } from '../site/page-slot.ts';
import { type BuilderStore, builderStore } from './builder-store.ts';
import type { PopupNames } from './names.ts';
import { originalPopups } from './original-popups.ts';
import { popupsArea } from './popups-area.ts';

/** How often the visitor has been on the site. */
export interface Visits {
  /** Page loads. */
  readonly views: number;
  readonly sessions: number;
}

/** The page loads and visits so far; this one is counted the first time anybody asks (PO-6). */
export function pageVisits(): Visits {
  const { names } = openArea(popupsArea);
  pageSlot('page-view', () => {
    if (!editMode().peek() && !originalPopups(names).counts) {
      countVisit(builderStore(), names);
    }
    return true;
  });
  return readVisits(builderStore(), names);
}

/** Counts a page load and, when it is the first of its visit, the visit. */
export function countVisit(store: BuilderStore, { storage }: Pick<PopupNames, 'storage'>): void {
  const add = (key: string) => store.set(key, count(store.get(key)) + 1);
  add(storage.pageViews);
  if (store.get(storage.activeSession, { session: true })) return;
  store.set(storage.activeSession, true, { session: true });
  add(storage.sessions);
}

export function readVisits(store: BuilderStore, { storage }: Pick<PopupNames, 'storage'>): Visits {
  return { views: count(store.get(storage.pageViews)), sessions: count(store.get(storage.sessions)) };
}

/** A stored count, also one that was written as text; what is none counts as 0. */
export function count(value: unknown): number {
  return Math.max(0, Math.trunc(coerceNumber(value) ?? 0));
}
