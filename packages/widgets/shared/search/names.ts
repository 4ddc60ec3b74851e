import type { Widen } from '@iyim/runtime/widget';

/** Names of the search plugin: live search and search suggestions. */
const preset = {
  /** Under the site's REST URL; used when the page does not name its own. */
  routes: {
    search: 'jet-search/v1/search-posts',
    getSuggestions: 'jet-search/v1/get-suggestions',
    addSuggestion: 'jet-search/v1/form-add-suggestion',
  },
  actions: {
    search: 'jet_ajax_search',
    getSuggestions: 'get_form_suggestions',
    addSuggestion: 'add_form_suggestion',
  },
  fields: {
    action: 'action',
    data: 'data',
    language: 'lang',
    nonce: 'nonce',
    /** Time of the request in ms, so that no cache answers. */
    cacheBuster: '_',
    value: 'value',
    device: 'deviceMode',
    category: 'category__in',
    listType: 'list_type',
    limit: 'limit',
    suggestion: 'name',
  },
  /** Carries a nonce of the REST API. */
  nonceHeader: 'X-WP-Nonce',
  /** What a URL of the REST API has in it. */
  restPath: '/wp-json/',
  events: {
    showResults: 'jet-ajax-search/show-results',
  },
  globals: {
    settings: 'jetSearchSettings',
  },
  /** Keys inside that object; a dot goes one level down. */
  globalKeys: {
    searchUrl: 'rest_api_url',
    adminAjax: 'ajaxurl',
    action: 'action',
    nonce: 'nonce',
    /** The plugin's own spelling. */
    submitOnEnter: 'sumbitOnEnter',
    suggestionsAjax: 'searchSuggestions.ajaxurl',
    getUrl: 'searchSuggestions.get_suggestions_rest_api_url',
    addUrl: 'searchSuggestions.add_suggestions_rest_api_url',
    getAction: 'searchSuggestions.get_action',
    addAction: 'searchSuggestions.add_action',
    restNonce: 'searchSuggestions.nonce_rest',
    suggestionsNonce: 'searchSuggestions.nonce',
    useSession: 'searchSuggestions.use_session',
  },
} as const;

export type SearchNames = Widen<typeof preset>;

/** The real literals of the plugin whose contract this is. */
export const searchNames: SearchNames = preset;
