import { useLayoutEffect, useRef, useState } from 'react';
import { useStable } from './effects.ts';
import { isSame } from './use-server-node.ts';

/**
 * Calls `measure` while mounting, before the first paint, and whenever the size of one of the elements changes.
 *
 * @param turn When this value changes, `measure` is called again.
 */
export function useSize(elements: readonly Element[], measure: () => unknown, turn?: unknown): void {
  const run = useStable(measure);
  const last = useRef(elements);
  const watched = isSame(elements, last.current) ? last.current : elements;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller chooses `turn`
  useLayoutEffect(() => {
    last.current = watched;
    run();
    const observer = new ResizeObserver(() => run());
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [watched, run, turn]);
}

/** Returns the result of `measure`, which runs as in `useSize`. The value stays the same until a different one is measured. */
export function useMeasured<T>(elements: readonly Element[], measure: () => T, turn?: unknown): T {
  const [value, setValue] = useState(measure);
  const update = () => {
    const found = measure();
    setValue((current) => (isSame(current, found) ? current : found));
  };
  useSize(elements, update, turn);
  return value;
}
