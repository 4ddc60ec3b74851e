import { useIsland } from '@iyim/runtime/widget';
import { useEffect, useState } from 'react';

type Plugins = typeof import('./plugins.ts');

/**
 * What draws slides otherwise than in a row, and what keeps the time, fetched for a carousel that has either. `isReady` says whether it
 * can begin: where they can not be fetched, its slides follow each other in a row when they are asked to.
 */
export function usePlugins(areNeeded: boolean): { isReady: boolean; plugins: Plugins | null } {
  const { report } = useIsland();
  const [found, setFound] = useState<{ readonly plugins: Plugins | null } | null>(null);
  useEffect(() => {
    if (!areNeeded) return;
    let isGone = false;
    import('./plugins.ts').then(
      (plugins) => isGone || setFound({ plugins }),
      (error) => {
        if (isGone) return;
        report(error, 'loading how its slides follow each other');
        setFound({ plugins: null });
      },
    );
    return () => {
      isGone = true;
    };
  }, [areNeeded, report]);
  return { isReady: !areNeeded || found !== null, plugins: found?.plugins ?? null };
}
