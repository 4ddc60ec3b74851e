import { useLayoutEffect, useRef } from 'react';
import { deepActive } from '../../host-page/dom/focus.ts';
import { useStable } from './effects.ts';

export interface ReadingTimeOptions {
  /** Milliseconds that the message is shown. */
  readonly time: number;
  /** Returns the element that shows the message; called when the message's time is over. */
  readonly shownIn: () => Element | null | undefined;
  /** Removes the message. */
  readonly onEnd: () => unknown;
}

/** Interval for checking a message that is still being read, in ms. */
const RECHECK_MS = 1000;

/**
 * Ends a message after `time`, but not while the pointer or the focus is on it, so that a visitor can finish reading it or use a
 * control in it. The message ends within a second after both have left. A new message restarts the time; null means there is no
 * message.
 */
export function useReadingTime(message: unknown, { time, shownIn, onEnd }: ReadingTimeOptions): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endUnlessRead = useStable(() => {
    const place = shownIn();
    // Touch screens are excluded, because a touch leaves `:hover` set until the next touch.
    const isHovered = place?.matches(':hover') && matchMedia('(hover: hover)').matches;
    if (isHovered || place?.contains(deepActive(document)))
      timer.current = setTimeout(endUnlessRead, RECHECK_MS);
    else onEnd();
  });
  useLayoutEffect(() => {
    if (message === null) return;
    timer.current = setTimeout(endUnlessRead, time);
    return () => clearTimeout(timer.current);
  }, [message, time, endUnlessRead]);
}
