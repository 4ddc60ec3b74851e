import {
  autoUpdate,
  flip,
  hide,
  type Middleware,
  offset,
  type Placement,
  type ReferenceType,
  type Side,
  type Strategy,
  shift,
  useFloating,
} from '@floating-ui/react-dom';
import { useMemo } from 'react';

/** Minimum distances of a tooltip from the edge of the window, and of its arrow from its corners, in px. */
const EDGE = 8;
const CORNER = 14;

/** Computes the arrow's position: where the middle of the reference is along the edge of the floating element, in px. */
const arrow: Middleware = {
  name: 'arrow',
  fn({ x, y, placement, rects: { reference, floating } }) {
    const isColumn = /^[tb]/.test(placement);
    const middle = isColumn ? reference.x + reference.width / 2 - x : reference.y + reference.height / 2 - y;
    const length = isColumn ? floating.width : floating.height;
    return { data: { at: Math.max(CORNER, Math.min(middle, length - CORNER)) } };
  },
};

export interface PlaceOptions {
  readonly placement: Placement;
  /** Distance between reference and tooltip, in px. */
  readonly distance: number;
  readonly strategy: Strategy;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** Side of the reference on which the tooltip is. */
  readonly side: Side;
  readonly arrow: number;
  /** Whether the reference is scrolled out of the window. */
  readonly isGone: boolean;
}

/** Returns the box of an element, narrowed to the width of its content, because a row may be wider than its text. */
export const asWideAsContent = (element: Element): ReferenceType => ({
  contextElement: element,
  getBoundingClientRect() {
    const box = element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, width } = range.getBoundingClientRect();
    return width ? new DOMRect(x, box.y, width, box.height) : box;
  },
});

/**
 * Returns the position of a tooltip next to its reference: on the requested side if there is space, otherwise on another side, and
 * always in the window.
 */
export function usePlace(
  reference: ReferenceType,
  floating: HTMLElement | null,
  { placement, distance, strategy }: PlaceOptions,
): Place | null {
  const middleware = useMemo(
    () => [
      offset(distance),
      flip({ padding: EDGE, crossAxis: false, fallbackAxisSideDirection: 'start' }),
      shift({ padding: EDGE, crossAxis: true }),
      arrow,
      // Only the window counts as a boundary, because the reference may be in a box that is just unfolding.
      hide({ boundary: [] }),
    ],
    [distance],
  );
  const at = useFloating({
    elements: { reference, floating },
    placement,
    strategy,
    middleware,
    transform: false,
    whileElementsMounted: autoUpdate,
  });
  const { middlewareData: data } = at;
  return at.isPositioned
    ? {
        left: at.x,
        top: at.y,
        side: at.placement.split('-')[0] as Side,
        arrow: (data.arrow as { at?: number } | undefined)?.at ?? 0,
        isGone: data.hide?.referenceHidden ?? false,
      }
    : null;
}
