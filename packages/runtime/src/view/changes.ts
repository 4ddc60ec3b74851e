import { readRecord, restoreElement, SLOT, STYLE, TEXT, WAS } from '../islands/restore.ts';

export type Place = 'before' | 'after' | 'first' | 'last';

/** Reversible changes to the server's markup; see `restore.ts`. */
export interface PageChanges {
  /** Adds an empty element of ours beside or inside a server element; a portal's target. */
  slot(anchor: Element, place: Place, tag?: string): HTMLElement;
  /** Sets an attribute, or removes it with null. */
  attribute(element: Element, name: string, value: string | null): void;
  /** Sets an inline style property (`display`, `min-inline-size`); null gives it back what the server wrote. */
  style(element: HTMLElement, property: string, value: string | null): void;
  /** Adds or removes one class. */
  toggleClass(element: Element, name: string, on: boolean): void;
  /** Replaces an element's text. Refuses an element that has element children. */
  text(element: Element, text: string): void;
  /** Runs with the other undo steps at unmount, the last added first. */
  onUndo(step: () => void): void;
}

function remember(element: Element, name: string, value: string | null): void {
  const was = readRecord(element);
  if (Object.hasOwn(was, name)) return;
  was[name] = value;
  element.setAttribute(WAS, JSON.stringify(was));
}

/** Changes of one island. `undo` also restores what lies outside the host. */
export function trackChanges(): PageChanges & { undo(): void } {
  const touched = new Set<Element>();
  const slots = new Set<Element>();
  const steps: (() => void)[] = [];
  const set = (element: Element, name: string, value: string | null) => {
    if (element.getAttribute(name) === value) return;
    remember(element, name, element.getAttribute(name));
    touched.add(element);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  return {
    slot(anchor, place, tag = 'div') {
      const slot = anchor.ownerDocument.createElement(tag);
      slot.setAttribute(SLOT, '');
      if (place === 'before') anchor.before(slot);
      else if (place === 'after') anchor.after(slot);
      else if (place === 'first') anchor.prepend(slot);
      else anchor.append(slot);
      slots.add(slot);
      return slot;
    },
    attribute: set,
    style(element, property, value) {
      const name = STYLE + property;
      remember(element, name, element.style.getPropertyValue(property));
      touched.add(element);
      element.style.setProperty(property, value ?? readRecord(element)[name] ?? '');
    },
    toggleClass(element, name, on) {
      const classes = new Set((element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean));
      if (classes.has(name) === on) return;
      if (on) classes.add(name);
      else classes.delete(name);
      set(element, 'class', [...classes].join(' '));
    },
    text(element, text) {
      if (element.textContent === text) return;
      if (element.firstElementChild)
        throw new Error('changes.text() would remove the elements inside its element');
      remember(element, TEXT, element.textContent);
      touched.add(element);
      element.textContent = text;
    },
    onUndo: (step) => steps.push(step),
    undo() {
      for (const step of steps.splice(0).reverse()) step();
      for (const slot of slots) slot.remove();
      for (const element of touched) restoreElement(element);
      slots.clear();
      touched.clear();
    },
  };
}
