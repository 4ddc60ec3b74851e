/** Names that the listings plugin's data stores use: favourites, comparisons, viewed posts. */
export const storeNames = {
  /** localStorage key prefix of browser-kept lists; the store's slug follows. */
  list: 'jet_engine_store_',
  /** sessionStorage key for this tab's changes to server-side stores. */
  changed: 'iyim_store_changes',
  /** sessionStorage key for the counts that the server last sent for its stores. */
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
  /** Key in a link's arguments and a popup's data, whose value is true if the popup shows a post of a listing. */
  isListing: 'isJetEngine',
  openPopup: 'jet-popup-open-trigger',
} as const;
