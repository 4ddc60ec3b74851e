import { isModifiedClick } from '../host-page/dom/modified-click.ts';
import { isPressKey } from '../host-page/dom/presses.ts';
import { pageSlot } from '../site/page-slot.ts';
import type { Bindings } from './bindings.ts';

/** Elements that can be reached only by what is bound to them, which must not be taken for the server's at the next drawing. */
const unreachable = (): WeakSet<Element> => pageSlot('unreachable', () => new WeakSet());

/**
 * Bindings that let an element of the server's act as a button: one that is no button is named as one, can be reached, and
 * answers Enter and Space. A click for another tab is the browser's.
 */
export function pressable(
  element: Element,
  press: (event: MouseEvent | KeyboardEvent) => unknown,
): Pick<Bindings, 'role' | 'tabIndex' | 'onClick' | 'onKeyDown'> {
  const onClick = (event: MouseEvent) => (isModifiedClick(event) ? undefined : press(event));
  if (element.matches('button, summary, input')) return { onClick };
  if (!element.matches('a[href], [tabindex]')) unreachable().add(element);
  return {
    role: 'button',
    tabIndex: unreachable().has(element) ? 0 : undefined,
    onClick,
    onKeyDown(event) {
      if (!isPressKey(event, element)) return;
      event.preventDefault();
      return press(event);
    },
  };
}
