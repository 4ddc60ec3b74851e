import { attempt } from '../site/attempt.ts';
import { coerceText } from '../site/coerce.ts';
import { report } from '../site/report.ts';
import { storeNames } from './names.ts';
import { isPostId } from './store-ref.ts';

interface FrontAddOptions {
  /** How many posts fit; 0 is no limit. */
  readonly size: number;
  /** A full store drops its oldest post instead of refusing (DS-6). */
  readonly dropsOldest?: boolean;
}

/** Keeps lists of post ids in the browser, by the store's slug. Never throws. */
export interface FrontStore {
  /** Ids, oldest first. */
  read(slug: string): readonly string[];
  /** False when the store is full. A post that is there already stays where it is. */
  add(slug: string, postId: string, options: FrontAddOptions): boolean;
  remove(slug: string, postId: string): void;
}

/**
 * The listings plugin's own browser store, in its format: ids joined with commas, no JSON, an empty text when the last one
 * has gone (DS-11). Text that can not be such a list counts as empty (DS-10). `local` may throw: storage can be forbidden.
 * A list that could not be written lives in memory from then on, as long as the page; `onNotKept` is told.
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

/** The ids of a stored list; none when the text is no such list. */
export function parseStoreIds(text: string): readonly string[] {
  const ids = text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  return ids.every(isPostId) ? [...new Set(ids)] : [];
}

/** The list with the post in it, or null when there is no room. */
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
 * A kind of store that another script of the page keeps, through the functions it registered for its type
 * (`addToStore`, `remove`, `getStore`); null when they are not there. Their errors are reported.
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
