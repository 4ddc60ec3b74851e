import { useStable } from '@iyim/runtime/widget';
import { useLayoutEffect, useRef } from 'react';

/** A function that does its work `after` ms after its last call, if the component is still there. */
export function useDelayed(work: () => void, after: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  const run = useStable(work);
  return useStable(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, after);
  });
}
