/** Signs of the original plugins by which the entry script knows what a page needs; see `watch-page.ts`. */
export const signs = {
  builderPro: 'ElementorProFrontendConfig',
  views: 'JetEngineViewsData',
  /** Query of an address that asks to scroll to a template. */
  template: 'theme_template_id',
  /** Attributes of elements that open a popup of the listings plugin. */
  openers: ['data-popup-instance', 'data-jet-popup'],
  /** Settings of a popup that name its openers. */
  selectors: ['open_selector', 'custom-selector'],
  /** What stands before the number in such a popup's id. */
  popup: 'jet-popup-',
} as const;
