import type { Widen } from '@iyim/runtime/widget';

/** Names of the listings plugin's listings and calendar. */
const preset = {
  /** Keeps caches from answering for the page; the time in seconds is its value. */
  noCache: 'nocache',
  /** Value of `fields.action`. */
  action: 'jet_engine_ajax',
  handlers: {
    loadMore: 'listing_load_more',
    getListing: 'get_listing',
  },
  fields: {
    action: 'action',
    handler: 'handler',
    query: 'query',
    widgetSettings: 'widget_settings',
    page: 'page_settings',
    listingType: 'listing_type',
    isEditMode: 'isEditMode',
    postCss: 'addedPostCSS',
  },
  /** Keys of `fields.page`. */
  pageFields: {
    postId: 'post_id',
    queriedId: 'queried_id',
    elementId: 'element_id',
    page: 'page',
  },
  /** What the server answers, as a success, to settings without the listing's id. */
  refusal: 'Request data is incorrect',
  /** The month of a calendar. */
  calendar: {
    action: 'jet_engine_calendar_get_month',
    fields: {
      action: 'jet_engine_action',
      /** What older servers read instead. */
      generalAction: 'action',
      month: 'month',
      settings: 'settings',
      post: 'post',
    },
    events: {
      request: 'jet-engine-request-calendar',
      done: 'jet-engine-request-calendar-done',
    },
  },
  globals: {
    settings: 'JetEngineSettings',
    builder: 'elementorFrontendConfig',
    /** The plugin's own script, where a page has it beside ours. */
    plugin: 'JetEngine',
    /** What the filters plugin keeps of each provider, and its functions. */
    filterSettings: 'JetSmartFilterSettings',
    filters: 'JetSmartFilters',
  },
  /** Keys inside those objects; a dot goes one level down. */
  globalKeys: {
    url: 'ajaxlisting',
    postCss: 'addedPostCSS',
    settingsPostId: 'post_id',
    builderPostId: 'post.id',
    /** What the plugin is about to send: other plugins change it there. */
    currentRequest: 'currentRequest',
  },
  filters: {
    provider: 'jet-engine',
    setIndexed: 'setIndexedData',
    reinit: 'reinitFilters',
  },
  /** Ids of the tags that the CMS prints for a handle end in these. */
  assets: {
    scriptId: '-js',
    styleId: '-css',
    /** A style handle that begins so belongs to the post whose number follows. */
    postStyle: 'elementor-post-',
  },
  events: {
    afterLoadMore: 'jet-engine/listing-grid/after-load-more',
    afterLazyLoad: 'jet-engine/listing-grid/after-lazy-load',
    gotListing: 'jet-engine/listing/ajax-get-listing/done',
    /** Asks every masonry listing of the page to measure again. */
    recalculateAll: 'jet-engine/listing/recalculate-masonry',
    /** Asks one, on its list. */
    recalculate: 'jet-engine/listing/recalculate-masonry-listing',
    storeListing: 'jet-listing-grid-init-store',
    observeLazy: 'elementor/lazyload/observe',
  },
} as const;

export type ListingNames = Widen<typeof preset>;

/** The real literals of the plugin whose contract this is. */
export const listingNames: ListingNames = preset;
