import { useSize } from '@iyim/runtime/widget';
import { useLayoutEffect, useRef } from 'react';

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
