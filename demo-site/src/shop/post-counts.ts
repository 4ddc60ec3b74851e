import type { DataStore } from './data-stores.ts';
import type { Repository } from './repository.ts';

const kind = 'store-post-count';

/** How many visitors keep a thing in a store. */
export function postCount(repository: Repository, { slug }: DataStore, id: number): number {
  const value = repository.document(kind, `${slug}|${id}`)?.value;
  return typeof value === 'number' ? value : 0;
}

/** Counts one more or one fewer; never below 0. */
export function changePostCount(repository: Repository, store: DataStore, id: number, by: 1 | -1): void {
  const count = Math.max(0, postCount(repository, store, id) + by);
  repository.saveDocument(kind, `${store.slug}|${id}`, count);
}
