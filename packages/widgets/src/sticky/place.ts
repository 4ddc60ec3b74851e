export type Side = 'top' | 'bottom';

/** From top to bottom, in pixels of the window. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Place {
  readonly isStuck: boolean;
  /** It has been scrolled on for as long as the effects wait. */
  readonly hasEffects: boolean;
  /** How far it stands from its own place at the end of what bounds it: down, or with a minus up. Zero: it is not there yet. */
  readonly shift: number;
}

interface Places {
  /** Its own place in the page. */
  readonly own: Span;
  /** What it may be seen in. */
  readonly port: Span;
  /** What it must not leave; null for the whole page. */
  readonly bounds: Span | null;
}

/** Where an element is that stays at an edge of the window. */
export function placeOf(side: Side, { own, port, bounds }: Places, effectsOffset: number): Place {
  const beyond = side === 'top' ? port.start - own.start : own.end - port.end;
  const isStuck = beyond >= 0;
  const room = roomIn(bounds, own, side);
  return {
    isStuck,
    hasEffects: isStuck && beyond >= effectsOffset,
    shift: isStuck && beyond > room ? (side === 'top' ? room : -room) : 0,
  };
}

function roomIn(bounds: Span | null, own: Span, side: Side): number {
  if (!bounds) return Number.POSITIVE_INFINITY;
  return Math.max(side === 'top' ? bounds.end - own.end : own.start - bounds.start, 0);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether it would hide more than half of a small or magnified window (WCAG 2.4.11). What stands beside content hides none. */
export const hidesPage = (element: Size, offset: number, window: Size): boolean =>
  element.width > window.width / 2 && element.height + offset > window.height / 2;
