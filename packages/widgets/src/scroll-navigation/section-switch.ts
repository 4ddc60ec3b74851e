/**
 * Positions of a section in the page, in px. `top` is the scroll position that shows its start below the page's `scroll-padding`;
 * `bottom` is its end.
 */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

export type Direction = 1 | -1;

/** Distance within which a position counts as reached, in px. */
const NEAR = 10;

/**
 * Returns the index of the section to which the page scrolls from `y`: downwards the next section within one window, upwards the
 * section that covers the top of the window. Returns -1 if the browser must scroll the page as usual, because there is no such
 * section or because any section is higher than the window.
 */
export function nextStop(spans: readonly Span[], y: number, height: number, direction: Direction): number {
  if (spans.some(({ top, bottom }) => bottom - top > height + 1)) return -1;
  return direction > 0
    ? spans.findIndex(({ top }) => top > y + NEAR && top <= y + height)
    : spans.findLastIndex(({ top, bottom }) => top < y - NEAR && bottom >= y - NEAR);
}

/** Pause in the wheel's events after which a new turn begins, in ms. */
const QUIET = 120;
/** Time after scrolling to a section during which the momentum of a trackpad still belongs to the same turn, in ms. */
const MOMENTUM = 900;

/**
 * Creates a function that returns whether a wheel event begins a new turn of the wheel, because one turn fires many events. `time`
 * is the time of the event, `length` the duration of scrolling to a section, both in ms. A turn lasts at most `length` plus the
 * time for momentum.
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
