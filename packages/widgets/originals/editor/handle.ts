import { report, siteConfig } from '@iyim/runtime/widget';
import { editorGlobal, property } from './model.ts';
import {
  COMMANDS,
  documentSelector,
  EDITABLE,
  EDITOR,
  elementSelector,
  FRONTEND_CONFIG,
  HANDLE,
  ICONS,
  LOOP,
  LOOP_ITEM,
  NAMED_BY_TITLE,
  SAVE_HANDLE,
} from './names.ts';
import { editorText } from './texts.ts';

/**
 * Action of a handle: `edit` opens its document in the editor; `save` saves the document and returns to the document that the editor
 * was opened with.
 */
export type Context = 'edit' | 'save';

interface Edited {
  readonly element: HTMLElement;
  readonly id: string;
}

/**
 * Adds a handle to a document (TH-1): a button that makes the editor switch to the document, or save it and return. `onClose` is
 * called when the opened document is closed. Returns a function that removes the handle.
 */
export function addHandle({ element, id }: Edited, context: Context, onClose: () => void): () => void {
  if (!id || !element) throw new Error('`id` and `element` are required.');
  const handle = element.ownerDocument.createElement('button');
  handle.type = 'button';
  handle.className = context === 'edit' ? HANDLE : `${HANDLE} ${SAVE_HANDLE}`;
  const inner = part(handle, 'span', `${HANDLE}__inner`);
  part(inner, 'i', iconOf(context)).setAttribute('aria-hidden', 'true');
  const title = part(inner, 'span', `${context === 'edit' ? HANDLE : SAVE_HANDLE}__title`);
  title.textContent = titleOf(element, context);
  handle.addEventListener('click', (event) => {
    // Prevents the click from following a link around the document, or opening an item around it.
    event.preventDefault();
    event.stopPropagation();
    press(handle, { element, id }, context, onClose);
  });
  element.prepend(handle);
  if (context === 'edit') element.setAttribute(EDITABLE, id);
  return () => {
    handle.remove();
    if (context === 'edit') element.removeAttribute(EDITABLE);
  };
}

function part(parent: HTMLElement, name: 'span' | 'i', className: string): HTMLElement {
  const element = parent.ownerDocument.createElement(name);
  element.className = className;
  parent.append(element);
  return element;
}

function titleOf(element: HTMLElement, context: Context): string {
  const { elementorTitle, elementorType = '' } = element.dataset;
  const title = (elementorType !== LOOP_ITEM && elementorTitle) || editorText(element, 'Template');
  if (context === 'save') return editorText(element, 'Save %s').replace('%s', () => title);
  if (NAMED_BY_TITLE.includes(elementorType)) return title;
  return editorText(element, 'Edit %s').replace('%s', () => title);
}

function iconOf(context: Context): string {
  if (context === 'edit') return ICONS.edit;
  return siteConfig().global(FRONTEND_CONFIG).flag('is_rtl') ? ICONS.right : ICONS.left;
}

async function press(handle: HTMLElement, edited: Edited, context: Context, onClose: () => void) {
  if (handle.ariaBusy === 'true') return;
  handle.ariaBusy = 'true';
  try {
    await switchDocument(edited, context, onClose);
  } catch (error) {
    report(error, 'editor', 'switching to another document', edited.element);
  } finally {
    handle.ariaBusy = null;
  }
}

async function switchDocument({ element, id }: Edited, context: Context, onClose: () => void) {
  const selector = selectorOf(element, id);
  if (context === 'edit') {
    const run = commands(editorGlobal(EDITOR.commands), EDITOR.commands);
    return run({ id: Number.parseInt(id, 10), onClose, selector });
  }
  const common = editorGlobal(EDITOR.common, 'api') ?? editorGlobal(EDITOR.commands);
  const run = commands(common, `${EDITOR.common}.api`);
  return run({ id: initialDocument(), mode: 'save', shouldScroll: false, selector });
}

/** Returns the id of the document that the editor was opened with. */
export const initialDocument = (): unknown => editorGlobal(EDITOR.editor, 'config', 'initial_document', 'id');

/** Returns the selector that the editor uses to find the document. For an item of a loop, the selector is limited to that loop. */
function selectorOf(element: HTMLElement, id: string): string {
  const loop = element.dataset.elementorType === LOOP_ITEM ? element.parentElement?.closest(LOOP) : null;
  const within = loop ? `${elementSelector(loop.getAttribute('data-id') ?? '')} ` : '';
  return within + documentSelector(id);
}

/** Returns a function that switches documents. Until the editor has switched, its panel is shown as loading. */
function commands(api: unknown, name: string): (settings: object) => Promise<void> {
  const call = (method: 'run' | 'internal', ...given: readonly unknown[]): unknown => {
    const command = property(api, method);
    if (typeof command !== 'function')
      throw new Error(`expected the editor's ${name}.${method}(), found ${typeof command}`);
    return command.apply(api, given);
  };
  return async (settings) => {
    call('internal', COMMANDS.loading);
    try {
      await call('run', COMMANDS.switch, settings);
    } finally {
      call('internal', COMMANDS.ready);
    }
  };
}
