import { useLayoutEffect, useState } from 'react';
import { useStable } from './use-stable.ts';

/**
 * Runs `run` after changes in the DOM that `options` name.
 *
 * @param options As in the first drawing; later ones are ignored.
 */
export function useMutations(target: Node | null, options: MutationObserverInit, run: () => unknown): void {
  const change = useStable(run);
  const [init] = useState(options);
  useLayoutEffect(() => {
    if (!target) return;
    const observer = new MutationObserver(() => change());
    observer.observe(target, init);
    return () => observer.disconnect();
  }, [target, change, init]);
}
