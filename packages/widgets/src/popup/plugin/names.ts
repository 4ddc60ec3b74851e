import type { Widen } from '@iyim/runtime/widget';

/** Names of the listings plugin's popups. */
const preset = {
  /** Value of `fields.action`. */
  action: 'jet_popup_get_content',
  fields: {
    action: 'action',
    data: 'data',
  },
  /** Keys of `fields.data`. */
  dataFields: {
    popupId: 'popup_id',
    pageUrl: 'page_url',
    forceLoad: 'forceLoad',
    customContent: 'customContent',
  },
  /** Keys of what a popup is told about the item of a listing it was opened from. */
  itemFields: {
    isListing: 'isJetEngine',
    source: 'listingSource',
    listing: 'listingId',
    query: 'queryId',
    post: 'postId',
    hasEditor: 'hasEditor',
    filteredQuery: 'filtered_query',
  },
  /** Keys of what the opening and closing events carry in `eventData`. */
  eventFields: {
    popupId: 'popupId',
    /** Not to be shown again. */
    forGood: 'constantly',
  },
  /** Properties of the opening and closing events themselves. */
  eventData: 'popupData',
  openedBy: 'triggeredBy',
  /** The id of a popup's element, and its key in storage; its number follows. */
  popupId: 'jet-popup-',
  /** One item in local storage for all popups. */
  storage: 'jetPopupData',
  stored: {
    status: 'status',
    enabled: 'enable',
    disabled: 'disable',
    /** Epoch milliseconds, or `never`. */
    again: 'show-again-date',
    never: 'none',
  },
  globals: {
    settings: 'jetPopupData',
    builder: 'elementorFrontendConfig',
    listings: 'JetEngineSettings',
    /** Functions by which other plugins change what is about to be sent. */
    plugins: 'JetPlugins',
    /** The filters plugin. */
    filters: 'JetSmartFilters',
    /** Where a form of the listings plugin has an editor. */
    formEditor: 'JetEngineFormsEditor',
  },
  /** Keys inside those objects; a dot goes one level down. */
  globalKeys: {
    ajaxUrl: 'ajax_url',
    builderPost: 'post.id',
    listingsPost: 'post_id',
    hasEditor: 'hasEditor',
    filterGroups: 'filterGroups',
    currentQuery: 'currentQuery',
  },
  /** Hooks of `globals.plugins` that may change what is about to be sent. */
  hooks: {
    filter: 'hooks.applyFilters',
    data: 'jet-popup.show-popup.data',
    provider: 'jet-engine.prepareJetPopupData.filterProvider',
    queryId: 'jet-engine.prepareJetPopupData.filterQueryId',
  },
  /** Providers of filters, by what the opener stands in; a slash and the listing's own id follow. */
  providers: {
    listing: 'jet-engine',
    calendar: 'jet-engine-calendar',
    noId: 'default',
  },
  events: {
    open: 'jet-popup-open-trigger',
    close: 'jet-popup-close-trigger',
    init: 'jet-popup/init/after',
    beforeEvents: 'jet-popup/init-events/before',
    afterEvents: 'jet-popup/init-events/after',
    beforeShow: 'jet-popup/show-event/before-show',
    afterShow: 'jet-popup/show-event/after-show',
    beforeHide: 'jet-popup/hide-event/before-hide',
    afterHide: 'jet-popup/hide-event/after-hide',
    closing: 'jet-popup/close-hide-event/before-hide',
    beforeSend: 'jet-popup/render-content/ajax/before-send',
    answered: 'jet-popup/render-content/ajax/success',
    showContent: 'jet-popup/render-content/show-content',
    customContent: 'jet-popup/render-content/render-custom-content',
    beforeReady: 'jet-popup/ajax/frontend-init/before',
    ready: 'jet-popup/ajax/frontend-init',
    afterReady: 'jet-popup/ajax/frontend-init/after',
    /** A form of the page builder was accepted. */
    formDone: 'submit_success',
  },
} as const;

export type PluginPopupNames = Widen<typeof preset>;

/** The real literals of the plugin whose contract this is. */
export const pluginPopupNames: PluginPopupNames = preset;
