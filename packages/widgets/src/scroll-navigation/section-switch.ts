/**
 * Positions of a section in the page, in px: the scroll position that shows its top below what the page keeps free, and its end.
 */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

export type Direction = 1 | -1;

/** Distance within which a position counts as reached, in px. */
const NEAR = 10;

/**
 * Returns the index of the section that the page scrolls to from `y`: the next one, or upwards the one that the window is within.
 * -1 if the page scrolls by itself: before, after and between sections that are more than a window away, and if any section does
 * not fit the window.
 */
export function nextStop(spans: readonly Span[], y: number, height: number, direction: Direction): number {
  if (spans.some(({ top, bottom }) => bottom - top > height + 1)) return -1;
  return direction > 0
    ? spans.findIndex(({ top }) => top > y + NEAR && top <= y + height)
    : spans.findLastIndex(({ top, bottom }) => top < y - NEAR && bottom >= y - NEAR);
}

/** Rest of the wheel after which a new turn begins, in ms. */
const QUIET = 120;
/** Time for which the momentum of a trackpad continues a turn, in ms. */
const MOMENTUM = 900;

/**
 * Returns a function that detects whether a wheel event begins a new turn, because a turn has many events. `time` is that of the
 * event, `length` the minimum duration of a turn, both in ms.
 */
export function turns(): (time: number, direction: Direction, length: number) => boolean {
  let began = Number.NEGATIVE_INFINITY;
  let last = began;
  let way = 0;
  return (time, direction, length) => {
    const isNew = time - last > QUIET || direction !== way || time - began > length + MOMENTUM;
    last = time;
    if (!isNew) return false;
    began = time;
    way = direction;
    return true;
  };
}
