/** Events of the originals about opening. Scripts listen to them to measure or count. */
export const disclosureNames = {
  /** On the document: listings measure again. */
  measure: 'jet-engine/listing/recalculate-masonry',
  /** On the window: the page builder's motion effects measure again. */
  motion: 'elementor-pro/motion-fx/recalc',
  /** On the window, `{target, toggleIndex}`. */
  opening: 'jet-tabs/accordion/show-toggle-event/before',
  opened: 'jet-tabs/accordion/show-toggle-event/after',
  /** On the window: the page builder's carousels and backgrounds in an opened panel. Fired without details. */
  activate: 'elementor/nested-tabs/activate',
  background: 'elementor/bg-video/recalc',
  /** On the window, `{widgetId, titleIndex}`: the builder's scripts open a tab or a menu's panel, counted from 1. */
  byKeyboard: 'elementor/nested-elements/activate-by-keyboard',
  /** On the window, native: at every click on the toggle of the page builder's menu. */
  menuToggled: 'elementor-pro/mega-menu/dropdown-open',
  /** On the window, `{widgetId, show}`: the builder's scripts open and close the menu. */
  toggleMenu: 'elementor/mega-menu/dropdown-toggle-by-keyboard',
  /** On the window, `{target, tabIndex}`. */
  switching: 'jet-tabs/tabs/show-tab-event/before',
  switched: 'jet-tabs/tabs/show-tab-event/after',
  /** On the window, `{toggleIndex, target, contentHolder}`, and the server's answer as `responce`. */
  loading: 'jet-tabs/ajax-load-template/before',
  loaded: 'jet-tabs/ajax-load-template/after',
} as const;

/** Names of the tabs plugin, whose server sends the content of some panels when they are opened. */
export const templateNames = {
  /** Page global with its settings. */
  settings: 'JetTabsSettings',
  route: 'jet-tabs-api/v1/elementor-template',
  /** Query parameter of requests that this page itself answers. */
  self: 'jet_tabs_self',
  /** Selector of the loading indicator in such a panel. */
  loader: '.jet-tabs-loader',
} as const;
