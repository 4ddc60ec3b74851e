import type { Island } from '@iyim/runtime';
import type { PagingState } from './paging.ts';

export interface MoreButton {
  show(state: PagingState): void;
}

/**
 * Makes the page's "load more" control ask for items instead of leading to the next page (LG-1). It may stand anywhere, come
 * later, and be an element around the link; it stays focusable while a request runs, and a click then does nothing: that page is on its way.
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
      if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onClick();
    }),
    { signal },
  );
  return {
    show(state) {
      const isLoading = state === 'loading';
      for (const button of find()) {
        changes.style(button, 'display', state === 'end' ? 'none' : null);
        changes.style(button, 'opacity', isLoading ? '0.5' : null);
        const control = button.querySelector('a[href], button') ?? button;
        changes.attribute(control, 'aria-disabled', isLoading ? 'true' : null);
        changes.attribute(control, 'aria-busy', isLoading ? 'true' : null);
      }
    },
  };
}
