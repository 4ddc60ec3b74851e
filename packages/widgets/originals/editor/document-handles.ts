import { report } from '@iyim/runtime/widget';
import { addHandle, type Context, initialDocument } from './handle.ts';
import { isReachable } from './model.ts';
import { DOCUMENT, EDITED, HANDLE, LOOP, LOOP_ITEM, NO_HANDLE } from './names.ts';

/**
 * Adds a handle to each document on the page. The document that is being edited gets one only if the editor was opened with
 * another document (TH-1). Returns a function that updates the handles; it does nothing if the window around the page is
 * cross-origin.
 */
export function documentHandles(document: Document, signal: AbortSignal): () => void {
  const handles = new Map<HTMLElement, { context: Context | null; remove?: () => void }>();
  const place = () => {
    for (const [element, { context, remove }] of handles) {
      if (element.isConnected && contextOf(element) === context) continue;
      remove?.();
      handles.delete(element);
    }
    for (const element of document.querySelectorAll<HTMLElement>(DOCUMENT)) {
      const context = contextOf(element);
      if (!context || handles.has(element) || hasHandle(element) || isRepeated(element)) continue;
      // The entry is set before the handle is added, so that a failure is reported only once.
      handles.set(element, { context });
      try {
        const remove = addHandle({ element, id: element.dataset.elementorId ?? '' }, context, place);
        handles.set(element, { context, remove });
      } catch (error) {
        report(error, 'editor', 'adding the handle of a document', element);
      }
    }
  };
  signal.addEventListener('abort', () => {
    for (const { remove } of handles.values()) remove?.();
    handles.clear();
  });
  return isReachable() ? place : () => {};
}

function contextOf(element: HTMLElement): Context | null {
  if (element.closest(NO_HANDLE)) return null;
  if (!element.classList.contains(EDITED)) return 'edit';
  const initial = initialDocument();
  return initial === undefined || String(initial) === element.dataset.elementorId ? null : 'save';
}

const hasHandle = (element: Element): boolean => element.querySelector(`:scope > .${HANDLE}`) !== null;

/** Whether an earlier item in the same loop shows the same document. */
function isRepeated(element: HTMLElement): boolean {
  const { elementorId, elementorType } = element.dataset;
  const loop = elementorType === LOOP_ITEM ? element.parentElement?.closest(LOOP) : null;
  const items = [...(loop?.querySelectorAll<HTMLElement>(DOCUMENT) ?? [element])];
  return items.find(({ dataset }) => dataset.elementorId === elementorId) !== element;
}
