import { useLayoutEffect, useRef, useState } from 'react';
import { useStable } from './effects.ts';
import { isSame } from './use-server-node.ts';

/**
 * Calls `measure` while mounting, before anything is painted, and whenever one of the elements has another size.
 *
 * @param turn Another value measures again.
 */
export function useSize(elements: readonly Element[], measure: () => unknown, turn?: unknown): void {
  const run = useStable(measure);
  const last = useRef(elements);
  const watched = isSame(elements, last.current) ? last.current : elements;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is the caller's
  useLayoutEffect(() => {
    last.current = watched;
    run();
    const observer = new ResizeObserver(() => run());
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [watched, run, turn]);
}

/** Returns what `measure` does, as `useSize` calls it. The value stays the same until another one is measured. */
export function useMeasured<T>(elements: readonly Element[], measure: () => T, turn?: unknown): T {
  const [value, setValue] = useState(measure);
  const update = () => {
    const found = measure();
    setValue((known) => (isSame(known, found) ? known : found));
  };
  useSize(elements, update, turn);
  return value;
}
