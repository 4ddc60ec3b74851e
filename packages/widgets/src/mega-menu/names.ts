/** Events of the page builder's menu and of what measures itself when a panel opens, on the window but for the last one. */
export const menuNames = {
  /** Native; told at every press on the toggle. */
  toggled: 'elementor-pro/mega-menu/dropdown-open',
  /** `{widgetId, show}`: its scripts open and close what the toggle does. */
  toggle: 'elementor/mega-menu/dropdown-toggle-by-keyboard',
  /** `{widgetId, titleIndex}`: they open a panel, counted from 1. */
  byKeyboard: 'elementor/nested-elements/activate-by-keyboard',
  motion: 'elementor-pro/motion-fx/recalc',
  /** Told bare. */
  activate: 'elementor/nested-tabs/activate',
  background: 'elementor/bg-video/recalc',
  /** On the document: listings. */
  measure: 'jet-engine/listing/recalculate-masonry',
} as const;
