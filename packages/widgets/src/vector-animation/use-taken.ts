import { useLifetime } from '@iyim/runtime/widget';
import { useState } from 'react';
import { isDrawn } from './read.ts';

/** Whether the original draws there, now or later. */
export function useTaken(stage: HTMLElement | null): boolean {
  const look = () => stage !== null && isDrawn(stage);
  const [isTaken, setTaken] = useState(look);
  useLifetime(
    (signal) => {
      if (!stage) return;
      const observer = new MutationObserver(() => setTaken(look()));
      observer.observe(stage, { childList: true });
      signal.addEventListener('abort', () => observer.disconnect());
    },
    [stage],
  );
  return isTaken;
}
