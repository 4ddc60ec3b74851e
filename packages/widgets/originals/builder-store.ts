import { asObject, pageSlot } from '@iyim/runtime/page';
import { attempt, ownValue, type PlainObject, parseJson } from '@iyim/runtime/widget';

/** The page builder's entries in web storage. `session` selects session storage instead of local storage. Never throws. */
export interface BuilderStore {
  /** Returns the value of an entry. Undefined if the entry does not exist or has expired. */
  get(key: string, options?: { readonly session?: boolean }): unknown;
  /** Writes an entry. `lifetime`: seconds until it expires. Without `lifetime`, an existing expiry is kept. */
  set(
    key: string,
    value: unknown,
    options?: { readonly session?: boolean; readonly lifetime?: number | undefined },
  ): void;
}

interface BuilderStorePlatform {
  /** `local` and `session` throw if storage is forbidden. */
  readonly local: () => Storage;
  readonly session: () => Storage;
  /** Returns the current time, in epoch ms. */
  readonly now: () => number;
}

/** Name of the storage item, and the key of the expiry times in its value. */
const ITEM = 'elementor';
const EXPIRATION = '__expiration';

/** Returns the page's store (PO-6). */
export function builderStore(): BuilderStore {
  const here = { local: () => localStorage, session: () => sessionStorage, now: () => Date.now() };
  return pageSlot('builder-store', () => createBuilderStore(here));
}

/**
 * Creates a store in the page builder's own format: one storage item with a JSON object of all entries and their expiry times
 * (PO-6). Entries of other scripts are not changed. The item is read again at each use, because other tabs also write to it.
 * Entries that could not be written are kept in memory until the page is left, and are saved by the next write that succeeds.
 */
export function createBuilderStore(platform: BuilderStorePlatform): BuilderStore {
  const lasting = createPlace(platform.local, platform);
  const ofSession = createPlace(platform.session, platform);
  return {
    get: (key, { session } = {}) => (session ? ofSession : lasting).get(key),
    set: (key, value, { session, lifetime } = {}) =>
      (session ? ofSession : lasting).set(key, value, lifetime),
  };
}

interface Entry {
  readonly value: unknown;
  /** Expiry time, in epoch ms. Undefined keeps the current expiry time. */
  readonly ends: number | undefined;
}

function createPlace(storage: () => Storage, { now }: BuilderStorePlatform) {
  const notKept = new Map<string, Entry>();
  const endsOf = (entries: PlainObject): PlainObject => asObject(ownValue(entries, EXPIRATION));
  const read = (): PlainObject => {
    const stored = parse(attempt(() => storage().getItem(ITEM)) ?? '');
    return [...notKept].reduce((entries, [key, entry]) => withEntry(entries, key, entry), stored);
  };
  const withEntry = (entries: PlainObject, key: string, { value, ends }: Entry): PlainObject => ({
    ...entries,
    [key]: value,
    [EXPIRATION]: { ...endsOf(entries), ...(ends === undefined ? {} : { [key]: ends }) },
  });
  const withoutEnded = (entries: PlainObject, among: readonly string[]): PlainObject => {
    const ends = endsOf(entries);
    const ended = among.filter((key) => hasEnded(ownValue(ends, key), now()));
    if (ended.length === 0) return entries;
    return { ...without(entries, ended), [EXPIRATION]: without(ends, ended) };
  };
  const save = (entries: PlainObject): boolean =>
    attempt(() => {
      storage().setItem(ITEM, JSON.stringify(entries));
      notKept.clear();
      return true;
    }) ?? false;

  return {
    get(key: string): unknown {
      const entries = read();
      const current = withoutEnded(entries, [key]);
      if (current !== entries) {
        notKept.delete(key);
        save(current);
      }
      return ownValue(current, key);
    },
    set(key: string, value: unknown, lifetime?: number): void {
      const entries = read();
      const entry: Entry = { value, ends: lifetime === undefined ? undefined : now() + lifetime * 1000 };
      const current = withoutEnded(entries, Object.keys(endsOf(entries)));
      if (!save(withEntry(current, key, entry))) {
        notKept.set(key, { value, ends: entry.ends ?? notKept.get(key)?.ends });
      }
    },
  };
}

function hasEnded(end: unknown, now: number): boolean {
  return (typeof end === 'number' || typeof end === 'string') && new Date(end).getTime() < now;
}

function without(entries: PlainObject, keys: readonly string[]): PlainObject {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.includes(key)));
}

const parse = (text: string): PlainObject => asObject(parseJson(text));
