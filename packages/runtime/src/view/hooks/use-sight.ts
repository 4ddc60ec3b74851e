import { useLayoutEffect } from 'react';
import { useStable } from './use-stable.ts';

/** Says whether an element is in the window: once soon after mounting, then when it comes and goes. */
export function useSight(element: Element, follow: (isSeen: boolean) => unknown): void {
  const run = useStable(follow);
  useLayoutEffect(() => {
    const observer = new IntersectionObserver((entries) => run(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, run]);
}
