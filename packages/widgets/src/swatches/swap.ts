import type { PageChanges } from '@iyim/runtime/widget';

/** Attributes and texts that come and go with the choice; `undefined` gives back what was there before the first one. */
export interface Swap {
  attribute(element: Element | null, name: string, value: string | null | undefined): void;
  text(element: Element | null, value: string | undefined): void;
  /** Gives everything back. */
  restore(): void;
}

export function createSwap(changes: PageChanges): Swap {
  const attributes = new Map<Element, Map<string, string | null>>();
  const texts = new Map<Element, string>();
  return {
    attribute(element, name, value) {
      if (!element) return;
      const known = attributes.get(element) ?? new Map<string, string | null>();
      attributes.set(element, known);
      if (!known.has(name)) known.set(name, element.getAttribute(name));
      changes.attribute(element, name, value === undefined ? (known.get(name) ?? null) : value);
    },
    text(element, value) {
      if (!element || element.firstElementChild) return;
      if (!texts.has(element)) texts.set(element, element.textContent ?? '');
      changes.text(element, value ?? texts.get(element) ?? '');
    },
    restore() {
      for (const [element, known] of attributes) {
        for (const [name, value] of known) changes.attribute(element, name, value);
      }
      for (const [element, value] of texts) changes.text(element, value);
    },
  };
}
