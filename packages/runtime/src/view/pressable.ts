import { isModifiedClick } from '../host-page/dom/modified-click.ts';
import { isPressKey } from '../host-page/dom/presses.ts';
import { pageSlot } from '../site/page-slot.ts';
import type { Bindings } from './bindings.ts';

/**
 * Elements that are focusable only through their binding: later renders must not take the bound `tabindex` for a server
 * attribute.
 */
const notFocusable = (): WeakSet<Element> => pageSlot('notFocusable', () => new WeakSet());

/**
 * Returns bindings that make a server-rendered element act as a button. An element that is not a native button gets the role
 * `button`, becomes focusable, and reacts to Enter and Space. Clicks that open another tab are left to the browser.
 */
export function pressable(
  element: Element,
  press: (event: MouseEvent | KeyboardEvent) => unknown,
): Pick<Bindings, 'role' | 'tabIndex' | 'onClick' | 'onKeyDown'> {
  const onClick = (event: MouseEvent) => (isModifiedClick(event) ? undefined : press(event));
  if (element.matches('button, summary, input')) return { onClick };
  if (!element.matches('a[href], [tabindex]')) notFocusable().add(element);
  return {
    role: 'button',
    tabIndex: notFocusable().has(element) ? 0 : undefined,
    onClick,
    onKeyDown(event) {
      if (!isPressKey(event, element)) return;
      event.preventDefault();
      return press(event);
    },
  };
}
