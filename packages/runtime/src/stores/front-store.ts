import { attempt } from '../site/attempt.ts';
import { coerceText } from '../site/coerce.ts';
import { report } from '../site/report.ts';
import { storeNames } from './names.ts';
import { isPostId } from './store-ref.ts';

interface FrontAddOptions {
  /** Maximum number of posts in the list; 0 means no limit. */
  readonly size: number;
  /** Whether a full store drops its oldest post instead of refusing the new one (DS-6). */
  readonly dropsOldest?: boolean;
}

/** Stores lists of post ids in the browser, by the store's slug. Never throws. */
export interface FrontStore {
  /** Returns the ids, oldest first. */
  read(slug: string): readonly string[];
  /** Adds a post. Returns false if the store is full. A post that is already in the list keeps its position. */
  add(slug: string, postId: string, options: FrontAddOptions): boolean;
  remove(slug: string, postId: string): void;
}

/**
 * Creates a store in the listings plugin's browser format: ids joined with commas, not JSON, and an empty text after the last id
 * was removed (DS-11). Text that cannot be such a list counts as empty (DS-10). `local` may throw, because storage can be
 * forbidden. A list that could not be written stays in memory until the page is left, and `onNotKept` is called.
 */
export function createLocalStore(local: () => Storage, onNotKept: () => void): FrontStore {
  const inMemory = new Map<string, readonly string[]>();

  const read = (slug: string): readonly string[] => {
    const kept = inMemory.get(slug);
    return kept ?? parseStoreIds(attempt(() => local().getItem(storeNames.list + slug)) ?? '');
  };
  const write = (slug: string, ids: readonly string[]) => {
    try {
      local().setItem(storeNames.list + slug, ids.join(','));
      inMemory.delete(slug);
    } catch {
      inMemory.set(slug, ids);
      onNotKept();
    }
  };

  return {
    read,
    add(slug, postId, options) {
      const ids = plan(read(slug), postId, options);
      if (!ids) return false;
      write(slug, ids);
      return true;
    },
    remove(slug, postId) {
      const ids = read(slug);
      const others = ids.filter((id) => id !== postId);
      if (others.length < ids.length) write(slug, others);
    },
  };
}

/** Returns the ids of a stored list; an empty list if the text has another format. */
export function parseStoreIds(text: string): readonly string[] {
  const ids = text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  return ids.every(isPostId) ? [...new Set(ids)] : [];
}

/** Returns the list with the post added, or null if it is full. */
function plan(
  ids: readonly string[],
  postId: string,
  { size, dropsOldest = false }: FrontAddOptions,
): readonly string[] | null {
  if (ids.includes(postId)) return ids;
  const isFull = size > 0 && ids.length >= size;
  if (!isFull) return [...ids, postId];
  return dropsOldest ? [...ids.slice(ids.length - size + 1), postId] : null;
}

/**
 * Adapts a store that another page script keeps, through the functions that the script registered for the store's type
 * (`addToStore`, `remove`, `getStore`). Returns null if one is missing. Errors in them are reported.
 */
export function adaptForeignStore(implementation: unknown): FrontStore | null {
  if (typeof implementation !== 'object' || implementation === null) return null;
  const { addToStore: add, remove, getStore: get } = implementation as Record<string, unknown>;
  if (!isMethod(add) || !isMethod(remove) || !isMethod(get)) return null;
  const call = (method: Method, ...args: unknown[]): unknown => {
    try {
      return method.apply(implementation, args);
    } catch (error) {
      report(error, 'data stores', 'calling another script that keeps a store');
      return false;
    }
  };
  return {
    read(slug) {
      const ids = call(get, slug);
      return Array.isArray(ids) ? ids.flatMap((id: unknown) => coerceText(id) ?? []) : [];
    },
    add: (slug, postId, { size, dropsOldest = false }) =>
      call(add, slug, postId, size, dropsOldest) !== false,
    remove(slug, postId) {
      call(remove, slug, postId);
    },
  };
}

type Method = (...args: unknown[]) => unknown;

const isMethod = (value: unknown): value is Method => typeof value === 'function';
