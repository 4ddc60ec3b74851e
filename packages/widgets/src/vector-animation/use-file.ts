import { names } from '@iyim/runtime/page';
import { safeUrl, site, siteConfig, useIsland, useLifetime } from '@iyim/runtime/widget';
import { type ComponentType, useState } from 'react';
import type { ReadAnimation } from './drawing/parse-animation.ts';
import type { StageProps } from './Stage.tsx';

interface Loaded {
  readonly read: ReadAnimation;
  readonly Stage: ComponentType<StageProps>;
}

/** Names an animation in messages. */
export const nameFile = (address: string): string => `the animation "${address}"`;

/** The animation at an address, and what plays it, once they are wanted and here. One that fails is reported, and so is what is left out of it. */
export function useFile(address: string, isWanted: boolean): Loaded | null {
  const { report } = useIsland();
  const [loaded, setLoaded] = useState<(Loaded & { readonly address: string }) | null>(null);
  useLifetime(
    (signal) => {
      if (!isWanted) return;
      const file = nameFile(address);
      Promise.all([loadAnimation(address, signal), import('./player.ts')])
        .then(([text, { Stage, parseAnimation }]) => {
          if (signal.aborted) return;
          const read = parseAnimation(text);
          if (read.leftOut) report(new Error(read.leftOut), `reading ${file}`);
          setLoaded({ address, read, Stage });
        })
        .catch((error: unknown) => !signal.aborted && report(error, `loading ${file}`));
      signal.addEventListener('abort', () => setLoaded(null));
    },
    [address, isWanted],
  );
  return loaded?.address === address ? loaded : null;
}

/** Where the site's own animation is, which stands for one that has no address. */
const siteDefault = (): string =>
  siteConfig().global(names.globals.builderPro).text('lottie.defaultAnimationUrl') ?? '';

/** Fetches the text of an animation. @throws Error for an address that is not of the web. */
export async function loadAnimation(address: string, signal: AbortSignal): Promise<string> {
  const wanted = address || siteDefault();
  const url = wanted ? safeUrl(wanted) : null;
  if (!url || !/^https?:/.test(url))
    throw new Error(`expected the address of an animation (http, https), found ${JSON.stringify(wanted)}`);
  const { text } = await site().http.send({ contract: 'vector animation', url, signal });
  return text;
}
