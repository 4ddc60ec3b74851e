import { useLayoutEffect, useRef, useState } from 'react';
import { isSame } from './use-server-node.ts';
import { useStable } from './use-stable.ts';

/** Calls `measure` while mounting, before anything is painted, and whenever one of the elements has another size. */
export function useSize(elements: readonly Element[], measure: () => unknown): void {
  const run = useStable(measure);
  const last = useRef(elements);
  const isKnown =
    elements.length === last.current.length &&
    elements.every((element, index) => element === last.current[index]);
  const watched = isKnown ? last.current : elements;
  useLayoutEffect(() => {
    last.current = watched;
    run();
    const observer = new ResizeObserver(() => run());
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [watched, run]);
}

/**
 * What `measure` returns, measured anew whenever one of the elements has another size, and with another `turn`. Returns the same value
 * until it measures another one.
 */
export function useMeasured<T>(elements: readonly Element[], measure: () => T, turn?: unknown): T {
  const [value, setValue] = useState(measure);
  const look = useStable(() => {
    const found = measure();
    setValue((known) => (isSame(known, found) ? known : found));
  });
  useSize(elements, look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is the caller's
  useLayoutEffect(look, [turn]);
  return value;
}
