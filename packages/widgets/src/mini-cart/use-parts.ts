import { useIsland, useLifetime, useStable } from '@iyim/runtime/widget';
import { useState } from 'react';
import { type MiniCartParts, readParts } from './read.ts';

/** What the mini-cart consists of now: fragments replace its toggle and its list. */
export function useParts(atMount: MiniCartParts): MiniCartParts {
  const { host } = useIsland();
  const [parts, setParts] = useState(atMount);
  const look = useStable(() => {
    const found = readParts(host);
    if (found) setParts((now) => (isSame(now, found) ? now : found));
  });
  useLifetime(
    (signal) => {
      const observer = new MutationObserver(() => look());
      observer.observe(host, { childList: true, subtree: true });
      signal.addEventListener('abort', () => observer.disconnect());
      look();
    },
    [host, look],
  );
  return parts;
}

const isSame = (one: MiniCartParts, other: MiniCartParts): boolean =>
  (Object.keys(one) as (keyof MiniCartParts)[]).every((part) => one[part] === other[part]);
