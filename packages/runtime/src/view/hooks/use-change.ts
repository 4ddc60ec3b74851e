import { useLayoutEffect, useRef } from 'react';

/** Runs `run` after a render whose `value` differs from the previous one, but not after the first render. */
export function useChange<T>(value: T, run: (value: T, before: T) => unknown): void {
  const last = useRef(value);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = value;
    if (!Object.is(before, value)) run(value, before);
  });
}
