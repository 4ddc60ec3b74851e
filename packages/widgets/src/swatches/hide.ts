import type { PageChanges } from '@iyim/runtime/widget';

/**
 * Hides an element, or shows it as the server had it. Through its own style, because a theme's `select { display: block }`
 * wins over the `hidden` attribute.
 */
export function hide(changes: PageChanges, element: HTMLElement | null, hidden: boolean): void {
  if (element) changes.style(element, 'display', hidden ? 'none' : null);
}
