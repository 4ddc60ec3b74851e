import { directionOf, useViewport } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import type { MenuItem } from './read.ts';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

type Align = 'left' | 'center' | 'right';

/** Position of an open panel: whether it opens above the titles, and its styles. */
export interface Place {
  readonly isAbove: boolean;
  readonly styles: Readonly<Record<string, string>>;
}

const FREE: Place = { isAbove: false, styles: {} };

/**
 * Returns the position of a horizontal menu's open panel, and updates it when the window is resized. If `item` is null, measures
 * nothing and returns no styles.
 */
export function usePlace(item: MenuItem | null, heading: HTMLElement, align: Align | null): Place {
  const [turn, setTurn] = useState(0);
  const [placed, setPlaced] = useState({ item, turn, place: FREE });
  useViewport(item && window, 'resize', () => setTurn((now) => now + 1));
  // The panel is first rendered without styles, then measured.
  useLayoutEffect(() => {
    const { row, panel } = item ?? {};
    if (item && row && panel) setPlaced({ item, turn, place: measure(row, panel, heading, align) });
  }, [item, turn, heading, align]);
  return placed.item === item && placed.turn === turn ? placed.place : FREE;
}

function measure(row: HTMLElement, panel: HTMLElement, heading: HTMLElement, align: Align | null): Place {
  const box = panel.getBoundingClientRect();
  const { position } = getComputedStyle(panel);
  const isAbove = opensAbove(box, heading.getBoundingClientRect().height, window.innerHeight);
  return {
    isAbove,
    styles: {
      ...(align && beside(row, panel, box, position, align)),
      ...(isAbove && { maxWidth: `${box.width}px`, ...(align && { width: 'max-content' }) }),
    },
  };
}

/**
 * Returns the styles that align a panel with its title: an inset from the inline start edge, which the page builder's style
 * sheet expects.
 */
function beside(
  row: Element,
  panel: HTMLElement,
  box: DOMRect,
  position: string,
  align: Align,
): Readonly<Record<string, string>> {
  const left = leftOf(row.getBoundingClientRect(), box.width, document.documentElement.clientWidth, align);
  const around = position === 'relative' ? box : (panel.offsetParent?.getBoundingClientRect() ?? box);
  return directionOf(panel) === 'rtl'
    ? { right: `${around.right - left - box.width}px` }
    : { left: `${left - around.left}px` };
}

/**
 * Returns the left edge of a panel that is as wide as its content, in px from the left edge of the viewport. The panel is aligned
 * with its title as far as it fits into the viewport.
 */
export function leftOf(title: Box, width: number, windowWidth: number, align: Align): number {
  const middle = (title.left + title.right - width) / 2;
  const desired = { left: title.left, center: middle, right: title.right - width }[align];
  return Math.max(0, Math.min(desired, windowWidth - width));
}

/** Whether a panel does not fit into the space below the titles but fits above them. */
export function opensAbove(panel: Box, titlesHeight: number, windowHeight: number): boolean {
  const height = panel.bottom - panel.top;
  return height > windowHeight - panel.top && height < panel.top - titlesHeight;
}
