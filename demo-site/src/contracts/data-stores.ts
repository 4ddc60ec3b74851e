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

/** The plugin's own order of complaints; a number that names nothing is as good as none. */
function complaint(visit: Visit, store: DataStore): string | null {
  const named = fieldOf(visit.fields, 'store') ?? '';
  const id = idOf(fieldOf(visit.fields, 'post_id'));
  if (id === 0 || itemById(visit.shop.repository, id) === null) return texts.noPost;
  if (named === '') return texts.noStore;
  return named === store.slug ? null : texts.otherStore;
}

/** The store's size, null for whom it is none; the post's own count where the store keeps one. PHP's empty map is a list. */
function stateOf(visit: Visit, store: DataStore, id: number): Response {
  const selector = `.jet-engine-data-post-count[data-store="${store.slug}"][data-post="${id}"]`;
  return successAnswer({
    count: hasStore(visit, store) ? idsIn(visit, store).length : null,
    fragments: store.countsPosts ? { [selector]: postCount(visit.shop.repository, store, id) } : [],
  });
}

/** An endpoint of a store. Posted fields only: a link on another site changes nothing. No nonce, as in the plugin. */
const changing =
  (store: DataStore, change: (visit: Visit, id: number) => boolean): Endpoint =>
  (visit) => {
    const message = complaint(visit, store);
    if (message !== null) return errorAnswer({ message });
    const id = idOf(fieldOf(visit.fields, 'post_id'));
    return change(visit, id) ? stateOf(visit, store, id) : errorAnswer({ message: texts.full });
  };

/** `jet_engine_add_to_store_{slug}` and `jet_engine_remove_from_store_{slug}` of every store. */
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
