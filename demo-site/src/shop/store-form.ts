import { type DataStore, favouritesPath, isFront, storeBySlug } from './data-stores.ts';
import { fieldOf, idOf } from './fields.ts';
import { itemById, type ListedItem } from './listed-item.ts';
import { verifyNonce } from './nonces.ts';
import { localTarget, redirect } from './redirects.ts';
import { addToStore, removeFromStore } from './store-contents.ts';
import { requested, type Visit } from './visit.ts';

/** Nonce action of the forms that visitors without scripts use. */
export const storeNonce = 'data-store';

/** A change requested by a visitor without scripts. */
export interface StoreChange {
  readonly change: 'add' | 'remove';
  readonly store: DataStore;
  readonly item: ListedItem;
  /** Address to return to. */
  readonly back: string;
}

/** Returns the change that `/favourites/add/` or `/favourites/remove/` requests; null for an invalid request. */
export function storeChange(visit: Visit): StoreChange | null {
  const [, change] = /^\/favourites\/(add|remove)\/$/.exec(visit.path) ?? [];
  const store = storeBySlug(requested(visit, 'store') ?? '');
  const item = itemById(visit.shop.repository, idOf(requested(visit, 'post')));
  if (change === undefined || store === null || isFront(store) || item === null) return null;
  const from = fieldOf(visit.fields, 'back') ?? visit.request.headers.get('referer');
  const target = localTarget(visit, from);
  const back =
    target === null || target.includes('/favourites/') ? favouritesPath(visit.locale, store) : target;
  return { change: change === 'add' ? 'add' : 'remove', store, item, back };
}

/** Applies a posted change and redirects back; null for other requests, and when a full list refuses the item. */
export function handleStoreForm(visit: Visit): Response | null {
  const requestedChange = visit.fields.has('back') ? storeChange(visit) : null;
  if (requestedChange === null || !verifyNonce(visit, storeNonce, fieldOf(visit.fields, 'nonce')))
    return null;
  const { change, store, item, back } = requestedChange;
  if (change === 'remove') removeFromStore(visit, store, item.id);
  else if (addToStore(visit, store, item.id) === 'full') return null;
  return redirect(back);
}
