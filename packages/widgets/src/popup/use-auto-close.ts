import { useDocumentHidden, useStable } from '@iyim/runtime/widget';
import { useEffect, useRef } from 'react';

/** Time without use after which the clock goes on, in ms. */
const REST = 5000;

interface AutoClose {
  /** The visitor uses the popup. */
  readonly use: () => void;
  /** The focus moves in the dialog: a use, when it comes from inside. */
  readonly focus: (event: FocusMove) => void;
  /** Moves the focus by `move`, which does not count as use. */
  readonly moveFocus: (move: () => void) => void;
}

interface FocusMove {
  readonly currentTarget: Node;
  readonly relatedTarget: EventTarget | null;
}

/**
 * Closes the popup after `time` milliseconds, 0: never (§3 `close_automatically`, PO-5). The clock pauses while the page is hidden
 * and while the visitor uses the popup (pointer, keys, typing, scrolling, moving the focus), and goes on 5 s after the last use. A
 * pointer that merely lies there, and the focus that opening put inside, do not count as use: a dialog always has the focus.
 */
export function useAutoClose(time: number, close: () => unknown): AutoClose {
  /** Time left, 0: it is over; and since when the clock runs. */
  const left = useRef(time);
  const since = useRef<number>(undefined);
  /** Ends the clock, or the rest after a use. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMoving = useRef(false);
  const isHidden = useDocumentHidden();
  const pause = useStable(() => {
    clearTimeout(timer.current);
    if (since.current !== undefined) left.current -= performance.now() - since.current;
    since.current = undefined;
  });
  const run = useStable(() => {
    since.current = performance.now();
    timer.current = setTimeout(() => {
      since.current = undefined;
      left.current = 0;
      close();
    }, left.current);
  });
  useEffect(() => {
    left.current = time;
  }, [time]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is another clock
  useEffect(() => {
    if (left.current === 0 || isHidden) return;
    run();
    return pause;
  }, [time, isHidden, run, pause]);
  const use = () => {
    if (left.current === 0 || isHidden) return;
    pause();
    timer.current = setTimeout(run, REST);
  };
  const moveFocus = useStable((move: () => void) => {
    isMoving.current = true;
    move();
    isMoving.current = false;
  });
  const focus = ({ currentTarget, relatedTarget }: FocusMove) => {
    if (!isMoving.current && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) use();
  };
  return { use, focus, moveFocus };
}
