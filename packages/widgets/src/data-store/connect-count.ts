import { type DataStores, dataStores } from '@iyim/runtime/shop';
import { effect, type Island } from '@iyim/runtime/widget';
import type { StoreCount } from './read-count.ts';

/** Keeps a count true (DS-7). Returns what ends it. */
export function connectCount(island: Island, count: StoreCount): () => void {
  const stores = dataStores();
  return effect(island.handler(() => showCount(island, stores, count)));
}

/** Shows a count once; inside an effect, the effect runs again when it changes. */
export function showCount({ changes }: Island, stores: DataStores, count: StoreCount): void {
  const { element, slug, ofPost, isFront } = count;
  if (ofPost) return;
  if (isFront) stores.watch({ slug, type: 'local-storage' });
  const value = stores.fronts.value.get(slug)?.length ?? stores.counts.value.get(slug);
  if (value !== undefined) changes.text(element, String(value));
}
