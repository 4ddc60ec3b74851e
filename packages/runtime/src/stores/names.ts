/** Names in the listings plugin's data stores: favourites, comparisons, viewed posts. */
export const storeNames = {
  /** Key prefix of a list kept in the browser, followed by the store's slug. */
  list: 'jet_engine_store_',
  /** Key, in the tab's storage, of the tab's changes to stores that the server keeps. */
  changed: 'iyim_store_changes',
  /** Key, in the tab's storage, of the counts that the server last sent for stores that it keeps. */
  counts: 'iyim_store_counts',
  globals: {
    settings: 'JetEngineSettings',
    /** Slug → type of each store that is kept in the browser. */
    registered: 'JetEngineRegisteredStores',
    /** Type → functions that keep stores of this type. */
    implementations: 'JetEngineStores',
    /** Stores to which the page's post is added automatically. */
    views: 'JetEngineViewsData',
  },
  /** Key in a link's arguments and a popup's data; true if the popup shows a post of a listing. */
  isListing: 'isJetEngine',
  openPopup: 'jet-popup-open-trigger',
} as const;
