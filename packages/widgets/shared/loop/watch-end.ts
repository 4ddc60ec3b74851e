/** How far from the visitor's sight the end of a listing may be when more is loaded. */
const AHEAD = '0px 0px 300px 0px';

export interface EndWatch {
  /** Watches one element, in place of the one before; null watches none. */
  watch(element: Element | null): void;
}

/** Calls `near` whenever the watched element is in sight or close below, also when it still is at the next `watch`. */
export function watchEnd(near: () => void, signal: AbortSignal): EndWatch {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near();
    },
    { rootMargin: AHEAD },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  return {
    watch(element) {
      observer.disconnect();
      if (element && !signal.aborted) observer.observe(element);
    },
  };
}
