import { useLayoutEffect, useRef } from 'react';
import { deepActive } from '../../host-page/dom/focus.ts';
import { useStable } from './effects.ts';

/** How long a message is shown, and where. */
export interface ReadingTimeOptions {
  /** Milliseconds that the message is shown. */
  readonly time: number;
  /** Where it is shown, asked for when its time is over. */
  readonly shownIn: () => Element | null | undefined;
  /** Takes the message away. */
  readonly onEnd: () => unknown;
}

/** How soon a message that is being read is looked at again, in ms. */
const AGAIN = 1000;

/**
 * Ends a message after its time, but not while the pointer or the focus is on it: who reads it, or is about to use what stands in
 * it, is not hurried, and it ends within a second of being left. Another message has its own time; null has none to end.
 */
export function useReadingTime(message: unknown, { time, shownIn, onEnd }: ReadingTimeOptions): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endUnlessRead = useStable(() => {
    const place = shownIn();
    // A touch leaves `:hover` behind until the next one.
    const isHovered = place?.matches(':hover') && matchMedia('(hover: hover)').matches;
    if (isHovered || place?.contains(deepActive(document))) timer.current = setTimeout(endUnlessRead, AGAIN);
    else onEnd();
  });
  useLayoutEffect(() => {
    if (message === null) return;
    timer.current = setTimeout(endUnlessRead, time);
    return () => clearTimeout(timer.current);
  }, [message, time, endUnlessRead]);
}
