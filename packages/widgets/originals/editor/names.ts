// Names that the page builder's editor uses, in the page that it edits and in the window around it.

/** Attribute with the id of the element's model in the editor. */
export const MODEL = 'data-model-cid';
/** Selector of any element of the page builder, edited or not. */
export const ELEMENT = `.elementor-element, [${MODEL}]`;
/** Attributes that contain a host's settings. */
export const SETTINGS_ATTRIBUTES = ['data-widget-settings', 'data-settings', MODEL];
/** Events that fire on the window when an element has been redrawn or removed. */
export const DRAWN = ['elementor/editor/element-rendered', 'elementor/editor/element-destroyed'];
/**
 * Globals of the edited page. `elementorFrontend` has the settings of all elements, by id, in `config.elements.data`;
 * `elementorFrontendConfig` is the same `config` as a separate global.
 */
export const FRONTEND = 'elementorFrontend';
export const FRONTEND_CONFIG = 'elementorFrontendConfig';
/**
 * Globals of the editor's window, or of the edited page: the commands, the editor, the code it shares with Elementor Pro, and
 * Elementor Pro.
 */
export const EDITOR = { commands: '$e', editor: 'elementor', common: 'elementorCommon', pro: 'elementorPro' };
export const COMMANDS = {
  loading: 'panel/state-loading',
  ready: 'panel/state-ready',
  switch: 'editor/documents/switch',
};
/** Text domain of Elementor Pro's translations. */
export const DOMAIN = 'elementor-pro';

/** Selector of documents: the page itself, its header and footer, templates, items of loops. */
export const DOCUMENT = '[data-elementor-id]';
/** Class of the document that is being edited. */
export const EDITED = 'elementor-edit-mode';
/** Selector of elements whose documents get no handle, because a loop opens them itself or they have a custom handle. */
export const NO_HANDLE = '.e-loop-first-edit, [data-custom-edit-handle]';
export const HANDLE = 'elementor-document-handle';
export const SAVE_HANDLE = 'elementor-document-save-back-handle';
/** Attribute of a document with a handle; its value is the document's id. */
export const EDITABLE = 'data-editable-elementor-document';
/** Types of documents whose handle shows only the document's title. */
export const NAMED_BY_TITLE = ['header', 'footer'];
/** Type of the items of a loop, which all show the same document. */
export const LOOP_ITEM = 'loop-item';
export const LOOP = '.elementor-element[data-id]';
export const documentSelector = (id: string): string => `.${CSS.escape(`elementor-${id}`)}`;
export const elementSelector = (id: string): string => `.${CSS.escape(`elementor-element-${id}`)}`;
export const ICONS = { edit: 'eicon-edit', left: 'eicon-arrow-left', right: 'eicon-arrow-right' };

/** Selector of the wrapper for the editor's invitation to create a template, in a loop without content. */
export const EMPTY_LOOP = '[data-id] .e-loop-empty-view__wrapper';
export const CREATE = '.e-loop-empty-view__box-cta';

/** Selector of the decorative shapes at the top and bottom of a section or container. */
export const SHAPES = '.elementor-shape-top, .elementor-shape-bottom';
export const SHAPE_TOP = 'elementor-shape-top';
export const shapeSettings = (side: 'top' | 'bottom') => ({
  name: `shape_divider_${side}`,
  negative: `shape_divider_${side}_negative`,
});
/** Default path of the builder's files. */
export const ASSETS = '/wp-content/plugins/elementor/assets/';
