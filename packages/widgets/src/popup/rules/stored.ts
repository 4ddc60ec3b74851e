import { attempt } from '@iyim/runtime/widget';
import { type BuilderStore, builderStore } from '../../../originals/builder-store.ts';
import { count } from '../../../originals/page-views.ts';
import { impressionsItem } from '../names.ts';

/** Periods in which a popup's showings are counted; `''` never ends, `session` ends with the tab. */
export type Period = '' | 'session' | 'day' | 'week' | 'month';

/** The stored record of one popup. Its methods do not throw. */
export interface PopupRecord {
  isDisabled(): boolean;
  /** Stores that the visitor does not want to see the popup again. */
  disable(): void;
  /** Returns the number of page loads when the popup was first on a page; if it never was, stores and returns `now`. */
  firstView(now: number): number;
  /** Returns the number of visits when the popup was first on a page; if it never was, stores and returns `now`. */
  firstSession(now: number): number;
  /** Returns the number of counted showings in the period. */
  times(period: Period): number;
  /** Counts a showing in the total, and in the period if there is one. */
  addTime(period: Period | null): void;
}

/** Lifetime of a count for each period, in seconds (§9). */
const LIFETIMES = { day: 86_400, week: 604_800, month: 2_628_288 } as const;

/** Suffixes of the original's keys `popup_{id}…` (§3). */
const KEYS = {
  disabled: '_disable',
  times: '_times',
  initialViews: '_page_views_initialPageViews',
  initialSessions: '_sessions_initialSessions',
} as const;

interface RecordPlatform {
  readonly store?: BuilderStore;
  readonly session?: () => Storage;
}

/** Creates the record of a page builder's popup, with the original's keys and formats (PO-6). */
export function createPopupRecord(
  id: string,
  { store = builderStore(), session = () => sessionStorage }: RecordPlatform = {},
): PopupRecord {
  const key = (name: string) => `popup_${id}${name}`;
  const impressions = impressionsItem(id);
  const inSession = createItem(session, impressions);
  const add = (name: string, lifetime?: number) => store.set(name, count(store.get(name)) + 1, { lifetime });
  const first = (name: string, now: number) => {
    const before = count(store.get(key(name)));
    if (before === 0) store.set(key(name), now);
    return before || now;
  };

  return {
    isDisabled: () => Boolean(store.get(key(KEYS.disabled))),
    disable: () => store.set(key(KEYS.disabled), true),
    firstView: (now) => first(KEYS.initialViews, now),
    firstSession: (now) => first(KEYS.initialSessions, now),
    times(period) {
      if (period === '') return count(store.get(key(KEYS.times)));
      return count(period === 'session' ? inSession.read() : store.get(impressions));
    },
    addTime(period) {
      add(key(KEYS.times));
      if (period === 'session') inSession.write(String(count(inSession.read()) + 1));
      else if (period === '') add('times');
      // The period runs from the first showing counted in it.
      else if (period) add(impressions, count(store.get(impressions)) > 0 ? undefined : LIFETIMES[period]);
    },
  };
}

/**
 * Returns functions that read and write one item of a storage. If the storage is full or forbidden, the text is kept in memory
 * until the visitor leaves the page.
 */
export function createItem(storage: () => Storage, name: string) {
  let notKept: string | null = null;
  return {
    read: (): string | null => notKept ?? attempt(() => storage().getItem(name)) ?? null,
    write(text: string): void {
      try {
        storage().setItem(name, text);
        notKept = null;
      } catch {
        notKept = text;
      }
    },
  };
}
