import type { Island } from '@iyim/runtime/widget';
import { hide } from './hide.ts';
import { itemsOf, moreOf } from './read.ts';

/** Items that a display limit hides are shown by the "more" control, or by the keyboard arriving at one (SW-7). */
export function createMore(list: HTMLElement, { changes, handler }: Island, signal: AbortSignal) {
  const more = moreOf(list);
  const isVisible = (element: Element) => element.checkVisibility?.() ?? true;
  const expand = () => {
    if (!more) return;
    for (const name of more.classes) changes.toggleClass(list, name, false);
    hide(changes, more.item, true);
  };
  if (more) {
    const { control, item } = more;
    changes.attribute(item, 'role', control === item ? 'button' : 'none');
    changes.attribute(control, 'role', 'button');
    changes.attribute(control, 'tabindex', '0');
    const activate = (event: Event) => {
      event.preventDefault();
      const [firstHidden] = itemsOf(list).filter(({ element }) => !isVisible(element));
      expand();
      firstHidden?.element.focus();
    };
    control.addEventListener('click', handler(activate), { signal });
    control.addEventListener(
      'keydown',
      handler((event: KeyboardEvent) => {
        if (event.key === ' ' || event.key === 'Enter') activate(event);
      }),
      { signal },
    );
  }
  return { isVisible, expand };
}
