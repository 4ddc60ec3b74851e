/** Selector of both plugins' popups, which may become hosts. */
export const ORIGINAL_POPUP = '[data-elementor-type=popup], .jet-popup';
/** Attributes of elements that open a popup of the listings plugin. */
export const OPENER_ATTRIBUTES = ['data-popup-instance', 'data-jet-popup'];
/** Prefix of the number in such a popup's id. */
export const ID_PREFIX = 'jet-popup-';
/** Settings of a popup that select its openers. */
export const SELECTOR_SETTINGS = ['open_selector', 'custom-selector'];
