/** Names of the listings plugin's data stores: favourites, comparisons, what was seen. */
export const storeNames = {
  /** Key of a list kept in the browser; the store's slug follows. */
  list: 'jet_engine_store_',
  /** Key, in the tab's storage, of what the tab has changed in stores that the server keeps. */
  changed: 'iyim_store_changes',
  /** Key, in the tab's storage, of the counts of these stores that the server last told the tab. */
  counts: 'iyim_store_counts',
  globals: {
    settings: 'JetEngineSettings',
    /** Slug → type of each store that is kept in the browser. */
    registered: 'JetEngineRegisteredStores',
    /** Type → functions that keep stores of it. */
    implementations: 'JetEngineStores',
    /** Stores that take the page's post in by themselves. */
    views: 'JetEngineViewsData',
  },
  /** In a link's arguments and in what a popup is told: the popup shows a post of a listing. */
  isListing: 'isJetEngine',
  openPopup: 'jet-popup-open-trigger',
} as const;
