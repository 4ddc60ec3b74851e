import { directionOf, useReducedMotion, useSize, useStable, useViewport } from '@iyim/runtime/widget';
import { useRef, useState } from 'react';
import type { HorizontalTimelineInput } from './read.ts';

/** Longer than browsers pause within one scroll, in milliseconds. */
const AT_REST = 150;
/** Positions are fractions of pixels where the page is zoomed. */
const NEARLY = 2;

interface Measured {
  readonly isStart: boolean;
  readonly isEnd: boolean;
  /** From the middle of the first point to that of the last one, from the left of their list; in pixels. */
  readonly left: number;
  readonly width: number;
  /** Of the points' list, from the frame's top. */
  readonly middle: number;
}

/** What scrolls the entries: where it stands, and going on by some of them, to whichever side the text runs. */
export function useScroller(input: HorizontalTimelineInput) {
  const { scroller, list, entries } = input;
  const isStill = useReducedMotion();
  const [measured, setMeasured] = useState<Measured | null>(null);
  /** Where a move leads that is still under way. */
  const goal = useRef<number | null>(null);
  const measure = () => {
    const found = measuredOf(input);
    setMeasured((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
  };
  useSize([scroller, list, ...entries.map(({ element }) => element)], measure);
  useViewport(scroller, 'scroll', measure);
  const rest = () => {
    goal.current = null;
  };
  useViewport(scroller, 'scroll', rest, { rest: AT_REST });

  /** Goes on by so many entries, back where the number is negative; by those that are seen at most. */
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
