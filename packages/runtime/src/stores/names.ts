import type { Widen } from '../site/widen.ts';

/** Names of the listings plugin's data stores: favourites, comparisons, what was seen. */
const preset = {
  actions: {
    /** The store's slug follows. */
    add: 'jet_engine_add_to_store_',
    remove: 'jet_engine_remove_from_store_',
  },
  fields: {
    action: 'action',
    store: 'store',
    postId: 'post_id',
  },
  storage: {
    /** Key of a list kept in the browser; the store's slug follows. */
    list: 'jet_engine_store_',
  },
  /** The one type of store that the plugin itself keeps in the browser. */
  localType: 'local-storage',
  /** Keys of a listing's query. */
  query: {
    posts: 'post__in',
    isFrontStore: 'is_front_store',
    /** First of three in `posts` when the list is empty; type and slug follow. */
    emptyMarker: 'is-front',
  },
  globals: {
    settings: 'JetEngineSettings',
    /** Slug → type of each store that is kept in the browser. */
    registered: 'JetEngineRegisteredStores',
    /** Type → functions that keep stores of it. */
    implementations: 'JetEngineStores',
    /** Stores that take the page's post in by themselves. */
    views: 'JetEngineViewsData',
  },
  globalKeys: {
    adminAjax: 'ajaxurl',
  },
  /** Keys of a link's arguments and of what a popup is told. */
  args: {
    /** The popup shows a post of a listing. */
    isListing: 'isJetEngine',
  },
  /** The id of a popup's element; its number follows. */
  popupId: 'jet-popup-',
  events: {
    adding: 'jet-engine-on-add-to-store',
    added: 'jet-engine-data-stores-on-add',
    removed: 'jet-engine-data-stores-on-remove',
    openPopup: 'jet-popup-open-trigger',
  },
} as const;

export type StoreNames = Widen<typeof preset>;

/** The real literals of the plugin whose contract this is. */
export const storeNames: StoreNames = preset;
