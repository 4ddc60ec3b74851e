import { type Island, isPlainClick, keepOperable } from '@iyim/runtime/widget';
import { isNative, needsRole } from './needs-role.ts';

/**
 * Opens a popup at a click on elements of the page (PO-1, `open_selector`), also with Enter or Space on one that is no
 * control: such elements are made reachable and named as buttons. A click that is to open another tab stays what it is, and
 * so does one that the popup's rules refuse.
 */
export function openBySelector(
  { host, signal, report }: Island,
  selector: string,
  open: (opener: Element) => boolean,
): void {
  const document = host.ownerDocument;
  if (!isSelector(document, selector)) {
    report(
      new Error(`setting "open_selector": expected a CSS selector, found "${selector}"`),
      'reading its settings',
    );
    return;
  }
  const openerOf = (event: Event): Element | null => {
    const [target] = event.composedPath();
    return target instanceof Element ? target.closest(selector) : null;
  };
  const click = (event: MouseEvent) => {
    const opener = isPlainClick(event) ? openerOf(event) : null;
    if (opener && open(opener)) event.preventDefault();
  };
  const keydown = (event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    const opener = defaultPrevented || (key !== 'Enter' && key !== ' ') ? null : openerOf(event);
    if (opener && opener === target && !isNative(opener) && open(opener)) event.preventDefault();
  };
  document.addEventListener('click', click, { signal });
  document.addEventListener('keydown', keydown, { signal });
  const giveBack = keepOperable(document, {
    selector,
    roleOf: (element) => (needsRole(element) ? 'button' : null),
  });
  signal.addEventListener('abort', giveBack);
}

function isSelector(document: Document, selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
}
