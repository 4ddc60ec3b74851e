/** Puts focus on the first thing in an item that takes it, else on the item. Scrolls unless told not to. */
export function focusItem(item: HTMLElement | undefined, options?: FocusOptions): void {
  if (!item) return;
  const control = item.querySelector<HTMLElement>(
    ':is(a[href], button:not([disabled])):not([tabindex="-1"])',
  );
  if (!control && !item.hasAttribute('tabindex')) item.tabIndex = -1;
  (control ?? item).focus(options);
}
