import { useMeasured } from '@iyim/runtime/page';
import { directionOf, useStable, useViewport } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { STICKY } from '../../originals/frontend.ts';
import { SCROLL_REST } from '../scroll-rest.ts';

/** CSS lengths that lay an element over the whole width of the window. */
export interface Stretch {
  readonly width: string;
  /** Its inset at the side where lines begin. */
  readonly inset: string;
  readonly side: 'left' | 'right';
}

/**
 * How a positioned element is laid over the whole width of the window; kept true when the window, or what the element stands in,
 * changes its width, and measured anew with another `turn`. Null for no element, and for one that has no box.
 */
export function useStretch(element: HTMLElement | null, turn?: unknown): Stretch | null {
  const around = element ? [document.documentElement, element.parentElement ?? element] : [];
  return useMeasured(around, () => element && measure(element), turn);
}

function measure(element: HTMLElement): Stretch | null {
  if (element.getClientRects().length === 0) return null;
  const side = directionOf(element) === 'rtl' ? 'right' : 'left';
  const { clientWidth, clientLeft } = document.documentElement;
  const { left, right } = element.getBoundingClientRect();
  // From where it is: what it is laid out from need not be known.
  const gap = side === 'left' ? left - clientLeft : clientLeft + clientWidth - right;
  const inset = (Number.parseFloat(getComputedStyle(element)[side]) || 0) - gap;
  return { width: `${clientWidth}px`, inset: `${Math.round(inset * 100) / 100}px`, side };
}

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
