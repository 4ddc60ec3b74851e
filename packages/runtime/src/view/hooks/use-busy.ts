import { useState } from 'react';
import { useSignal } from './use-lifetime.ts';
import { useStable } from './use-stable.ts';

export type Work = (signal: AbortSignal) => Promise<unknown>;

/**
 * Whether anything that `run` began is still under way. The signal is aborted when the component goes; what work throws fails
 * the island, unless it is an abort.
 */
export function useBusy(): readonly [isBusy: boolean, run: (work: Work) => void] {
  const [running, setRunning] = useState(0);
  const signalNow = useSignal();
  const run = useStable(async (work: Work) => {
    const signal = signalNow();
    if (signal.aborted) return;
    setRunning((count) => count + 1);
    try {
      await work(signal);
    } finally {
      if (!signal.aborted) setRunning((count) => count - 1);
    }
  });
  return [running > 0, run];
}
