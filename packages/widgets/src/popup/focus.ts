import { canFocus, tabStopsIn, useSize } from '@iyim/runtime/widget';
import { useState } from 'react';

/**
 * Moves the focus into an open dialog: to what its author marked with `autofocus`, else to the first control of `content`
 * if that is wanted and nothing must be scrolled past to see it, or to what scrolls where there is none; else to the
 * dialog, from whose top it is read.
 */
export function focusInside(dialog: HTMLElement, content: HTMLElement, wantsFirst: boolean): void {
  const marked = content.querySelector<HTMLElement>('[autofocus]');
  const target = marked && canFocus(marked) ? marked : wantsFirst ? firstIn(content) : null;
  (target ?? dialog).focus({ preventScroll: true });
}

function firstIn(content: HTMLElement): HTMLElement | null {
  const [first] = tabStopsIn(content);
  if (!first) return content.closest<HTMLElement>('.iyim-popup-message[tabindex="0"]');
  return isInSight(first, content) ? first : null;
}

/** Whether all of it can be seen without scrolling. */
function isInSight(element: HTMLElement, content: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const scroller = content.parentElement?.getBoundingClientRect();
  const { innerHeight } = content.ownerDocument.defaultView ?? window;
  return (
    top >= Math.max(0, scroller?.top ?? 0) && bottom <= Math.min(innerHeight, scroller?.bottom ?? innerHeight)
  );
}

/**
 * Whether the place around `content` must be a stop for the keyboard: what is longer than its place and has no control to go to
 * could not be scrolled (AY-1), which not every browser makes a stop by itself. Null is none.
 */
export function useScrollStop(content: HTMLElement | null): boolean {
  const [isStop, setStop] = useState(false);
  const place = content?.parentElement;
  useSize(place ? [place, content] : [], () =>
    setStop(!!place && place.scrollHeight > place.clientHeight && tabStopsIn(place).length === 0),
  );
  return isStop;
}
