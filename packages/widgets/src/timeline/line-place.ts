import type { TimelineInput } from './read.ts';

export interface LinePlace {
  /** Pixels from the frame's top to the center of the first point, and from the center of the last point to the frame's bottom. */
  readonly top: number;
  readonly bottom: number;
  /** Position of each point along the line, from 0 to 1. */
  readonly parts: readonly number[];
  /** Nearest ancestor that scrolls; null for the window. */
  readonly scroller: Element | null;
  /** Whether `scroller` is also the nearest scroll container, which the scroll timeline in CSS uses. */
  readonly isNearest: boolean;
}

/** Height in pixels of the point that the widget's style sheet draws in plain markup. */
const POINT_HEIGHT = 16;

export function placeOf({ frame, items }: Pick<TimelineInput, 'frame' | 'items'>): LinePlace {
  const box = frame.getBoundingClientRect();
  // Corrects the measured sizes while a popup around the timeline opens, which may scale its content.
  const scale = frame.offsetHeight / box.height || 1;
  const centers = items.map(({ element, point }) => {
    const { top, height } = (point ?? element).getBoundingClientRect();
    return (top - box.top) * scale + (point ? height * scale : POINT_HEIGHT) / 2;
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
