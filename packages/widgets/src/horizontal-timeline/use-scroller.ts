import { directionOf, useReducedMotion, useSize, useStable, useViewport } from '@iyim/runtime/widget';
import { useRef, useState } from 'react';
import type { HorizontalTimelineInput } from './read.ts';

/** Time in ms without a scroll event after which a scroll has ended. */
const AT_REST = 150;
/** Tolerance in px: positions are fractional on a zoomed page. */
const NEARLY = 2;

interface Measured {
  readonly isStart: boolean;
  readonly isEnd: boolean;
  /** Distance from the left of the list to the line, which joins the centres of the first and the last point, in px. */
  readonly left: number;
  readonly width: number;
  /** Vertical centre of the list, from the top of the frame, in px. */
  readonly middle: number;
}

/** Measures the scroller and scrolls by entries, in the direction of the text. */
export function useScroller(input: HorizontalTimelineInput) {
  const { scroller, list, entries } = input;
  const isStill = useReducedMotion();
  const [measured, setMeasured] = useState<Measured | null>(null);
  /** Index of the entry to which the list is scrolling; null at rest. */
  const goal = useRef<number | null>(null);
  const measure = () => {
    const found = measuredOf(input);
    setMeasured((previous) => (JSON.stringify(previous) === JSON.stringify(found) ? previous : found));
  };
  useSize([scroller, list, ...entries.map(({ element }) => element)], measure);
  useViewport(scroller, 'scroll', measure);
  const rest = () => {
    goal.current = null;
  };
  useViewport(scroller, 'scroll', rest, { rest: AT_REST });

  /** Scrolls forward by `count` entries, or back if `count` is negative; by at most the number of visible entries. */
  const goBy = useStable((count: number) => {
    const width = entries[0]?.element.getBoundingClientRect().width || 1;
    const seen = Math.max(1, Math.floor(scroller.clientWidth / width + 0.1));
    const last = Math.max(0, entries.length - seen);
    const from = goal.current ?? Math.round(Math.abs(scroller.scrollLeft) / width);
    const to = Math.min(last, Math.max(0, from + Math.sign(count) * Math.min(Math.abs(count), seen)));
    goal.current = to;
    scroller.scrollTo({
      left: to * width * (directionOf(scroller) === 'rtl' ? -1 : 1),
      behavior: isStill ? 'instant' : 'smooth',
    });
  });
  return { measured, goBy };
}

function measuredOf({ frame, scroller, list, entries }: HorizontalTimelineInput): Measured {
  const at = Math.abs(scroller.scrollLeft);
  const box = list.getBoundingClientRect();
  const centers = entries.map(({ element, point }) => {
    const { left, width } = (point ?? element).getBoundingClientRect();
    return left + width / 2 - box.left;
  });
  const left = Math.min(...centers);
  return {
    isStart: at < NEARLY,
    isEnd: at > scroller.scrollWidth - scroller.clientWidth - NEARLY,
    left: Math.round(left),
    width: Math.round(Math.max(...centers) - left),
    middle: Math.round(box.top + box.height / 2 - frame.getBoundingClientRect().top),
  };
}
