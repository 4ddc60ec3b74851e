import { computed, type ReadonlySignal } from '@preact/signals-core';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { applyInnerFragments } from '../host-page/html/fragments.ts';
import { coerceNumber } from '../site/coerce.ts';
import { siteConfig } from '../site/config.ts';
import { inEveryLife } from '../site/life-slot.ts';
import { dataStores } from '../stores/data-stores.ts';
import { frontTypes, type StoreRef } from '../stores/store-ref.ts';
import { type DataStores, storeItem } from '../stores/store-state.ts';

export interface StoreOptions {
  /** Who keeps it, for lists kept in the browser. @default what the page says of this store, else the server */
  readonly type?: string;
  /** How many posts fit into a list that the browser keeps; 0 is no limit. @default 0 */
  readonly size?: number;
}

export type StoreOutcome =
  | { readonly kind: 'added' | 'removed' }
  /** `message`: the server's words, empty when it has none. A full list in the browser is refused without words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** A change of this post is under way already. */
  | { readonly kind: 'busy' };

/** A list of favourites or the like at this moment, and what can be done with it. */
export interface StoreNow {
  /** Ids of the posts in it, oldest first. @default undefined, also for a list that the server keeps */
  readonly items: readonly string[] | undefined;
  /** How many posts are in it. @default undefined, until the server has said it of a list that it keeps */
  readonly count: number | undefined;
  /** Whether a post is in it; undefined when nobody knows: the server keeps it, and this page has not changed it. */
  has(postId: string): boolean | undefined;
  /** A change of this post waits for the server. */
  isBusy(postId: string): boolean;
  /**
   * Puts a post in, or takes it out when `has` says that it is there. Rejects with a `NetworkError`, `TimeoutError`, `HttpError`,
   * `RefusedError` or `InvalidAnswerError` when the request failed, and with an `Error` when no script of the page keeps
   * lists of the type; nothing has changed then.
   */
  toggle(postId: string): Promise<StoreOutcome>;
}

type Shown = Omit<StoreNow, 'toggle'>;

const UNKNOWN: Shown = { items: undefined, count: undefined, has: () => undefined, isBusy: () => false };

/**
 * A list of favourites, of what was seen, or of what is compared, for a React application, with or without islands beside it:
 * one truth with every button, count and tab of the visitor's. On a server, and while React takes over its HTML, nothing is
 * known yet.
 */
export function useStore(slug: string, { type, size = 0 }: StoreOptions = {}): StoreNow {
  const store = useMemo(() => {
    const refNow = (): StoreRef => {
      const kept = type ?? frontTypes(siteConfig()).get(slug);
      return { slug, type: kept ?? '', isFront: kept !== undefined, size };
    };
    const made = new WeakMap<DataStores, ReadonlySignal<Shown>>();
    const shown = () => {
      const stores = dataStores();
      const now = made.get(stores) ?? show(stores, refNow);
      made.set(stores, now);
      return now;
    };
    return { refNow, shown };
  }, [slug, type, size]);
  const follow = useCallback(
    (changed: () => void) =>
      inEveryLife(() => {
        const ref = store.refNow();
        if (ref.isFront) dataStores().watch(ref);
        return store.shown().subscribe(changed);
      }),
    [store],
  );
  const now = useSyncExternalStore(
    follow,
    () => store.shown().peek(),
    () => UNKNOWN,
  );
  const toggle = useCallback(
    (postId: string) => change(store.refNow(), postId, store.shown().peek().has(postId) ?? false),
    [store],
  );
  return useMemo(() => ({ ...now, toggle }), [now, toggle]);
}

function show(
  { fronts, changed, counts, running }: DataStores,
  refNow: () => StoreRef,
): ReadonlySignal<Shown> {
  return computed(() => {
    const { slug, isFront } = refNow();
    const busy = running.value;
    const isBusy = (postId: string) => busy.has(storeItem(slug, postId));
    const items = fronts.value.get(slug);
    if (isFront) {
      return { items, count: items?.length, isBusy, has: (postId) => items?.includes(postId) };
    }
    const known = changed.value;
    return {
      items: undefined,
      count: coerceNumber(counts.value.get(slug)),
      isBusy,
      has: (postId) => known.get(storeItem(slug, postId)),
    };
  });
}

async function change(store: StoreRef, postId: string, isIn: boolean): Promise<StoreOutcome> {
  const stores = dataStores();
  const done: StoreOutcome = { kind: isIn ? 'removed' : 'added' };
  if (store.isFront) {
    const outcome = isIn ? stores.removeFront(store, postId) : stores.addFront(store, postId);
    if (outcome === 'unavailable') {
      throw new Error(
        `useStore("${store.slug}"): expected a script that keeps "${store.type}" lists, found none`,
      );
    }
    return outcome === 'full' ? { kind: 'refused', message: '' } : done;
  }
  const answer = await stores.send(isIn ? 'remove' : 'add', store, postId);
  if (!answer) return { kind: 'busy' };
  if (answer.kind === 'refused') return answer;
  applyInnerFragments(document, answer.fragments);
  stores.setCount(store.slug, answer.count);
  return done;
}
