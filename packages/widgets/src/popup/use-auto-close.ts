import { useDocumentHidden, useStable } from '@iyim/runtime/widget';
import { useEffect, useRef } from 'react';

/** What shows that the visitor is using the popup. */
interface Uses {
  onPointerDown(): void;
  onKeyDown(): void;
  onInput(): void;
  onWheel(): void;
}

/**
 * Calls `close` after `time` milliseconds, 0: never (PO-5, `close_automatically`); not for a visitor who presses, types or
 * scrolls before: who has begun to use it is not interrupted. In a tab behind it waits to be seen, and then its whole time.
 * Returns what the dialog hears.
 */
export function useAutoClose(time: number, close: () => unknown): Uses {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUsed = useRef(false);
  const isHidden = useDocumentHidden();
  const end = useStable(close);
  useEffect(() => {
    if (time === 0 || isUsed.current || isHidden) return;
    timer.current = setTimeout(end, time);
    return () => clearTimeout(timer.current);
  }, [time, isHidden, end]);
  const use = () => {
    isUsed.current = true;
    clearTimeout(timer.current);
  };
  return { onPointerDown: use, onKeyDown: use, onInput: use, onWheel: use };
}
