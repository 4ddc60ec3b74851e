import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { changeSignals } from '../signals/shared.ts';
import { attempt } from '../site/attempt.ts';
import { isPlainObject, ownValue, type PlainObject, parseJson } from '../site/plain.ts';
import { createQueue, type Queue } from '../site/queue.ts';
import type { Site } from '../site/site.ts';
import { adaptForeignStore, createLocalStore, type FrontStore } from './front-store.ts';
import { storeNames } from './names.ts';
import { changeStore, type StoreAnswer, type StoreChange } from './requests.ts';
import { frontTypes, type StoreRef } from './store-ref.ts';

/** Identifies a store that is kept in the browser. */
type FrontRef = Pick<StoreRef, 'slug' | 'type'>;

type FrontOutcome =
  | 'done'
  /** The list is full: nothing was changed. */
  | 'full'
  /** No page script keeps stores of this type. */
  | 'unavailable';

/**
 * The page's data stores, such as favourites, shared by all islands. Their state is in signals, so that copies of the script
 * share it, too.
 */
export interface DataStores {
  /** Ids in each watched browser-kept store, oldest first, by slug. */
  readonly fronts: ReadonlySignal<ReadonlyMap<string, readonly string[]>>;
  /**
   * Whether a post is in a server-side store, by `storeItem`, for posts that were added or removed in this tab: pages from a
   * cache, and pages that the visitor returns to, show the state before these changes.
   */
  readonly changed: ReadonlySignal<ReadonlyMap<string, boolean>>;
  /** Counts from the server's last answers, by slug. */
  readonly counts: ReadonlySignal<ReadonlyMap<string, string>>;
  /** Posts whose request is waiting or running, by `storeItem`. */
  readonly running: ReadonlySignal<ReadonlySet<string>>;
  /** False once a list could not be written into storage. That list is lost when the page is left. */
  readonly isKept: ReadonlySignal<boolean>;
  /** Copies a browser-kept store's list into `fronts`, now and whenever it changes. */
  watch(store: FrontRef): void;
  /** Returns the current ids in a browser-kept store, oldest first. */
  posts(store: FrontRef): readonly string[];
  /** Adds a post to a browser-kept store. `dropsOldest`: a full store drops its oldest post. */
  addFront(store: StoreRef, postId: string, dropsOldest?: boolean): FrontOutcome;
  removeFront(store: StoreRef, postId: string): FrontOutcome;
  /**
   * Requests a change from the server when the store's earlier requests have ended. Resolves with null if a request for this post
   * is already waiting or running. Rejects with an error of `site/errors.ts`; nothing has changed then.
   */
  send(change: StoreChange, store: Pick<StoreRef, 'slug'>, postId: string): Promise<StoreAnswer | null>;
  /** Sets the count from an answer. Null, for an answer without a count, keeps the shown count and deletes the stored one. */
  setCount(slug: string, count: string | null): void;
  /**
   * Restores the counts that the server last sent to this tab, for one store or for all, on a page that may show older counts.
   */
  recallCounts(slug?: string): void;
  /** Reads the watched lists and this tab's changes again; with a storage key, only the list under that key. */
  refresh(key?: string | null): void;
}

interface DataStoresOptions {
  readonly site: Site;
  /** May throw, because storage can be forbidden. */
  readonly local: () => Storage;
  /** May throw, because storage can be forbidden. */
  readonly session: () => Storage;
  /** Returns other scripts' functions for keeping stores, by the type of the stores. */
  readonly implementations: () => unknown;
}

/** Returns the key of a post in a store, for `changed` and `running`. */
export const storeItem = (slug: string, postId: string): string => `${slug}\n${postId}`;

export function createDataStores({ site, local, session, implementations }: DataStoresOptions): DataStores {
  const { config } = site;
  const fronts = signal<ReadonlyMap<string, readonly string[]>>(new Map());
  const changed = signal(keptChanges(session));
  const counts = signal<ReadonlyMap<string, string>>(new Map());
  const running = signal<ReadonlySet<string>>(new Set());
  const isKept = signal(true);
  const types = new Map<string, string>();
  const queues = new Map<string, Queue>();

  const localStore = createLocalStore(local, () =>
    changeSignals('data stores', () => {
      isKept.value = false;
    }),
  );
  const keeper = (type: string): FrontStore | null =>
    type === 'local-storage' ? localStore : adaptForeignStore(ownValue(implementations(), type));

  const show = ({ slug, type }: FrontRef) => {
    const ids = keeper(type)?.read(slug) ?? [];
    const before = fronts.peek().get(slug);
    if (!before || before.join() !== ids.join()) put(fronts, slug, ids);
  };
  const watch = (store: FrontRef) => {
    if (types.has(store.slug)) return;
    types.set(store.slug, store.type);
    show(store);
  };
  const changeFront = (store: StoreRef, change: (keeper: FrontStore) => boolean): FrontOutcome => {
    const found = keeper(store.type);
    if (!found) return 'unavailable';
    watch(store);
    const isDone = change(found);
    show(store);
    return isDone ? 'done' : 'full';
  };

  for (const [slug, type] of frontTypes(config)) watch({ slug, type });

  return {
    fronts,
    changed,
    counts,
    running,
    isKept,
    watch,
    posts: ({ slug, type }) => keeper(type)?.read(slug) ?? [],
    addFront: (store, postId, dropsOldest = false) =>
      changeFront(store, (found) => found.add(store.slug, postId, { size: store.size, dropsOldest })),
    removeFront: (store, postId) =>
      changeFront(store, (found) => {
        found.remove(store.slug, postId);
        return true;
      }),

    async send(change, { slug }, postId) {
      const item = storeItem(slug, postId);
      if (running.peek().has(item)) return null;
      const setRunning = (isRunning: boolean) =>
        changeSignals('data stores', () => {
          const others = [...running.peek()].filter((other) => other !== item);
          running.value = new Set(isRunning ? [...others, item] : others);
        });
      setRunning(true);
      try {
        const queue = queues.get(slug) ?? createQueue();
        queues.set(slug, queue);
        const answer = await queue.run(() => changeStore(site, { change, slug, postId }));
        changeSignals('data stores', () => {
          setRunning(false);
          if (answer.kind !== 'done') return;
          changed.value = new Map([...changed.peek(), ...keptChanges(session), [item, change === 'add']]);
          keep(session, storeNames.changed, Object.fromEntries(changed.peek()));
        });
        return answer;
      } catch (error) {
        setRunning(false);
        throw error;
      }
    },

    setCount(slug, count) {
      keep(session, storeNames.counts, {
        ...readKept(session, storeNames.counts),
        [slug]: count ?? undefined,
      });
      if (count !== null && counts.peek().get(slug) !== count) put(counts, slug, count);
    },

    recallCounts(only) {
      for (const [slug, count] of Object.entries(readKept(session, storeNames.counts)))
        if (typeof count === 'string' && slug === (only ?? slug)) put(counts, slug, count);
    },

    refresh(key) {
      changeSignals('data stores', () => {
        if (key == null) changed.value = new Map([...changed.peek(), ...keptChanges(session)]);
        for (const [slug, type] of frontTypes(config)) watch({ slug, type }); // the page may register stores late
        for (const [slug, type] of types) {
          if (key == null || key === storeNames.list + slug) show({ slug, type });
        }
      });
    },
  };
}

/** Returns the object in sessionStorage under `key`; an empty object if storage is forbidden or the value is invalid. */
function readKept(session: () => Storage, key: string): PlainObject {
  const kept = attempt(() => parseJson(session().getItem(key)));
  return isPlainObject(kept) ? kept : {};
}

const keep = (session: () => Storage, key: string, values: PlainObject): void =>
  attempt(() => session().setItem(key, JSON.stringify(values)));

/** Returns this tab's changes to server-side stores. */
const keptChanges = (session: () => Storage): ReadonlyMap<string, boolean> =>
  new Map(
    Object.entries(readKept(session, storeNames.changed)).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    ),
  );

function put<Value>(map: Signal<ReadonlyMap<string, Value>>, key: string, value: Value): void {
  changeSignals('data stores', () => {
    map.value = new Map(map.peek()).set(key, value);
  });
}
