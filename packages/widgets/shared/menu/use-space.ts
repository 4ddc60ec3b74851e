import { useMeasured } from '@iyim/runtime/page';
import { directionOf, useStable, useViewport } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { STICKY } from '../../originals/frontend.ts';
import { SCROLL_REST } from '../scroll-rest.ts';

/** CSS lengths that stretch an element to the full width of the window. */
export interface Stretch {
  readonly width: string;
  /** Inset of the element at the start of the line. */
  readonly inset: string;
  readonly side: 'left' | 'right';
}

/**
 * Returns the lengths that stretch a positioned element to the full width of the window. The lengths are updated when the width
 * of the window or of the element's parent changes, and when `turn` changes. Null if there is no element, or if it has no box.
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
  // Computed relative to the element's current position, because its containing block is unknown.
  const gap = side === 'left' ? left - clientLeft : clientLeft + clientWidth - right;
  const inset = (Number.parseFloat(getComputedStyle(element)[side]) || 0) - gap;
  return { width: `${clientWidth}px`, inset: `${Math.round(inset * 100) / 100}px`, side };
}

/**
 * Returns the height between the top of a sticky element and the bottom of the window, as CSS. Null for an element that scrolls
 * with the page, because visitors can scroll to the rest of it. Measured when it opens, when the window changes, and after
 * scrolling.
 */
export function useSpaceBelow(element: HTMLElement | null, isOpen: boolean): string | null {
  const [space, setSpace] = useState<string | null>(null);
  const isStuck = isOpen && element?.closest(STICKY) != null;
  const measureSpace = useStable(() =>
    setSpace(
      isStuck && element
        ? `${Math.max(Math.round(window.innerHeight - element.getBoundingClientRect().top), 0)}px`
        : null,
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when it opens
  useLayoutEffect(measureSpace, [measureSpace, element, isStuck]);
  useViewport(isStuck ? window : null, 'resize', measureSpace);
  useViewport(isStuck ? window : null, 'scroll', measureSpace, { rest: SCROLL_REST });
  return space;
}
