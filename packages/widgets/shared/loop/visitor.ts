import { focusPlace } from '@iyim/runtime/widget';

/** Puts focus on the first thing in an item that takes it, else on the item. Scrolls to a control unless told not to. */
export function focusItem(item: HTMLElement | undefined, options?: FocusOptions): void {
  if (!item) return;
  const control = item.querySelector<HTMLElement>(
    ':is(a[href], button:not([disabled])):not([tabindex="-1"])',
  );
  if (control) control.focus(options);
  else focusPlace(item);
}
