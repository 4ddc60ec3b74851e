import { type DataStores, type StoreAnswer, type StoreChange, storeNames } from '@iyim/runtime/shop';
import { announce, applyInnerFragments, batch, dispatchLegacy, type Island } from '@iyim/runtime/widget';
import { alertVisitor } from './alert.ts';
import { errorText } from './error-text.ts';
import { isRunning } from './is-in-store.ts';
import { reloadListings } from './linked-listings.ts';
import { openPopup } from './popup.ts';
import type { StoreLink } from './read.ts';
import { takeItemOut } from './take-item-out.ts';

export interface Change {
  readonly add: () => unknown;
  readonly remove: () => unknown;
}

/**
 * Puts a link's post into its store and takes it out, with the original's events in its order. A change is not aborted
 * with the island: a listing replaces its items at any time, and the post is in the store all the same.
 */
export function createChange(island: Island, input: StoreLink, stores: DataStores): Change {
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
    reloadListings(island, input, stores);
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
    reloadListings(island, input, stores);
    fire('jet-engine-data-stores-on-remove', args);
  };

  const ask = async (change: StoreChange): Promise<StoreAnswer | null> => {
    try {
      const answer = await stores.send(change, store, postId);
      if (answer?.kind === 'refused') alertVisitor(answer.message || island.text('unknownError'));
      return answer;
    } catch (error) {
      island.report(error, `asking the server to ${change}`);
      alertVisitor(errorText(error, island.text));
      return null;
    }
  };

  const addToServer = async () => {
    if (isRunning(stores, input)) return;
    fire('jet-engine-on-add-to-store', link, args);
    const answer = await ask('add');
    if (answer?.kind === 'done') {
      announce(island.text('added'));
      applyInnerFragments(document, answer.fragments);
      reloadListings(island, input, stores);
      openPopup(island, input);
    }
    if (answer) fire('jet-engine-data-stores-on-add', args); // refused ones too, as the original
    if (answer?.kind === 'done') stores.setCount(store.slug, answer.count);
  };

  const removeFromServer = async () => {
    const answer = await ask('remove');
    if (answer?.kind !== 'done') return;
    announce(island.text('removed'));
    reloadListings(island, input, stores);
    takeItemOut(input);
    applyInnerFragments(document, answer.fragments);
    fire('jet-engine-data-stores-on-remove', args);
    stores.setCount(store.slug, answer.count);
  };

  return store.isFront
    ? { add: addToFront, remove: removeFromFront }
    : { add: addToServer, remove: removeFromServer };
}

/** Few browsers forbid storage: what tells the visitor is fetched then. */
function mayTellNotKept(island: Island, stores: DataStores): void {
  if (stores.isKept.peek()) return;
  import('./tell-not-kept.ts')
    .then(({ tellNotKept }) => tellNotKept(island, stores))
    .catch((error: unknown) => island.report(error, 'telling that the list is not kept'));
}

function reportMissing(island: Island, { store }: StoreLink): void {
  island.report(
    new Error(
      `expected window.${storeNames.globals.implementations}["${store.type}"] to keep the store, found none`,
    ),
    'changing a store',
  );
}
