/** Of a section, in px: where the page is scrolled to, above it what the page keeps free, and its own end. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

export type Direction = 1 | -1;

/** Nearer than this is there already. */
const NEAR = 10;

/**
 * Which section the page goes to from `y`: the next one, or up the one that the window is within. -1 where the page scrolls by itself:
 * before, after and between sections that are further than a window away, and wherever a section does not fit the window.
 */
export function nextStop(spans: readonly Span[], y: number, height: number, direction: Direction): number {
  if (spans.some(({ top, bottom }) => bottom - top > height + 1)) return -1;
  return direction > 0
    ? spans.findIndex(({ top }) => top > y + NEAR && top <= y + height)
    : spans.findLastIndex(({ top, bottom }) => top < y - NEAR && bottom >= y - NEAR);
}

/** A wheel at rest for so many ms begins a new turn. */
const QUIET = 120;
/** Trackpads go on turning for a while. */
const MOMENTUM = 900;

/** Tells one turn of the wheel from the next: a turn has many events. `time` is theirs, `length` how long a turn is at least, in ms. */
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
