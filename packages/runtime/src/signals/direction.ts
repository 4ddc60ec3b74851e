/**
 * Returns the writing direction in which the browser lays out an element (RT-21), from the `dir` of the element or of an
 * ancestor, or from a style. A page without a direction is left-to-right, whatever its language. For an element outside the
 * document, which has no layout, the nearest `dir` decides.
 */
export function directionOf(element: Element): 'rtl' | 'ltr' {
  const direction =
    getComputedStyle(element).direction ||
    element.closest('[dir=rtl i], [dir=ltr i]')?.getAttribute('dir')?.toLowerCase();
  return direction === 'rtl' ? 'rtl' : 'ltr';
}
