import { useListener, useSize, useStable, useViewport } from '@iyim/runtime/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Measured, measure } from './measure.ts';
import type { Place } from './place.ts';

/** Delay in ms after the last resize of the window before the element is measured again (§9, sticky re-check on resize). */
const RESIZE_REST = 300;

/**
 * Measures an element in its normal position. Returns null in the render that puts the element back into that position; the next
 * render follows before the paint. For a stuck element it reuses the previous height, because the element's classes may have made
 * it smaller. It measures the height again if the window's width has changed, unless the element has the class for effects.
 */
export function useMeasured(
  target: HTMLElement,
  container: Element | null,
  { isStuck, hasEffects }: Pick<Place, 'isStuck' | 'hasEffects'>,
  isAtBottom: boolean,
): Measured | null {
  const [turn, setTurn] = useState(0);
  const [last, setLast] = useState<{ turn: number; measured: Measured } | null>(null);
  const previous = useRef<Measured | null>(null);
  const take = useStable(() => {
    const before = isStuck ? previous.current : null;
    const now = measure(target, container, isAtBottom);
    const isSame = before && (hasEffects || before.window.width === now.window.width);
    previous.current = isSame ? { ...now, height: before.height } : now;
    setLast({ turn, measured: previous.current });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once for each render that requests it
  useLayoutEffect(take, [turn, take]);

  const again = () => setTurn((old) => old + 1);
  useViewport(window, 'resize', again);
  useViewport(window, 'resize', again, { rest: RESIZE_REST });
  useLaterSize([target.parentElement ?? target], again);
  useListener(window, 'load', () => {
    previous.current = null; // pictures that have loaded may have changed the height
    again();
  });
  return last?.turn === turn ? last.measured : null;
}

/**
 * Calls `follow` in the frame after one of the elements has changed its size. `useSize` would call it immediately, but `follow`
 * may change one of the sizes again, which resize observers report as a loop.
 */
export function useLaterSize(elements: readonly Element[], follow: () => unknown): void {
  const frame = useRef(0);
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
  });
  useSize(elements, () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => latest.current());
  });
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
}
