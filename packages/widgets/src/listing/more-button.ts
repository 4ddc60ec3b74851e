import { type Island, isModifiedClick } from '@iyim/runtime/widget';
import type { PagingState } from './paging.ts';

export interface MoreButton {
  show(state: PagingState): void;
}

/**
 * The selector as CSS takes it: a jQuery, for which it was written, also takes names that begin with a digit. Throws for what
 * neither takes.
 */
export function cssSelector(selector: string): string {
  const nowhere = document.createDocumentFragment();
  try {
    nowhere.querySelector(selector);
    return selector;
  } catch {
    const escaped = selector.replace(/([#.])(\d[\w-]*)/g, (_, sign, name) => sign + CSS.escape(name));
    nowhere.querySelector(escaped);
    return escaped;
  }
}

const CONTROLS = 'a[href], button, input, [tabindex]';

/**
 * Makes the page's "load more" control ask for items instead of leading to the next page (LG-1). It may stand anywhere, come
 * later, and be an element around the link, or one without any control, which then becomes a button. It stays focusable
 * while a request runs, and a click then does nothing: that page is on its way.
 */
export function connectMoreButton(
  island: Island,
  selector: string,
  signal: AbortSignal,
  onClick: () => void,
): MoreButton {
  const { changes } = island;
  const find = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  document.addEventListener(
    'click',
    island.handler((event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest(selector) : null;
      if (!target || isModifiedClick(event)) return;
      event.preventDefault();
      onClick();
    }),
    { signal },
  );
  document.addEventListener(
    'keydown',
    island.handler((event: KeyboardEvent) => {
      const { target, key } = event;
      if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return;
      if (!operable.has(target)) return;
      event.preventDefault();
      target.click();
    }),
    { signal },
  );
  const operable = new Set<HTMLElement>();
  const operate = (button: HTMLElement) => {
    if (operable.has(button) || button.matches(CONTROLS) || button.querySelector(CONTROLS)) return;
    operable.add(button);
    changes.attribute(button, 'tabindex', '0');
    if (!button.hasAttribute('role')) changes.attribute(button, 'role', 'button');
    // What calls itself a button inside would be one that no key reaches.
    for (const inner of button.querySelectorAll('[role="button"]')) changes.attribute(inner, 'role', null);
  };
  return {
    show(state) {
      const isLoading = state === 'loading';
      for (const button of find()) {
        operate(button);
        changes.style(button, 'display', state === 'end' ? 'none' : null);
        changes.style(button, 'opacity', isLoading ? '0.5' : null);
        const control = button.querySelector('a[href], button') ?? button;
        changes.attribute(control, 'aria-disabled', isLoading ? 'true' : null);
        changes.attribute(control, 'aria-busy', isLoading ? 'true' : null);
      }
    },
  };
}
