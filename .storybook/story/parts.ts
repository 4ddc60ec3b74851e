/** Returns the first element that matches the selector. Throws if there is none, so that the play function fails at this line. */
export function find<E extends Element = HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

export const findAll = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] => [
  ...root.querySelectorAll<E>(selector),
];

/** Returns the arrow key that moves forward in the page's writing direction. */
export const keyToNext = () => (document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');

/** Returns the text that the page's live region announces to screen readers. */
export const announced = () => document.querySelector('[data-iyim-announcer]')?.textContent ?? '';
