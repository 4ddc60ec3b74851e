import { useListener, useSize, useStable, useViewport } from '@iyim/runtime/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Measured, measure } from './measure.ts';
import type { Place } from './place.ts';

/** Milliseconds after the last change of the window's size until it is measured again (§9, sticky re-check on resize). */
const RESIZE_REST = 300;

/**
 * What there is to know of an element at its own place. Null for the drawing that puts it there to be measured, which nobody sees:
 * the next one follows at once. While it sticks it keeps the height it had before, as its classes may make it smaller: those for
 * effects also in a window of another width.
 */
export function useMeasured(
  target: HTMLElement,
  container: Element | null,
  { isStuck, hasEffects }: Pick<Place, 'isStuck' | 'hasEffects'>,
  isAtBottom: boolean,
): Measured | null {
  const [turn, setTurn] = useState(0);
  const [last, setLast] = useState<{ turn: number; measured: Measured } | null>(null);
  const known = useRef<Measured | null>(null);
  const take = useStable(() => {
    const before = isStuck ? known.current : null;
    const now = measure(target, container, isAtBottom);
    const isSame = before && (hasEffects || before.window.width === now.window.width);
    known.current = isSame ? { ...now, height: before.height } : now;
    setLast({ turn, measured: known.current });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each drawing that is for it
  useLayoutEffect(take, [turn, take]);

  const again = () => setTurn((old) => old + 1);
  useViewport(window, 'resize', again);
  useViewport(window, 'resize', again, { rest: RESIZE_REST });
  useLaterSize([target.parentElement ?? target], again);
  useListener(window, 'load', () => {
    known.current = null; // its pictures have come
    again();
  });
  return last?.turn === turn ? last.measured : null;
}

/**
 * Calls `follow` in the frame after one of the elements has got another size. Not at once, as `useSize` does: what follows may give
 * one of them another size again, of which observers complain.
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
