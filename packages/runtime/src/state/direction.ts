/** The writing direction an element is in, from the nearest `dir` (RT-21); right-to-left when nobody says. */
export function directionOf(element: Element): 'rtl' | 'ltr' {
  const dir = element.closest('[dir="rtl" i], [dir="ltr" i]')?.getAttribute('dir') ?? 'rtl';
  return dir.toLowerCase() === 'ltr' ? 'ltr' : 'rtl';
}
