/** The first element that matches; throws when there is none, so that a play function fails where it looks. */
export function find<E extends Element = HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

export const findAll = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] => [
  ...root.querySelectorAll<E>(selector),
];

/** The arrow key that leads on in the page's writing direction. */
export const keyToNext = () => (document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');

/** What the page's live region says to screen readers. */
export const announced = () => document.querySelector('[data-iyim-announcer]')?.textContent ?? '';
