import { canFocus, tabStopsIn } from '@iyim/runtime/page';
import { useSize } from '@iyim/runtime/widget';
import { useState } from 'react';

/**
 * Moves the focus into an open dialog: to the element with `autofocus`; otherwise, if `focusesFirst`, to the first control of
 * `content` if it shows without scrolling, or to the scrolling box if there are no controls; otherwise to the dialog, so that
 * screen readers read it from the top.
 */
export function focusInside(dialog: HTMLElement, content: HTMLElement, focusesFirst: boolean): void {
  const marked = content.querySelector<HTMLElement>('[autofocus]');
  const target = marked && canFocus(marked) ? marked : focusesFirst ? firstIn(content) : null;
  (target ?? dialog).focus({ preventScroll: true });
}

function firstIn(content: HTMLElement): HTMLElement | null {
  const [first] = tabStopsIn(content);
  if (!first) return content.closest<HTMLElement>('.iyim-popup-message[tabindex="0"]');
  return isFullyVisible(first, content) ? first : null;
}

function isFullyVisible(element: HTMLElement, content: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const scroller = content.parentElement?.getBoundingClientRect();
  const { innerHeight } = content.ownerDocument.defaultView ?? window;
  return (
    top >= Math.max(0, scroller?.top ?? 0) && bottom <= Math.min(innerHeight, scroller?.bottom ?? innerHeight)
  );
}

/**
 * Returns whether the box around `content` must be a tab stop, because otherwise some browsers cannot scroll overflowing content
 * without controls by keyboard (AY-1). `content` is null while the dialog is not open.
 */
export function useScrollStop(content: HTMLElement | null): boolean {
  const [isStop, setStop] = useState(false);
  const place = content?.parentElement;
  useSize(place ? [place, content] : [], () =>
    setStop(!!place && place.scrollHeight > place.clientHeight && tabStopsIn(place).length === 0),
  );
  return isStop;
}
