import { useIsland, useLifetime } from '@iyim/runtime/widget';
import { useEffect, useState } from 'react';
import { INITIALISED } from './read.ts';

let isSaid = false;

/** Whether the original's library runs the menu, now or later: then it is left alone. Says so once a page. */
export function useLeftAlone(): boolean {
  const { host, name } = useIsland();
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
  useEffect(() => {
    if (!isTaken || isSaid) return;
    isSaid = true;
    console.info(`[iyim] widget "${name}" leaves alone what the page's own script has initialised:`, host);
  }, [isTaken, name, host]);
  return isTaken;
}
