import { isPostId } from './store-ref.ts';

export interface FrontAddOptions {
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

export interface LocalStoreOptions {
  /** May throw: storage can be forbidden. */
  readonly local: () => Storage;
  /** What storage keys begin with. */
  readonly prefix: string;
  /** Called when a list could not be written: from then on it lives in memory, as long as the page. */
  readonly onNotKept: () => void;
}

/**
 * The listings plugin's own browser store, in its format: ids joined with commas, no JSON, an empty text when the last one
 * has gone (DS-11). Text that can not be such a list counts as empty (DS-10).
 */
export function createLocalStore({ local, prefix, onNotKept }: LocalStoreOptions): FrontStore {
  const inMemory = new Map<string, readonly string[]>();

  const read = (slug: string): readonly string[] => {
    const kept = inMemory.get(slug);
    if (kept) return kept;
    try {
      return parseStoreIds(local().getItem(prefix + slug) ?? '');
    } catch {
      return [];
    }
  };
  const write = (slug: string, ids: readonly string[]) => {
    try {
      local().setItem(prefix + slug, ids.join(','));
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
      if (ids.includes(postId)) write(slug, without(ids, postId));
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

function without(ids: readonly string[], postId: string): readonly string[] {
  return ids.filter((id) => id !== postId);
}
