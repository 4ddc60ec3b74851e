/** Events that the originals fire when something opens. Page scripts listen for them to measure elements or to count openings. */
export const disclosureNames = {
  /** Fired on the document; listings measure again. */
  measure: 'jet-engine/listing/recalculate-masonry',
  /** Fired on the window; the page builder's motion effects measure again. */
  motion: 'elementor-pro/motion-fx/recalc',
  /** Both fired on the window, with `{target, toggleIndex}`. */
  opening: 'jet-tabs/accordion/show-toggle-event/before',
  opened: 'jet-tabs/accordion/show-toggle-event/after',
  /**
   * Both fired on the window, without details; the page builder's carousels and backgrounds in an opened panel listen for them.
   */
  activate: 'elementor/nested-tabs/activate',
  background: 'elementor/bg-video/recalc',
  /**
   * Fired on the window by the builder's scripts, with `{widgetId, titleIndex}`, to open a tab or a menu's panel. Indices start
   * at 1.
   */
  byKeyboard: 'elementor/nested-elements/activate-by-keyboard',
  /** Native event, fired on the window at every click on the toggle of the page builder's menu. */
  menuToggled: 'elementor-pro/mega-menu/dropdown-open',
  /** Fired on the window by the builder's scripts, with `{widgetId, show}`, to open and close the menu. */
  toggleMenu: 'elementor/mega-menu/dropdown-toggle-by-keyboard',
  /** Both fired on the window, with `{target, tabIndex}`. */
  switching: 'jet-tabs/tabs/show-tab-event/before',
  switched: 'jet-tabs/tabs/show-tab-event/after',
  /**
   * Both fired on the window, with `{toggleIndex, target, contentHolder}`; `loaded` also with the server's answer as `responce`.
   */
  loading: 'jet-tabs/ajax-load-template/before',
  loaded: 'jet-tabs/ajax-load-template/after',
} as const;

/** Names of a plugin whose panels request their content from the server when they are opened. */
export interface TemplateNames {
  /** Page global with the plugin's settings. */
  readonly settings: string;
  readonly route: string;
  /** Query parameter of requests that go to the page's own address. */
  readonly self?: string;
  /** Selector of the loading indicator in a panel whose content is not loaded yet. */
  readonly loader: string;
  /** Events on the window before and after a request. */
  readonly loading: string;
  readonly loaded: string;
}

export const tabsTemplates: TemplateNames = {
  settings: 'JetTabsSettings',
  route: 'jet-tabs-api/v1/elementor-template',
  self: 'jet_tabs_self',
  loader: '.jet-tabs-loader',
  loading: disclosureNames.loading,
  loaded: disclosureNames.loaded,
};

export const blocksTemplates: TemplateNames = {
  settings: 'JetHamburgerPanelSettings',
  route: 'jet-blocks-api/v1/elementor-template',
  loader: '.jet-hamburger-panel-loader',
  loading: 'jet-blocks/ajax-load-template/before',
  loaded: 'jet-blocks/ajax-load-template/after',
};
