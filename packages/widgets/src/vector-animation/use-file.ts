import { useIsland, useLifetime } from '@iyim/runtime/widget';
import { type ComponentType, useState } from 'react';
import type { AnimationFile } from './drawing/parse-animation.ts';
import { loadAnimation } from './load-animation.ts';
import type { StageProps } from './Stage.tsx';

interface Loaded {
  readonly file: AnimationFile;
  readonly Stage: ComponentType<StageProps>;
}

/** The animation at an address, and what plays it, once they are wanted and here. One that fails is reported. */
export function useFile(address: string, isWanted: boolean): Loaded | null {
  const { report } = useIsland();
  const [loaded, setLoaded] = useState<(Loaded & { readonly address: string }) | null>(null);
  useLifetime(
    (signal) => {
      if (!isWanted) return;
      Promise.all([loadAnimation(address, signal), import('./player.ts')])
        .then(
          ([text, { Stage, parseAnimation }]) =>
            !signal.aborted && setLoaded({ address, file: parseAnimation(text), Stage }),
        )
        .catch((error: unknown) => !signal.aborted && report(error, 'loading the animation'));
    },
    [address, isWanted],
  );
  return loaded?.address === address ? loaded : null;
}
