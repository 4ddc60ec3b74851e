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
/** Around the edited page, or in it: commands, the editor itself, what it and the extension of it share. */
export const EDITOR = { commands: '$e', editor: 'elementor', common: 'elementorCommon', pro: 'elementorPro' };
export const COMMANDS = {
  loading: 'panel/state-loading',
  ready: 'panel/state-ready',
  switch: 'editor/documents/switch',
};
/** The text domain of the extension's words. */
export const DOMAIN = 'elementor-pro';

/** Documents: the page itself, its header and footer, templates, items of loops. */
export const DOCUMENT = '[data-elementor-id]';
/** On the document that is being edited. */
export const EDITED = 'elementor-edit-mode';
/** Around a document that the loop opens by itself; on one that brings a handle of its own. */
export const NO_HANDLE = '.e-loop-first-edit, [data-custom-edit-handle]';
export const HANDLE = 'elementor-document-handle';
export const SAVE_HANDLE = 'elementor-document-save-back-handle';
/** What a document with a handle is marked with; its value is the document's number. */
export const EDITABLE = 'data-editable-elementor-document';
/** Types of documents whose handle has their title alone. */
export const NAMED_BY_TITLE = ['header', 'footer'];
/** Items of one loop are one document, many times. */
export const LOOP_ITEM = 'loop-item';
export const LOOP = '.elementor-element[data-id]';
export const documentSelector = (id: string): string => `.${CSS.escape(`elementor-${id}`)}`;
export const elementSelector = (id: string): string => `.${CSS.escape(`elementor-element-${id}`)}`;
export const ICONS = { edit: 'eicon-edit', left: 'eicon-arrow-left', right: 'eicon-arrow-right' };

/** Where a loop has nothing to show, the place for the editor's call to make a template. */
export const EMPTY_LOOP = '[data-id] .e-loop-empty-view__wrapper';
export const CREATE = '.e-loop-empty-view__box-cta';

/** Decorative shapes of a section or container, which stand directly in it, or in the box in it. */
export const SHAPES = '.elementor-shape-top, .elementor-shape-bottom';
export const SHAPE_TOP = 'elementor-shape-top';
export const shapeSettings = (side: 'top' | 'bottom') => ({
  name: `shape_divider_${side}`,
  negative: `shape_divider_${side}_negative`,
});
/** Where the builder's files are, when the page does not say. */
export const ASSETS = '/wp-content/plugins/elementor/assets/';
