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

/** Pixels that are kept to the edge of the window, and of an arrow to the corners. */
const EDGE = 8;
const CORNER = 14;

/** Where the reference's middle is along the edge of what floats, in pixels. */
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
  /** Pixels between the two. */
  readonly distance: number;
  readonly strategy: Strategy;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** Of the reference, where it stands. */
  readonly side: Side;
  readonly arrow: number;
  /** Whether what it is about is scrolled away. */
  readonly isGone: boolean;
}

/** The box of an element, narrowed to the width of its content: a row may be wider than its text. */
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

/** Where a tooltip stands beside what it is about: at the side that is asked for, else at the other one, and always in the window. */
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
      // Of the window: what it is about may be in a box that is just unfolding.
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
