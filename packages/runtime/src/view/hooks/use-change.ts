import { useLayoutEffect, useRef } from 'react';

/** Runs `run` after a drawing with another `value` than the one before, and not after the first drawing. */
export function useChange<T>(value: T, run: (value: T, before: T) => unknown): void {
  const last = useRef(value);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = value;
    if (!Object.is(before, value)) run(value, before);
  });
}
