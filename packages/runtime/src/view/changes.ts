import { isChangeable, SLOT, STYLE, TEXT } from '../host-page/restore.ts';
import { listensLate } from './late-listeners.ts';
import { giveBack, heldNames, hold } from './ledger.ts';

export type Place = 'before' | 'after' | 'first' | 'last';

/** Reversible changes to the server's markup. */
export interface PageChanges {
  /** Adds an empty element of ours beside or inside a server element; a portal's target. */
  slot(anchor: Element, place: Place, tag?: string): HTMLElement;
  /** Sets an attribute, or removes it with null. Throws for one that no view may change: handlers, frames, `style`. */
  attribute(element: Element, name: string, value: string | null): void;
  /** Sets an inline style property (`display`, `min-inline-size`), `''` removes it; null gives it back what the server wrote. */
  style(element: HTMLElement, property: string, value: string | null): void;
  /** Adds or removes a class, or several separated by one space. */
  toggleClass(element: Element, names: string, on: boolean): void;
  /** Replaces an element's text. Refuses an element that has element children. */
  text(element: Element, text: string): void;
  /** Runs with the other undo steps at unmount, the last added first. */
  onUndo(step: () => void): void;
}

/**
 * Changes of one island. `undo` also restores what lies outside the host, and what another island changed as well stays as
 * that one wants it. A step that throws goes to `onError` and stops no other.
 */
export function trackChanges(onError: (error: unknown) => void): PageChanges & { undo(): void } {
  const owner = {};
  const touched = weakElements();
  const slots = weakElements();
  const steps: (() => void)[] = [];
  const want = (element: Element, name: string, value: string | null) => {
    touched.add(element);
    hold(owner, element, name, value);
  };
  return {
    slot(anchor, place, tag = 'div') {
      const slot = anchor.ownerDocument.createElement(tag);
      slot.setAttribute(SLOT, '');
      if (place === 'before') anchor.before(slot);
      else if (place === 'after') anchor.after(slot);
      else if (place === 'first') anchor.prepend(slot);
      else anchor.append(slot);
      listensLate(slot);
      slots.add(slot);
      return slot;
    },
    attribute(element, name, value) {
      if (!isChangeable(name)) throw new Error(`changes.attribute(): views may not change "${name}"`);
      want(element, name, value);
    },
    style(element, property, value) {
      if (value === null) giveBack(owner, element, STYLE + property);
      else want(element, STYLE + property, value);
    },
    toggleClass(element, names, on) {
      for (const name of names.split(' ')) want(element, `.${name}`, on ? '' : null);
    },
    text(element, text) {
      want(element, TEXT, text);
    },
    onUndo: (step) => steps.push(step),
    undo() {
      const attempt = (step: () => void) => {
        try {
          step();
        } catch (error) {
          onError(error);
        }
      };
      for (const step of steps.splice(0).reverse()) attempt(step);
      for (const slot of slots.take()) slot.remove();
      for (const element of touched.take()) {
        for (const name of heldNames(element)) attempt(() => giveBack(owner, element, name));
      }
    },
  };
}

/** How many elements are kept before those that are gone are looked for. */
const FEW = 64;

/** Elements that are not kept alive by being here: fragments replace them again and again while an island goes on. */
function weakElements() {
  let known = new WeakSet<Element>();
  let kept: WeakRef<Element>[] = [];
  let room = FEW;
  return {
    add(element: Element): void {
      if (known.has(element)) return;
      known.add(element);
      if (kept.push(new WeakRef(element)) < room) return;
      kept = kept.filter((one) => one.deref());
      room = Math.max(FEW, kept.length * 2);
    },
    /** All that are still there; forgets them. */
    take(): Element[] {
      const found = kept.flatMap((one) => one.deref() ?? []);
      known = new WeakSet();
      kept = [];
      return found;
    },
  };
}
