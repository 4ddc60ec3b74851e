import { isModifiedClick } from './modified-click.ts';

/** True for a click that means "here": not one for a new tab or window, and not one that somebody answered already. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && !isModifiedClick(event);
}
