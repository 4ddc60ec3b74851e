import { HttpError, InvalidAnswerError, NetworkError, RefusedError, TimeoutError } from '@iyim/runtime';
import { applyInnerFragments, focusPlace } from '@iyim/runtime/page';
import {
  type DataStores,
  type StoreAnswer,
  type StoreChange,
  storeItem,
  storeNames,
} from '@iyim/runtime/shop';
import { announce, batch, dispatchLegacy, type Island } from '@iyim/runtime/widget';
import { frontStoreQuery } from '../../shared/stores/store-listing.ts';
import { controlIn, itemAround, type StoreLink } from './read.ts';
import { alertVisitor, hideToast, showToast } from './toast.tsx';

export { Toast } from './toast.tsx';

/**
 * Puts a link's post into its store and takes it out, with the original's events in its order. A change is not aborted
 * with the island: a listing replaces its items at any time, and the post is in the store all the same.
 */
export function createChange(island: Island, input: StoreLink, stores: DataStores) {
  const { store, postId, link, args } = input;
  const fire = (name: string, ...detail: unknown[]) => dispatchLegacy(document, name, detail);

  const addToFront = () => {
    const outcome = batch(() => {
      const result = stores.addFront(store, postId);
      if (result === 'done') openPopup(island, input); // before the link changes, as the original
      return result;
    });
    if (outcome === 'unavailable') reportMissing(island, input);
    if (outcome !== 'done') return; // a full store refuses silently (DS-6)
    announce(island.text('added'));
    mayTellNotKept(island, stores);
    reloadStoreListings(island, input, stores);
    fire('jet-engine-data-stores-on-add', args);
  };

  const removeFromFront = () => {
    if (stores.removeFront(store, postId) === 'unavailable') {
      reportMissing(island, input);
      return;
    }
    announce(island.text('removed'));
    mayTellNotKept(island, stores);
    takeItemOut(input);
    reloadStoreListings(island, input, stores);
    fire('jet-engine-data-stores-on-remove', args);
  };

  const ask = async (change: StoreChange): Promise<StoreAnswer | null> => {
    hideToast(island);
    try {
      const answer = await stores.send(change, store, postId);
      if (answer?.kind === 'refused') {
        const { message } = answer;
        // What the plugin has in English only is said in the page's language.
        const isFull = message === 'You can`t add more posts';
        alertVisitor(island, isFull ? island.text('full') : message || island.text('unknownError'));
      }
      return answer;
    } catch (error) {
      island.report(error, `asking the server to ${change}`);
      alertVisitor(island, errorText(error, island.text));
      return null;
    }
  };

  const addToServer = async () => {
    if (stores.running.peek().has(storeItem(store.slug, postId))) return;
    fire('jet-engine-on-add-to-store', link, args);
    const answer = await ask('add');
    if (answer?.kind === 'done') {
      announce(island.text('added'));
      applyInnerFragments(document, answer.fragments);
      reloadStoreListings(island, input, stores);
      openPopup(island, input);
    }
    if (answer) fire('jet-engine-data-stores-on-add', args); // refused ones too, as the original
    if (answer?.kind === 'done') stores.setCount(store.slug, answer.count);
  };

  const removeFromServer = async () => {
    const answer = await ask('remove');
    if (answer?.kind !== 'done') return;
    announce(island.text('removed'));
    reloadStoreListings(island, input, stores);
    takeItemOut(input);
    applyInnerFragments(document, answer.fragments);
    fire('jet-engine-data-stores-on-remove', args);
    stores.setCount(store.slug, answer.count);
  };

  return {
    add: store.isFront ? addToFront : addToServer,
    remove: store.isFront ? removeFromFront : removeFromServer,
    openPopup: () => openPopup(island, input),
  };
}

/**
 * Opens the link's popup, if it has one: `iyim:popup-open` from the host, and when nobody takes it (prevents it), the
 * popup plugin's own event on the window, which looks for `popupData` on the event itself.
 */
function openPopup(island: Island, { popup, postId, args }: StoreLink): void {
  if (!popup) return;
  const { id, isListing } = popup;
  if (!island.emit('iyim:popup-open', { id, postId, isListing })) return;
  const post = isListing ? { [storeNames.isListing]: true, postId: args.post_id ?? postId } : {};
  dispatchLegacy(window, storeNames.openPopup, [], {
    popupData: { popupId: `jet-popup-${id}`, ...post },
  });
}

/** Reloads the listings that show the link's store, with what is fetched for it. */
function reloadStoreListings(island: Island, { store, listings }: StoreLink, stores: DataStores): void {
  if (listings.length === 0) return;
  const query = store.isFront ? frontStoreQuery(store, stores.posts(store)) : {};
  import('./reload-listings.ts')
    .then(({ reloadListings }) => reloadListings(island, listings, query))
    .catch((error: unknown) => island.report(error, 'loading what reloads listings'));
}

/** Takes the link's item out of its listing, if it is to (DS-8). Focus inside goes to the next item, else the one before. */
function takeItemOut({ link, postId, takesItemOut }: StoreLink): void {
  const item = takesItemOut ? itemAround(link, postId) : null;
  if (!item) return;
  const hadFocus = item.contains(item.ownerDocument.activeElement);
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const list = item.parentElement;
  item.remove(); // the server's next page comes without it
  if (!hadFocus) return;
  const control = neighbour && controlIn(neighbour);
  if (control) control.focus();
  else focusPlace(list);
}

/** Pages whose visitor has closed the notice. */
const known = new WeakSet<DataStores>();

/** Tells the visitor that the browser does not keep the list, until it is closed (DS-10). */
function mayTellNotKept(island: Island, stores: DataStores): void {
  if (stores.isKept.peek() || known.has(stores)) return;
  showToast(island, island.text('notKept'), () => known.add(stores));
}

/** What a visitor is told of a request that failed: the server's words for its status, else ours (DS-9). */
function errorText(error: unknown, text: Island['text']): string {
  if ((error instanceof HttpError || error instanceof RefusedError) && error.statusText)
    return error.statusText;
  if (error instanceof NetworkError) return text('offline');
  if (error instanceof TimeoutError) return text('timeout');
  if (error instanceof InvalidAnswerError) return text('invalidAnswer');
  return text('unknownError');
}

function reportMissing(island: Island, { store }: StoreLink): void {
  island.report(
    new Error(
      `expected window.${storeNames.globals.implementations}["${store.type}"] to keep the store, found none`,
    ),
    'changing a store',
  );
}
