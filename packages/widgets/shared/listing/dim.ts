interface Dimmed {
  /** How many wait for this element. */
  waiting: number;
  readonly opacity: string;
  readonly inert: string | null;
  readonly busy: string | null;
  readonly focused: HTMLElement | null;
}

const dimmed = new WeakMap<HTMLElement, Dimmed>();

/**
 * Shows that an element waits for the server: half opacity, nothing in it can be clicked or reached, and `aria-busy`
 * (LG-4). Returns its undo, which gives back what was there and the focus that was inside. Dimmed twice, it stays so until
 * both are undone.
 */
export function dim(element: HTMLElement): () => void {
  const record = dimmed.get(element) ?? begin(element);
  record.waiting += 1;
  let done = false;
  return () => {
    if (done) return;
    done = true;
    record.waiting -= 1;
    if (record.waiting === 0) end(element, record);
  };
}

function begin(element: HTMLElement): Dimmed {
  const { activeElement } = element.ownerDocument;
  const record: Dimmed = {
    waiting: 0,
    opacity: element.style.opacity,
    inert: element.getAttribute('inert'),
    busy: element.getAttribute('aria-busy'),
    focused: activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null,
  };
  dimmed.set(element, record);
  element.style.opacity = '0.5';
  element.setAttribute('inert', '');
  element.setAttribute('aria-busy', 'true');
  return record;
}

function end(element: HTMLElement, { opacity, inert, busy, focused }: Dimmed): void {
  dimmed.delete(element);
  element.style.opacity = opacity;
  if (element.getAttribute('style') === '') element.removeAttribute('style');
  restore(element, 'inert', inert);
  restore(element, 'aria-busy', busy);
  const { activeElement, body } = element.ownerDocument;
  // The browser takes focus out of what becomes inert; the visitor may have gone elsewhere since.
  if (focused?.isConnected && (activeElement === body || activeElement === null))
    focused.focus({ preventScroll: true });
}

function restore(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
