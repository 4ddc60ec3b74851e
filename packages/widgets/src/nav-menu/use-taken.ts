import { useIsland, useLifetime } from '@iyim/runtime/widget';
import { useState } from 'react';
import { INITIALISED } from './read.ts';

/** Whether the original's library runs the menu, now or later. */
export function useTaken(): boolean {
  const { host } = useIsland();
  const look = () => host.querySelector(`[${INITIALISED}]`) !== null;
  const [isTaken, setTaken] = useState(look);
  useLifetime(
    (signal) => {
      const observer = new MutationObserver(() => setTaken(look()));
      observer.observe(host, { subtree: true, attributeFilter: [INITIALISED] });
      signal.addEventListener('abort', () => observer.disconnect());
    },
    [host],
  );
  return isTaken;
}
