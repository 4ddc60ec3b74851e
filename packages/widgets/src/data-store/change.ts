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
 * Returns functions that add a link's post to its store, remove it, and open the link's popup. They fire the original's events in
 * the original's order. Unmounting the island does not abort a change, because a listing may replace the clicked link during the
 * request, and the server changes the store anyway.
 */
export function createChange(island: Island, input: StoreLink, stores: DataStores) {
  const { store, postId, link, args } = input;
  const fire = (name: string, ...detail: unknown[]) => dispatchLegacy(document, name, detail);

  const addToFront = () => {
    const outcome = batch(() => {
      const result = stores.addFront(store, postId);
      if (result === 'done') openPopup(island, input); // before the link changes, as in the original
      return result;
    });
    if (outcome === 'unavailable') reportMissing(island, input);
    if (outcome !== 'done') return; // a full store ignores the click silently (DS-6)
    announce(island.text('added'));
    warnIfNotKept(island, stores);
    reloadStoreListings(island, input, stores);
    fire('jet-engine-data-stores-on-add', args);
  };

  const removeFromFront = () => {
    if (stores.removeFront(store, postId) === 'unavailable') {
      reportMissing(island, input);
      return;
    }
    announce(island.text('removed'));
    warnIfNotKept(island, stores);
    removeItem(input);
    reloadStoreListings(island, input, stores);
    fire('jet-engine-data-stores-on-remove', args);
  };

  const ask = async (change: StoreChange): Promise<StoreAnswer | null> => {
    hideToast(island);
    try {
      const answer = await stores.send(change, store, postId);
      if (answer?.kind === 'refused') {
        const { message } = answer;
        // The plugin has this message in English only, so it is replaced by a message in the page's language.
        const isFull = message === 'You can`t add more posts';
        alertVisitor(island, isFull ? island.text('full') : message || island.text('unknownError'));
      }
      return answer;
    } catch (error) {
      island.report(error, `requesting "${change}"`);
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
    if (answer) fire('jet-engine-data-stores-on-add', args); // even after a refusal, as in the original
    if (answer?.kind === 'done') stores.setCount(store.slug, answer.count);
  };

  const removeFromServer = async () => {
    const answer = await ask('remove');
    if (answer?.kind !== 'done') return;
    announce(island.text('removed'));
    reloadStoreListings(island, input, stores);
    removeItem(input);
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
 * Opens the link's popup, if it has one: fires `iyim:popup-open` on the host, and if no listener prevents that event, the popup
 * plugin's event on the window. That plugin reads `popupData` from the event object.
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

/** Reloads the listings that show the link's store. The code that reloads them is loaded on demand. */
function reloadStoreListings(island: Island, { store, listings }: StoreLink, stores: DataStores): void {
  if (listings.length === 0) return;
  const query = store.isFront ? frontStoreQuery(store, stores.posts(store)) : {};
  import('./reload-listings.ts')
    .then(({ reloadListings }) => reloadListings(island, listings, query))
    .catch((error: unknown) => island.report(error, 'loading the code that reloads listings'));
}

/**
 * Removes the link's item from its listing, if so configured (DS-8). If the item had the focus, the focus moves to the next item,
 * otherwise to the previous one, otherwise to the list.
 */
function removeItem({ link, postId, takesItemOut }: StoreLink): void {
  const item = takesItemOut ? itemAround(link, postId) : null;
  if (!item) return;
  const hadFocus = item.contains(item.ownerDocument.activeElement);
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const list = item.parentElement;
  item.remove(); // never restored: HTML that the server renders from now on does not contain the item
  if (!hadFocus) return;
  const control = neighbour && controlIn(neighbour);
  if (control) control.focus();
  else focusPlace(list);
}

/** Holds the page's stores after the visitor has closed the notice, so that it is not shown again. */
const dismissed = new WeakSet<DataStores>();

/** Shows a notice that the browser does not keep the list, unless the visitor has closed it before (DS-10). */
function warnIfNotKept(island: Island, stores: DataStores): void {
  if (stores.isKept.peek() || dismissed.has(stores)) return;
  showToast(island, island.text('notKept'), () => dismissed.add(stores));
}

/** Returns the message for a failed request: the HTTP status text, otherwise the widget's own message (DS-9). */
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
