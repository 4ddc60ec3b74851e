/** The writing direction an element is in, from the nearest `dir` (RT-21); right-to-left when nobody says. */
export function directionOf(element: Element): 'rtl' | 'ltr' {
  for (
    let holder = element.closest('[dir]');
    holder;
    holder = holder.parentElement?.closest('[dir]') ?? null
  ) {
    const dir = holder.getAttribute('dir')?.toLowerCase();
    if (dir === 'rtl' || dir === 'ltr') return dir;
  }
  return 'rtl';
}
