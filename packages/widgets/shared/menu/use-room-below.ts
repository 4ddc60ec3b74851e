import { useStable, useViewport } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { SCROLL_REST } from '../scroll-rest.ts';
import { STICKY } from './names.ts';

/**
 * The height that is left in the window below the top of an element which sticks to it, as CSS; null for one that scrolls with the
 * page, where the visitor gets at the rest by scrolling. Measured when it opens, when the window changes, and after scrolling.
 */
export function useRoomBelow(element: HTMLElement | null, isOpen: boolean): string | null {
  const [room, setRoom] = useState<string | null>(null);
  const isStuck = isOpen && element?.closest(STICKY) != null;
  const look = useStable(() =>
    setRoom(
      isStuck && element
        ? `${Math.max(Math.round(window.innerHeight - element.getBoundingClientRect().top), 0)}px`
        : null,
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when it opens
  useLayoutEffect(look, [look, element, isStuck]);
  useViewport(isStuck ? window : null, 'resize', look);
  useViewport(isStuck ? window : null, 'scroll', look, { rest: SCROLL_REST });
  return room;
}
