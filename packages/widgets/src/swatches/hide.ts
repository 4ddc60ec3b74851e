/** Inline display of elements before they were hidden here. */
const before = new WeakMap<HTMLElement, string>();

/**
 * Hides an element, or shows it as it was. Through its own style, because a theme's `select { display: block }` wins over
 * the `hidden` attribute; through the CSSOM, which a strict `style-src` allows.
 */
export function hide(element: HTMLElement | null, hidden: boolean): void {
  if (!element) return;
  if (hidden && !before.has(element)) {
    before.set(element, element.style.display);
    element.style.display = 'none';
  } else if (!hidden && before.has(element)) {
    element.style.display = before.get(element) ?? '';
    before.delete(element);
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
}
