/** Infinite scroll looks again so many ms after a load. */
const REARM = 250;

/** Calls `onReach` when `trigger` comes within `offset` of the viewport's end. One call a time; see the returned function. */
export function infiniteScroll(
  trigger: Element,
  offset: string,
  signal: AbortSignal,
  onReach: () => void,
): { rearm(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.unobserve(trigger);
      onReach();
    },
    // Of this document, not of the top one: margins reach into no frame.
    { root: document, rootMargin: `0% 0% ${offset} 0%` },
  );
  observer.observe(trigger);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  return {
    rearm() {
      clearTimeout(timer);
      timer = setTimeout(() => !signal.aborted && observer.observe(trigger), REARM);
    },
  };
}
