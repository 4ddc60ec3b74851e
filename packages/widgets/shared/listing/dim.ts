import { pageSlot } from '@iyim/runtime/page';

interface Dimmed {
  readonly waiting: Set<object>;
  readonly giveBack: () => void;
}

/** Returns the dimmed elements of all copies of the script. */
const dimmed = (): WeakMap<HTMLElement, Dimmed> => pageSlot('dimmed', () => new WeakMap());

/**
 * Marks an element as waiting for the server, with half opacity, `inert` and `aria-busy` (LG-4). Returns a function that restores
 * the element's attributes, and the focus if it was inside. An element dimmed twice stays dimmed until both returned functions
 * have been called.
 */
export function dim(element: HTMLElement): () => void {
  const record = dimmed().get(element) ?? { waiting: new Set(), giveBack: begin(element) };
  const { waiting, giveBack } = record;
  const mine = {};
  dimmed().set(element, record);
  waiting.add(mine);
  return () => {
    if (!waiting.delete(mine) || waiting.size > 0) return;
    dimmed().delete(element);
    giveBack();
  };
}

function begin(element: HTMLElement): () => void {
  const { ownerDocument: document, style } = element;
  const { activeElement: focused } = document;
  const hadFocus = element.contains(focused);
  const { opacity } = style;
  const before = ['inert', 'aria-busy'].map((name) => [name, element.getAttribute(name)] as const);
  style.opacity = '0.5';
  element.setAttribute('inert', '');
  element.setAttribute('aria-busy', 'true');
  return () => {
    style.opacity = opacity;
    if (element.getAttribute('style') === '') element.removeAttribute('style');
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    const { activeElement, body } = document;
    // The browser has removed the focus from the inert element. It is restored only if the visitor has not moved it elsewhere
    // since.
    if (hadFocus && focused instanceof HTMLElement && focused.isConnected && (activeElement ?? body) === body)
      focused.focus({ preventScroll: true });
  };
}
