/** Where the visitor is, told by the names of things, so that it can be found again on the form that replaces this one. */
export interface Place {
  /** Puts the focus back, on `root`'s counterpart. False when there is none. */
  restore(root: ParentNode): boolean;
}

/** Remembers the focus when it is inside one of `parts`; null when it is elsewhere. */
export function rememberFocus(document: Document, parts: readonly Element[]): Place | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !parts.some((part) => part.contains(active))) return null;
  const selector = describe(active);
  const selection = readSelection(active);
  return {
    restore(root) {
      const found = selector === null ? null : root.querySelector<HTMLElement>(selector);
      if (!found) return false;
      found.focus({ preventScroll: true });
      if (found instanceof HTMLInputElement) writeSelection(found, selection);
      return true;
    },
  };
}

/** A selector for the same control on the other form; a radio button is one of several of its name. */
function describe(element: HTMLElement): string | null {
  const attribute = ['id', 'name', 'data-iyim-step', 'href', 'data-coupon'].find((name) =>
    element.getAttribute(name),
  );
  if (attribute === undefined) return null;
  const names = element.matches('[type="radio"]') ? [attribute, 'value'] : [attribute];
  const conditions = names.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`);
  return element.localName + conditions.join('');
}

type Selection = readonly [number | null, number | null];

function readSelection(element: HTMLElement): Selection {
  return element instanceof HTMLInputElement ? [element.selectionStart, element.selectionEnd] : [null, null];
}

/** A number field tells nobody where its caret is; at the end, what is being typed goes on as it began. */
function writeSelection(field: HTMLInputElement, [start, end]: Selection): void {
  if (start !== null && end !== null) {
    field.setSelectionRange(start, end);
    return;
  }
  const { value } = field;
  field.value = '';
  field.value = value;
}
