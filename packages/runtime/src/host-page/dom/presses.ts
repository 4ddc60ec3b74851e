import { isModifiedClick } from './modified-click.ts';

/** Elements that the browser presses, follows or fills. */
export const NATIVE = 'a[href], button, input, select, textarea, summary';
/** Elements that a press is for, whatever is around them. */
export const CONTROLS = `${NATIVE}, label`;
/** Elements that can have the focus, or that a page gave a place in the order of Tab. */
export const FOCUSABLE = `${NATIVE}, [tabindex]`;

/** Whether a key is pressed without Alt, Ctrl, Meta or Shift, and no other handler has answered it. */
export const isPlainKey = ({
  defaultPrevented,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !(defaultPrevented || altKey || ctrlKey || metaKey || shiftKey);

/** Elements that the browser presses by both keys, and those that it follows by Enter. */
const PRESSED = 'button, summary, input, select, textarea';
const FOLLOWED = 'a[href], area[href]';

/**
 * Whether a key presses a control that is no button of the browser's: Enter or Space on an element that is only called one, Space
 * on a link. The browser makes a click of the others by itself. A key of something inside the control is not its own.
 */
export function isPressKey(
  { key, target, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent,
  control: Element,
): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || target !== control) return false;
  if (control.matches(PRESSED)) return false;
  return key === ' ' || (key === 'Enter' && !control.matches(FOLLOWED));
}

/** True for a click that means "here": not one for a new tab or window, and not one that somebody answered already. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && !isModifiedClick(event);
}
