import { isModifiedClick } from './modified-click.ts';

/** Elements that the browser itself activates, follows or edits. */
export const NATIVE = 'a[href], button, input, select, textarea, summary';
/** Elements that handle a click themselves, whatever is around them. */
export const CONTROLS = `${NATIVE}, label`;
/** Elements that are focusable by themselves, or have a tabindex. */
export const FOCUSABLE = `${NATIVE}, [tabindex]`;

/** Whether a key is pressed without Alt, Ctrl, Meta or Shift, and no other handler has handled it. */
export const isPlainKey = ({
  defaultPrevented,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !(defaultPrevented || altKey || ctrlKey || metaKey || shiftKey);

/** Elements that the browser activates with Enter and Space, and elements that it follows with Enter only. */
const PRESSED = 'button, summary, input, select, textarea';
const FOLLOWED = 'a[href], area[href]';

/**
 * Whether a key activates a control for which the browser does not fire a click itself: Enter or Space on an element that is a
 * control only by its role, Space on a link. Ignores keys pressed on an element inside the control.
 */
export function isPressKey(
  { key, target, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent,
  control: Element,
): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || target !== control) return false;
  if (control.matches(PRESSED)) return false;
  return key === ' ' || (key === 'Enter' && !control.matches(FOLLOWED));
}

/** Whether a click is meant for this page: not for a new tab or window, and not handled already. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && !isModifiedClick(event);
}
