import { applyInnerFragments } from '../host-page/html/fragments.ts';
import { onLegacy } from '../host-page/legacy-events.ts';
import { whenShown } from '../host-page/when-shown.ts';
import { editMode } from '../signals/edit-mode.ts';
import { shared } from '../signals/shared.ts';
import { siteConfig } from '../site/config.ts';
import { report } from '../site/report.ts';
import { type Site, site } from '../site/site.ts';
import { storeNames } from './names.ts';
import { type StoreView, storeViews } from './store-ref.ts';
import { createDataStores, type DataStores } from './store-state.ts';

/** Returns the page's data stores. The first call creates them and connects them to storage, other tabs and events. */
export function dataStores(): DataStores {
  return shared('data-stores', (signal) => connectDataStores(site(), signal));
}

/** Adds the page's post to stores of viewed posts (DS-6), even on pages without buttons or counts of these stores. */
export function recordViews(): void {
  if (storeViews(siteConfig()).length > 0) dataStores();
}

/** Creates data stores and connects them to the document until `signal` is aborted. */
export function connectDataStores(here: Site, signal: AbortSignal): DataStores {
  const stores = createDataStores({
    site: here,
    local: () => window.localStorage,
    session: () => window.sessionStorage,
    implementations: () => here.config.global(storeNames.globals.implementations).whole,
  });
  window.addEventListener('storage', ({ key }) => stores.refresh(key), { signal });
  const showAgain = () => {
    stores.refresh();
    stores.recallCounts();
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && showAgain(), { signal });
  // Scripts that keep stores of another type may load later.
  window.addEventListener('load', () => stores.refresh(), { signal });
  // Other scripts write to the same storage, and a tab gets no `storage` event for its own writes.
  for (const name of ['jet-engine-data-stores-on-add', 'jet-engine-data-stores-on-remove']) {
    onLegacy(document, name, () => stores.refresh(), signal);
  }
  if (!editMode().peek()) {
    whenShown(
      () => {
        for (const view of storeViews(here.config)) void recordView(stores, view, signal);
      },
      { signal },
    );
  }
  return stores;
}

/** Adds the page's post to a store of viewed posts. The visitor did not request this, so a failure is not shown. */
async function recordView(stores: DataStores, view: StoreView, signal: AbortSignal): Promise<void> {
  if (view.isFront) {
    stores.addFront(view, view.postId, true);
    return;
  }
  try {
    const answer = await stores.send('add', view, view.postId);
    if (signal.aborted || answer?.kind !== 'done') return;
    applyInnerFragments(document, answer.fragments);
    stores.setCount(view.slug, answer.count);
  } catch (error) {
    report(error, 'data stores', `recording a view in "${view.slug}"`);
  }
}
