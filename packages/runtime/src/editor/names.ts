// What the page builder's editor calls things, in the page that it edits and in the window around it.

/** The attribute by which an element names its settings in the editor. */
export const MODEL = 'data-model-cid';
/** Any element of the page builder, edited or not. */
export const ELEMENT = `.elementor-element, [${MODEL}]`;
/** Where the host's settings are written. */
export const SETTINGS_ATTRIBUTES = ['data-widget-settings', 'data-settings', MODEL];
/** Events of the window: an element was drawn anew, or taken away. */
export const DRAWN = ['elementor/editor/element-rendered', 'elementor/editor/element-destroyed'];
/** In the edited page: what has `config.elements.data`, the settings by their names; and that `config` under a name of its own. */
export const FRONTEND = 'elementorFrontend';
export const FRONTEND_CONFIG = 'elementorFrontendConfig';
