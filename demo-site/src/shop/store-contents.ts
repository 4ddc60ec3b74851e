import { setCookie } from './cookies.ts';
import { type DataStore, isFront } from './data-stores.ts';
import type { Repository } from './repository.ts';
import { emptySession, type SessionData } from './session.ts';
import type { Visit } from './visit.ts';

const cookie = 'PHPSESSID';
const life = 2 * 86_400_000;

const started = new WeakMap<Visit, string>();

/** PHP's sessions share a table with the shop's sessions. The prefix prevents a visitor's cookie from naming a shop's session. */
function keyOf(visit: Visit): string | null {
  const sessionId = started.get(visit) ?? visit.cookies.get(cookie) ?? '';
  return /^[0-9a-f]{32}$/.test(sessionId) ? `php_${sessionId}` : null;
}

/** Reads PHP's own session, which some plugins use. It is separate from the shop's session, so it outlives a login. */
function readPhpSession({ shop }: Visit, key: string | null): SessionData {
  const kept = key === null ? null : shop.repository.session(key);
  return kept !== null && kept.expiresAt > shop.platform.now() ? kept.data : emptySession;
}

/** Returns the ids kept under a name. */
const phpList = (visit: Visit, name: string): readonly number[] =>
  readPhpSession(visit, keyOf(visit)).lists?.[name] ?? [];

/** Saves ids under a name. Starts a session and sends its cookie if the visitor has no session. */
function savePhpList(visit: Visit, name: string, ids: readonly number[]): void {
  const { repository, platform } = visit.shop;
  if (keyOf(visit) === null) {
    const id = platform.randomHex(16);
    started.set(visit, id);
    const secure = visit.url.protocol === 'https:';
    visit.setCookies.push(setCookie(cookie, id, { now: platform.now(), httpOnly: true, secure }));
  }
  const key = keyOf(visit);
  if (key === null) return;
  const data = readPhpSession(visit, key);
  const lists = { ...data.lists, [name]: ids };
  repository.saveSession({ id: key, expiresAt: platform.now() + life, data: { ...data, lists } });
}

const kind = 'store-post-count';

/** Returns how many visitors keep an item in a store. */
export function postCount(repository: Repository, { slug }: DataStore, id: number): number {
  const value = repository.document(kind, `${slug}|${id}`)?.value;
  return typeof value === 'number' ? value : 0;
}

/** Increases or decreases the count by one; never below 0. */
function changePostCount(repository: Repository, store: DataStore, id: number, by: 1 | -1): void {
  const count = Math.max(0, postCount(repository, store, id) + by);
  repository.saveDocument(kind, `${store.slug}|${id}`, count);
}

/** The result of adding an item. `there`: the store had it already, or the visitor has no such store. `full`: the store refused it. */
export type Added = 'added' | 'there' | 'full';

const year = 31_536_000;
const userKind = 'user-store';

/** Cookies that this visit has changed; the request still contains the old ones. */
const changedCookies = new WeakMap<Visit, Map<string, readonly number[]>>();

const cookieName = ({ slug }: DataStore): string => `je_data_store_${slug}`;

/** Parses comma-separated ids from a visitor's text: positive integers, without duplicates. */
const idsOfText = (text: string): readonly number[] => [
  ...new Set(
    text
      .split(',')
      .filter((part) => /^[1-9]\d{0,8}$/.test(part))
      .map(Number),
  ),
];

const userDocument = ({ user }: Visit, { slug }: DataStore): string => `${user?.id}|${slug}`;

function idsOfUser(visit: Visit, store: DataStore): readonly number[] {
  if (visit.user === null) return [];
  const value = visit.shop.repository.document(userKind, userDocument(visit, store))?.value;
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

/** Returns the ids in a store, the oldest first; an empty list for a browser store. */
export function idsIn(visit: Visit, store: DataStore): readonly number[] {
  switch (store.type) {
    case 'local-storage':
      return [];
    case 'cookies':
      return (
        changedCookies.get(visit)?.get(store.slug) ?? idsOfText(visit.cookies.get(cookieName(store)) ?? '')
      );
    case 'session':
      return phpList(visit, store.slug);
    case 'user-meta':
      return idsOfUser(visit, store);
  }
}

function saveCookie(visit: Visit, store: DataStore, ids: readonly number[]): void {
  const changed = changedCookies.get(visit) ?? new Map<string, readonly number[]>();
  changedCookies.set(visit, changed.set(store.slug, ids));
  const secure = visit.url.protocol === 'https:';
  const options = { now: visit.shop.platform.now(), maxAge: year, httpOnly: true, secure };
  visit.setCookies.push(setCookie(cookieName(store), ids.join(','), options));
}

function save(visit: Visit, store: DataStore, ids: readonly number[]): void {
  if (store.type === 'cookies') saveCookie(visit, store, ids);
  if (store.type === 'session') savePhpList(visit, store.slug, ids);
  if (store.type === 'user-meta')
    visit.shop.repository.saveDocument(userKind, userDocument(visit, store), ids);
}

/**
 * Whether the server keeps this store for the visitor: false for a browser store, and for a user's store if the visitor is a guest.
 */
export const hasStore = ({ user }: Visit, store: DataStore): boolean =>
  !isFront(store) && (store.type !== 'user-meta' || user !== null);

/** Adds an item. A full store refuses the item, except a store of viewed items, which drops its oldest. */
export function addToStore(visit: Visit, store: DataStore, id: number): Added {
  return visit.shop.repository.transaction(() => {
    const ids = idsIn(visit, store);
    if (ids.includes(id)) return 'there';
    const isFull = store.size > 0 && ids.length >= store.size;
    if (isFull && !store.isOnView) return 'full';
    if (!hasStore(visit, store)) return 'there';
    save(visit, store, [...(isFull ? ids.slice(ids.length - store.size + 1) : ids), id]);
    if (store.countsPosts) changePostCount(visit.shop.repository, store, id, 1);
    return 'added';
  });
}

/** Removes an item; an item that is not in the store changes nothing. */
export function removeFromStore(visit: Visit, store: DataStore, id: number): void {
  visit.shop.repository.transaction(() => {
    const ids = idsIn(visit, store);
    if (!hasStore(visit, store) || !ids.includes(id)) return;
    save(
      visit,
      store,
      ids.filter((one) => one !== id),
    );
    if (store.countsPosts) changePostCount(visit.shop.repository, store, id, -1);
  });
}
