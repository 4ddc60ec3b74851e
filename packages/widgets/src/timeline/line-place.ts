import type { TimelineInput } from './read.ts';

export interface LinePlace {
  /** Pixels from the frame's top to the first point, and from the last one to its bottom. */
  readonly top: number;
  readonly bottom: number;
  /** How far along the line each point is, from 0 to 1. */
  readonly parts: readonly number[];
  /** The box that scrolls the timeline; null: the window does. */
  readonly scroller: Element | null;
  /** No box between the two clips what it contains: CSS, too, finds that it is what scrolls. */
  readonly isNearest: boolean;
}

/** The height of the point that our sheet draws, in pixels. */
const OWN_POINT = 16;

export function placeOf({ frame, items }: Pick<TimelineInput, 'frame' | 'items'>): LinePlace {
  const box = frame.getBoundingClientRect();
  // A popup may be scaled while it opens.
  const scale = frame.offsetHeight / box.height || 1;
  const centers = items.map(({ element, point }) => {
    const { top, height } = (point ?? element).getBoundingClientRect();
    return (top - box.top) * scale + (point ? height * scale : OWN_POINT) / 2;
  });
  const first = centers[0] ?? 0;
  const last = centers.at(-1) ?? 0;
  return {
    top: Math.round(first),
    bottom: Math.round(frame.offsetHeight - last),
    parts: centers.map((center) =>
      last > first ? Number(((center - first) / (last - first)).toFixed(3)) : 0,
    ),
    ...scrollerOf(frame),
  };
}

function scrollerOf(element: Element): Pick<LinePlace, 'scroller' | 'isNearest'> {
  let isNearest = true;
  const { body, documentElement } = element.ownerDocument;
  for (
    let box = element.parentElement;
    box && box !== body && box !== documentElement;
    box = box.parentElement
  ) {
    const { overflowY } = getComputedStyle(box);
    if (/visible|clip/.test(overflowY)) continue;
    if (overflowY !== 'hidden' && box.scrollHeight > box.clientHeight) return { scroller: box, isNearest };
    isNearest = false;
  }
  return { scroller: null, isNearest };
}
