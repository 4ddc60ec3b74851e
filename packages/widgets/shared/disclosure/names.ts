/** Events of the originals that tell of opening, heard by what measures itself or counts. */
export const disclosureNames = {
  /** On the document: listings measure themselves again. */
  measure: 'jet-engine/listing/recalculate-masonry',
  /** On the window: the page builder's motion effects do. */
  motion: 'elementor-pro/motion-fx/recalc',
  /** On the window, `{target, toggleIndex}`. */
  opening: 'jet-tabs/accordion/show-toggle-event/before',
  opened: 'jet-tabs/accordion/show-toggle-event/after',
  /** On the window: the page builder's carousels and backgrounds in a panel that is shown, which is told bare. */
  activate: 'elementor/nested-tabs/activate',
  background: 'elementor/bg-video/recalc',
  /** On the window, `{widgetId, titleIndex}`: its scripts open a tab or a menu's panel, counted from 1. */
  byKeyboard: 'elementor/nested-elements/activate-by-keyboard',
  /** On the window, native: at every press on the toggle of the page builder's menu. */
  menuToggled: 'elementor-pro/mega-menu/dropdown-open',
  /** On the window, `{widgetId, show}`: its scripts open and close the menu. */
  toggleMenu: 'elementor/mega-menu/dropdown-toggle-by-keyboard',
  /** On the window, `{target, tabIndex}`. */
  switching: 'jet-tabs/tabs/show-tab-event/before',
  switched: 'jet-tabs/tabs/show-tab-event/after',
  /** On the window, `{toggleIndex, target, contentHolder}`, and what the server answered as `responce`. */
  loading: 'jet-tabs/ajax-load-template/before',
  loaded: 'jet-tabs/ajax-load-template/after',
} as const;

/** Of the tabs plugin, whose server sends the content of some panels when they are opened. */
export const templateNames = {
  /** Its settings, in a page global. */
  settings: 'JetTabsSettings',
  route: 'jet-tabs-api/v1/elementor-template',
  /** Says that this page itself answers. */
  self: 'jet_tabs_self',
  /** Selector of what stands in such a panel until then. */
  loader: '.jet-tabs-loader',
} as const;
