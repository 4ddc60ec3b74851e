import { attempt } from '@iyim/runtime/widget';
import { type BuilderStore, builderStore } from '../../../originals/builder-store.ts';
import { count } from '../../../originals/page-views.ts';
import { impressionsItem } from '../names.ts';

/** Periods in which a popup's showings are counted; `''` is for ever, `session` as long as the tab. */
export type Period = '' | 'session' | 'day' | 'week' | 'month';

export type PopupRecord = ReturnType<typeof createPopupRecord>;

/** Lifetime of a count by period, in seconds (§9). */
const LIFETIMES = { day: 86_400, week: 604_800, month: 2_628_288 } as const;

/** Ends of the keys `popup_{id}…` (§3); the last belongs to the original's rule of sessions. */
const KEYS = {
  disabled: '_disable',
  times: '_times',
  initialViews: '_page_views_initialPageViews',
  initialSessions: '_sessions_initialSessions',
} as const;

/** What is stored of one popup, under the original's keys and in its formats (PO-6). Never throws. */
export function popupRecord(id: string): PopupRecord {
  return createPopupRecord(id, { store: builderStore(), session: () => sessionStorage });
}

export interface PopupRecordOptions {
  readonly store: BuilderStore;
  /** May throw: storage can be forbidden. */
  readonly session: () => Storage;
}

export function createPopupRecord(id: string, { store, session }: PopupRecordOptions) {
  const key = (name: string) => `popup_${id}${name}`;
  const impressions = impressionsItem(id);
  const inSession = createSessionCount(session, impressions);
  const add = (name: string) => store.set(name, count(store.get(name)) + 1);
  const first = (name: string, now: number) => {
    const known = count(store.get(key(name)));
    if (known > 0) return known;
    store.set(key(name), now);
    return now;
  };
  /** The period runs from the first count in it. */
  const addInPeriod = (period: keyof typeof LIFETIMES) => {
    const before = count(store.get(impressions));
    store.set(impressions, before + 1, before > 0 ? {} : { lifetime: LIFETIMES[period] });
  };

  return {
    isDisabled: () => Boolean(store.get(key(KEYS.disabled))),
    /** The visitor does not want it again. */
    disable: () => store.set(key(KEYS.disabled), true),
    /** Page loads when it was first on a page; `now`, which is kept, when it never was. */
    firstView: (now: number) => first(KEYS.initialViews, now),
    /** The same of visits. */
    firstSession: (now: number) => first(KEYS.initialSessions, now),
    /** How often it has been counted in the period. */
    times(period: Period): number {
      if (period === '') return count(store.get(key(KEYS.times)));
      return period === 'session' ? inSession.read() : count(store.get(impressions));
    },
    /** Counts it once for ever, and once in the period where there is one. */
    addTime(period: Period | null): void {
      add(key(KEYS.times));
      if (period === 'session') inSession.add();
      else if (period === '') add('times');
      else if (period) addInPeriod(period);
    },
  };
}

/** A count in an item of session storage of its own; kept as long as the page where it can not be written. */
function createSessionCount(session: () => Storage, item: string) {
  let notKept = 0;
  const read = (): number => {
    const kept = attempt(() => session().getItem(item));
    return Math.max(count(kept), notKept);
  };
  return {
    read,
    add(): void {
      const next = read() + 1;
      try {
        session().setItem(item, String(next));
        notKept = 0;
      } catch {
        notKept = next;
      }
    },
  };
}
