import { useIsland, useListener } from '@iyim/runtime/widget';
import { useEffect, useState } from 'react';

/**
 * What `load` brings, fetched once it is wanted; null until it has come. A failure is reported as one of loading `what`.
 *
 * @param load The same function at every drawing.
 */
export function useFetched<T>(isWanted: boolean, load: () => Promise<T>, what: string): T | null {
  const { report } = useIsland();
  const [code, setCode] = useState<{ readonly it: T } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    load().then(
      (it) => isGone || setCode({ it }),
      (error) => isGone || report(error, `loading ${what}`),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, load, what, report]);
  return code?.it ?? null;
}

/** The same, wanted when the pointer or the focus comes to the island. */
export function useFetchedNear<T>(load: () => Promise<T>, what: string): T | null {
  const { host } = useIsland();
  const [isNear, setNear] = useState(() => host.matches(':hover, :focus-within'));
  const place = isNear ? null : host;
  useListener(place, 'pointerenter', () => setNear(true));
  useListener(place, 'focusin', () => setNear(true));
  useListener(place, 'click', () => setNear(true), { capture: true });
  return useFetched(isNear, load, what);
}
