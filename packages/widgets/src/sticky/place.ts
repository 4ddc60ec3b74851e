export type Side = 'top' | 'bottom';

/** Range from top to bottom, in pixels from the top of the window. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Place {
  readonly isStuck: boolean;
  /** Whether the page has scrolled by at least `sticky_effects_offset` since the element began to stick. */
  readonly hasEffects: boolean;
  /**
   * Distance in pixels by which the element is moved down from its normal position (up if negative) once it has reached the end of
   * its bounds; zero before.
   */
  readonly shift: number;
}

interface Places {
  /** The element's normal position in the page. */
  readonly element: Span;
  /** Range in which a stuck element may be: the window or the scrolling box, minus the offset from its edge. */
  readonly port: Span;
  /** Range that the element must not leave; null for the whole page. */
  readonly bounds: Span | null;
}

/** Returns the place of an element that stays at an edge of the window. */
export function placeOf(side: Side, { element, port, bounds }: Places, effectsOffset: number): Place {
  const beyond = side === 'top' ? port.start - element.start : element.end - port.end;
  const isStuck = beyond >= 0;
  const space = spaceIn(bounds, element, side);
  return {
    isStuck,
    hasEffects: isStuck && beyond >= effectsOffset,
    shift: isStuck && beyond > space ? (side === 'top' ? space : -space) : 0,
  };
}

function spaceIn(bounds: Span | null, element: Span, side: Side): number {
  if (!bounds) return Number.POSITIVE_INFINITY;
  return Math.max(side === 'top' ? bounds.end - element.end : element.start - bounds.start, 0);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns whether an element would cover more than half of the window's height, for example in a magnified window (WCAG 2.4.11). An
 * element up to half as wide as the window does not count, because content is visible beside it.
 */
export const hidesPage = (element: Size, offset: number, window: Size): boolean =>
  element.width > window.width / 2 && element.height + offset > window.height / 2;
