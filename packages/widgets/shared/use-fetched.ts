import { useIsland, useListener } from '@iyim/runtime/widget';
import { useEffect, useState } from 'react';

/**
 * Returns the result of `load`, which runs once `isWanted` is true; null until it has loaded. A failure is reported as "loading
 * {what}".
 * @param load Function that loads the result. Must be the same function in every render.
 */
export function useFetched<T>(isWanted: boolean, load: () => Promise<T>, what: string): T | null {
  const { report } = useIsland();
  const [code, setCode] = useState<{ readonly it: T } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isUnmounted = false;
    load().then(
      (it) => isUnmounted || setCode({ it }),
      (error) => isUnmounted || report(error, `loading ${what}`),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isWanted, load, what, report]);
  return code?.it ?? null;
}

/** Like `useFetched`, but loads when the pointer or the focus reaches the island, or once `isWanted` is true. */
export function useFetchedNear<T>(load: () => Promise<T>, what: string, isWanted = false): T | null {
  const { host } = useIsland();
  const [isNear, setNear] = useState(() => host.matches(':hover, :focus-within'));
  const place = isNear ? null : host;
  useListener(place, 'pointerenter', () => setNear(true));
  useListener(place, 'focusin', () => setNear(true));
  useListener(place, 'click', () => setNear(true), { capture: true });
  return useFetched(isNear || isWanted, load, what);
}
