/** Selector of Elementor's and JetPopup's popups, which may become hosts. */
export const ORIGINAL_POPUP = '[data-elementor-type=popup], .jet-popup';
/** Attributes of elements that open one of JetPopup's popups. */
export const OPENER_ATTRIBUTES = ['data-popup-instance', 'data-jet-popup'];
/** Prefix of the `id` of JetPopup's popups; the popup's number follows. */
export const ID_PREFIX = 'jet-popup-';
/** Names of the popup settings that contain a selector for the popup's openers. */
export const SELECTOR_SETTINGS = ['open_selector', 'custom-selector'];
