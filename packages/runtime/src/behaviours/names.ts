/** Selector of Elementor's and JetPopup's popups, which may become hosts. */
export const ORIGINAL_POPUP = '[data-elementor-type=popup], .jet-popup';
/** Attributes of elements that open one of JetPopup's popups. */
export const OPENER_ATTRIBUTES = ['data-popup-instance', 'data-jet-popup'];
/** Prefix of the number in the id of JetPopup's popups. */
export const ID_PREFIX = 'jet-popup-';
/** Settings of a popup that select its openers. */
export const SELECTOR_SETTINGS = ['open_selector', 'custom-selector'];
