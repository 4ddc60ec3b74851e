import { type DataStores, storeItem } from '@iyim/runtime/shop';
import type { StoreLink } from './read.ts';

/** Whether the link's post is in its store. Inside an effect, the effect runs again when that changes. */
export function isInStore(stores: DataStores, { store, postId, wasIn }: StoreLink): boolean {
  if (store.isFront) return stores.fronts.value.get(store.slug)?.includes(postId) ?? false;
  return stores.changed.value.get(storeItem(store.slug, postId)) ?? wasIn;
}

/** Whether a request about the link's post is under way. */
export function isRunning(stores: DataStores, { store, postId }: StoreLink): boolean {
  return stores.running.value.has(storeItem(store.slug, postId));
}
