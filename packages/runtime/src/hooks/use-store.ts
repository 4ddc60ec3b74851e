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
  /**
   * Storage of the list: `local-storage` is in the browser, all others are on the server. Must be omitted for a list that another
   * plugin keeps. @default the type that the page registers for this store; without one, the server keeps the list
   */
  readonly type?: StoreType;
  /** Maximum number of posts in a list kept in the browser; 0 means no limit. @default 0 */
  readonly size?: number;
}

/** JetEngine's types of data stores. */
export type StoreType = 'local-storage' | 'cookies' | 'session' | 'user-meta' | 'user_ip';

/** Types of lists that the server keeps. */
const ON_SERVER: readonly string[] = ['cookies', 'session', 'user-meta', 'user_ip'] satisfies StoreType[];

export type StoreOutcome =
  | { readonly kind: 'added' | 'removed' }
  /** `message`: the server's reason; empty if the server gives no reason, or if a list in the browser is full. */
  | { readonly kind: 'refused'; readonly message: string }
  /** A change to this post is already waiting or running. */
  | { readonly kind: 'busy' };

/** The current state of a data store, such as favourites, and its actions. */
export interface StoreNow {
  /**
   * Ids of the posts in the list, oldest first. @default undefined during hydration, and always for a list that the server keeps
   */
  readonly items: readonly string[] | undefined;
  /**
   * Number of posts in the list. @default undefined during hydration, and until the server has sent the count of a list that it
   * keeps
   */
  readonly count: number | undefined;
  /**
   * Whether a post is in the list; undefined if it is unknown because the server keeps the list and this page has not changed the
   * post.
   */
  has(postId: string): boolean | undefined;
  /** Whether a change to this post waits for the server. */
  isBusy(postId: string): boolean;
  /**
   * Adds a post, or removes it if `has` returns true. Rejects with a `NetworkError`, `TimeoutError`, `HttpError`, `RefusedError`
   * or `InvalidAnswerError` if the request failed, and with an `Error` if no page script keeps lists of the type. If it rejects,
   * the list is unchanged.
   */
  toggle(postId: string): Promise<StoreOutcome>;
}

type Shown = Omit<StoreNow, 'toggle'>;

const UNKNOWN: Shown = { items: undefined, count: undefined, has: () => undefined, isBusy: () => false };

/**
 * Returns a data store (favourites, viewed or compared posts) in a React application, with or without islands on the page. The
 * hook shares its state with all widgets of the store. On a server and during hydration, the values are undefined.
 */
export function useStore(slug: string, { type, size = 0 }: StoreOptions = {}): StoreNow {
  const store = useMemo(() => {
    const refNow = (): StoreRef => {
      const kept = type ?? frontTypes(siteConfig()).get(slug);
      const isFront = kept !== undefined && !ON_SERVER.includes(kept);
      return { slug, type: kept ?? '', isFront, size };
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
    const changes = changed.value;
    return {
      items: undefined,
      count: coerceNumber(counts.value.get(slug)),
      isBusy,
      has: (postId) => changes.get(storeItem(slug, postId)),
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
