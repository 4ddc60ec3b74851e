import { useCallback, useInsertionEffect, useRef } from 'react';
import { useIsland } from '../island-context.ts';

/**
 * A function that never changes and does what the last drawing said; its errors fail this island and no other. For callbacks
 * that effects hand out; never called while drawing.
 */
export function useStable<Args extends unknown[]>(run: (...args: Args) => unknown): (...args: Args) => void {
  const { handler } = useIsland();
  const latest = useRef(run);
  useInsertionEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => handler(latest.current)(...args), [handler]);
}
