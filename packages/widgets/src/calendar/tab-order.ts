import type { PageChanges } from '@iyim/runtime/widget';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

export interface TabOrder {
  /** Takes the controls inside out of the tab order. */
  lock(inside: Element): void;
  /** Gives them back, and returns them. */
  unlock(inside: Element): HTMLElement[];
}

/** Keeps a grid's one tab stop: the controls in its cells are reached by entering a cell. */
export function createTabOrder(changes: PageChanges): TabOrder {
  const locked = new WeakMap<Element, string | null>();
  const controls = (inside: Element) => [...inside.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return {
    lock(inside) {
      for (const control of controls(inside)) {
        if (locked.has(control) || control.tabIndex < 0) continue;
        locked.set(control, control.getAttribute('tabindex'));
        changes.attribute(control, 'tabindex', '-1');
      }
    },
    unlock(inside) {
      return controls(inside).filter((control) => {
        const was = locked.get(control);
        if (was !== undefined) changes.attribute(control, 'tabindex', was);
        locked.delete(control);
        return control.tabIndex >= 0;
      });
    },
  };
}
