import { useDocumentHidden, useStable } from '@iyim/runtime/widget';
import { type FocusEvent, useEffect, useRef } from 'react';

/** Time without use after which the countdown continues, in ms. */
const REST = 5000;

/**
 * Closes the popup after `time` milliseconds; 0: never (§3 `close_automatically`, PO-5). The countdown pauses while the page is
 * hidden and while the visitor uses the popup (pointer, keys, typing, scrolling, moving the focus), and continues 5 s after the
 * last use. A pointer that does not move does not count as use, nor does the focus that opening moved inside, because a dialog
 * always has the focus.
 */
export function useAutoClose(time: number, close: () => unknown) {
  /** Time left, in ms; 0 when the time is up. */
  const left = useRef(time);
  /** Time at which the countdown started or will start, in ms, from `performance.now()`; infinite while it is paused. */
  const since = useRef(Number.POSITIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMoving = useRef(false);
  const isHidden = useDocumentHidden();
  const pause = useStable(() => {
    clearTimeout(timer.current);
    left.current -= Math.max(0, performance.now() - since.current);
    since.current = Number.POSITIVE_INFINITY;
  });
  const run = useStable((rest: number) => {
    since.current = performance.now() + rest;
    timer.current = setTimeout(() => {
      since.current = Number.POSITIVE_INFINITY;
      left.current = 0;
      close();
    }, rest + left.current);
  });
  useEffect(() => {
    left.current = time;
  }, [time]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed time restarts the countdown
  useEffect(() => {
    if (left.current === 0 || isHidden) return;
    run(0);
    return pause;
  }, [time, isHidden, run, pause]);
  /** Handles any of the visitor's events except focus events. */
  const use = () => {
    if (left.current === 0 || isHidden) return;
    pause();
    run(REST);
  };
  /** Calls `move`, which moves the focus without counting as use. */
  const moveFocus = useStable((move: () => void) => {
    isMoving.current = true;
    move();
    isMoving.current = false;
  });
  /** Handles a focus event of the dialog, which counts as use if the focus comes from inside the dialog. */
  const focus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isMoving.current && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) use();
  };
  return { use, focus, moveFocus } as const;
}
