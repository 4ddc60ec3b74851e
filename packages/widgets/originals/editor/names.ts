// Names that the page builder's editor uses, in the page that it edits and in the window around it.

/** Attribute with the id of the element's model in the editor. */
export const MODEL = 'data-model-cid';
/** Any element of the page builder, edited or not. */
export const ELEMENT = `.elementor-element, [${MODEL}]`;
/** Attributes that hold the host's settings. */
export const SETTINGS_ATTRIBUTES = ['data-widget-settings', 'data-settings', MODEL];
/** Window events: an element was redrawn or removed. */
export const DRAWN = ['elementor/editor/element-rendered', 'elementor/editor/element-destroyed'];
/**
 * Globals of the edited page: the object with `config.elements.data`, the settings by their ids; and that `config` under its own
 * name.
 */
export const FRONTEND = 'elementorFrontend';
export const FRONTEND_CONFIG = 'elementorFrontendConfig';
/** Globals around the edited page, or in it: commands, the editor itself, code shared with its extension, and the extension. */
export const EDITOR = { commands: '$e', editor: 'elementor', common: 'elementorCommon', pro: 'elementorPro' };
export const COMMANDS = {
  loading: 'panel/state-loading',
  ready: 'panel/state-ready',
  switch: 'editor/documents/switch',
};
/** The text domain of the extension's translations. */
export const DOMAIN = 'elementor-pro';

/** Documents: the page itself, its header and footer, templates, items of loops. */
export const DOCUMENT = '[data-elementor-id]';
/** Class of the document that is being edited. */
export const EDITED = 'elementor-edit-mode';
/** The element around a document that the loop opens by itself, and a document with a handle of its own. */
export const NO_HANDLE = '.e-loop-first-edit, [data-custom-edit-handle]';
export const HANDLE = 'elementor-document-handle';
export const SAVE_HANDLE = 'elementor-document-save-back-handle';
/** Marks a document with a handle; its value is the document's number. */
export const EDITABLE = 'data-editable-elementor-document';
/** Types of documents whose handle shows only their title. */
export const NAMED_BY_TITLE = ['header', 'footer'];
/** Type of a loop's items, which all show one document. */
export const LOOP_ITEM = 'loop-item';
export const LOOP = '.elementor-element[data-id]';
export const documentSelector = (id: string): string => `.${CSS.escape(`elementor-${id}`)}`;
export const elementSelector = (id: string): string => `.${CSS.escape(`elementor-element-${id}`)}`;
export const ICONS = { edit: 'eicon-edit', left: 'eicon-arrow-left', right: 'eicon-arrow-right' };

/** Wrapper for the editor's call to create a template, in a loop without content. */
export const EMPTY_LOOP = '[data-id] .e-loop-empty-view__wrapper';
export const CREATE = '.e-loop-empty-view__box-cta';

/** Decorative shapes directly in a section or container, or in the box inside it. */
export const SHAPES = '.elementor-shape-top, .elementor-shape-bottom';
export const SHAPE_TOP = 'elementor-shape-top';
export const shapeSettings = (side: 'top' | 'bottom') => ({
  name: `shape_divider_${side}`,
  negative: `shape_divider_${side}_negative`,
});
/** Path of the builder's files, unless the page defines another. */
export const ASSETS = '/wp-content/plugins/elementor/assets/';
