/**
 * The writing direction the browser lays an element out in (RT-21): its `dir`, an ancestor's, or a style's. A page that
 * names no direction is left-to-right, whatever its language. An element outside the document has no layout yet: the
 * nearest `dir` says.
 */
export function directionOf(element: Element): 'rtl' | 'ltr' {
  const direction =
    getComputedStyle(element).direction ||
    element.closest('[dir=rtl i], [dir=ltr i]')?.getAttribute('dir')?.toLowerCase();
  return direction === 'rtl' ? 'rtl' : 'ltr';
}
