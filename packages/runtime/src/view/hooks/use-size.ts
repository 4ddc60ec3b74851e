import { useLayoutEffect, useRef } from 'react';
import { useStable } from './use-stable.ts';

/** Calls `measure` while mounting, before anything is painted, and whenever one of the elements has another size. */
export function useSize(elements: readonly Element[], measure: () => unknown): void {
  const run = useStable(measure);
  const last = useRef(elements);
  const isSame =
    elements.length === last.current.length &&
    elements.every((element, index) => element === last.current[index]);
  const watched = isSame ? last.current : elements;
  useLayoutEffect(() => {
    last.current = watched;
    run();
    const observer = new ResizeObserver(() => run());
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [watched, run]);
}
