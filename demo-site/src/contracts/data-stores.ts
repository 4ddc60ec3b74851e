import { type DataStore, dataStores } from '../shop/data-stores.ts';
import { fieldOf, idOf } from '../shop/fields.ts';
import { itemById } from '../shop/listed-item.ts';
import { addToStore, hasStore, idsIn, postCount, removeFromStore } from '../shop/store-contents.ts';
import type { Visit } from '../shop/visit.ts';
import type { Endpoint } from './endpoint.ts';
import { errorAnswer, successAnswer } from './responses.ts';

const texts = {
  noPost: 'Post ID not found in the request',
  noStore: 'Store slug not found in the request',
  otherStore: 'Invalid store requested',
  full: 'You can`t add more posts',
} as const;

/**
 * Returns the plugin's error message for an invalid request, or null for a valid one. The checks are in the plugin's order; an
 * unknown post counts as a missing one.
 */
function complaint(visit: Visit, store: DataStore): string | null {
  const named = fieldOf(visit.fields, 'store') ?? '';
  const id = idOf(fieldOf(visit.fields, 'post_id'));
  if (id === 0 || itemById(visit.shop.repository, id) === null) return texts.noPost;
  if (named === '') return texts.noStore;
  return named === store.slug ? null : texts.otherStore;
}

/**
 * Responds with the store's size (null if this visitor has no such store). `fragments` contains the post's count if the store
 * counts posts; otherwise it is `[]`, PHP's encoding of an empty map.
 */
function stateOf(visit: Visit, store: DataStore, id: number): Response {
  const selector = `.jet-engine-data-post-count[data-store="${store.slug}"][data-post="${id}"]`;
  return successAnswer({
    count: hasStore(visit, store) ? idsIn(visit, store).length : null,
    fragments: store.countsPosts ? { [selector]: postCount(visit.shop.repository, store, id) } : [],
  });
}

/**
 * Creates an endpoint that changes a store. Like the plugin, it checks no nonce. It reads only posted fields, so that a link on
 * another site changes nothing.
 */
const changing =
  (store: DataStore, change: (visit: Visit, id: number) => boolean): Endpoint =>
  (visit) => {
    const message = complaint(visit, store);
    if (message !== null) return errorAnswer({ message });
    const id = idOf(fieldOf(visit.fields, 'post_id'));
    return change(visit, id) ? stateOf(visit, store, id) : errorAnswer({ message: texts.full });
  };

/** The actions `jet_engine_add_to_store_{slug}` and `jet_engine_remove_from_store_{slug}` of every store. */
export const storeActions: ReadonlyMap<string, Endpoint> = new Map(
  dataStores.flatMap((store) => [
    [
      `jet_engine_add_to_store_${store.slug}`,
      changing(store, (visit, id) => addToStore(visit, store, id) !== 'full'),
    ] as const,
    [
      `jet_engine_remove_from_store_${store.slug}`,
      changing(store, (visit, id) => {
        removeFromStore(visit, store, id);
        return true;
      }),
    ] as const,
  ]),
);
