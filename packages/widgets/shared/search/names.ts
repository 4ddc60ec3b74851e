/** Names of the search plugin: live search and search suggestions. */
export const searchNames = {
  /** Its settings, in a page global. */
  settings: 'jetSearchSettings',
  /** Actions of the suggestions, where the page does not say. */
  getSuggestions: 'get_form_suggestions',
  addSuggestion: 'add_form_suggestion',
  /** What a URL of the REST API has in it. */
  restPath: '/wp-json/',
} as const;
