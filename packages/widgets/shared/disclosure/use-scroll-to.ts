import { useReducedMotion } from '@iyim/runtime/widget';
import { useEffect } from 'react';

export interface ScrollTo {
  /** Pixels above it. */
  readonly offset: number;
  /** Milliseconds until it scrolls. */
  readonly delay: number;
}

/** Scrolls what was opened to the top of the window, once it is as high as it will be. */
export function useScrollTo(target: HTMLElement | null, scroll: ScrollTo | null): void {
  const isStill = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an opening
  useEffect(() => {
    if (!target || !scroll) return;
    const timer = setTimeout(() => {
      const top = target.getBoundingClientRect().top + window.scrollY - scroll.offset;
      window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
    }, scroll.delay);
    return () => clearTimeout(timer);
  }, [target]);
}
