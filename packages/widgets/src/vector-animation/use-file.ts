import { names, yieldToBrowser } from '@iyim/runtime/page';
import { safeUrl, site, siteConfig, useIsland, useLifetime } from '@iyim/runtime/widget';
import { type ComponentType, useState } from 'react';
import type { ReadAnimation } from './drawing/parse-animation.ts';
import type { StageProps } from './Stage.tsx';

interface Loaded {
  readonly read: ReadAnimation;
  readonly Stage: ComponentType<StageProps>;
}

/** Returns the name that messages use for an animation. */
export const nameFile = (address: string): string => `the animation "${address}"`;

/**
 * Loads an animation and the player when they are needed. Reports a failure to load them, and parts of the file that are left
 * out.
 */
export function useFile(address: string, isNeeded: boolean): Loaded | null {
  const { report } = useIsland();
  const [loaded, setLoaded] = useState<(Loaded & { readonly address: string }) | null>(null);
  useLifetime(
    (signal) => {
      if (!isNeeded) return;
      const file = nameFile(address);
      Promise.all([loadAnimation(address, signal), import('./player.ts')])
        .then(async ([text, { Stage, parseAnimation }]) => {
          // Evaluating the player, reading the file and drawing it take long, so each has its own task.
          await yieldToBrowser();
          if (signal.aborted) return;
          const read = parseAnimation(text);
          if (read.leftOut) report(new Error(read.leftOut), `reading ${file}`);
          await yieldToBrowser();
          if (!signal.aborted) setLoaded({ address, read, Stage });
        })
        .catch((error: unknown) => !signal.aborted && report(error, `loading ${file}`));
      signal.addEventListener('abort', () => setLoaded(null));
    },
    [address, isNeeded],
  );
  return loaded?.address === address ? loaded : null;
}

/** Returns the address of the site's default animation, which is used if no address is set. */
const siteDefault = (): string =>
  siteConfig().global(names.globals.builderPro).text('lottie.defaultAnimationUrl') ?? '';

/** Fetches the text of an animation. @throws Error for an address other than http or https. */
export async function loadAnimation(address: string, signal: AbortSignal): Promise<string> {
  const requested = address || siteDefault();
  const url = requested ? safeUrl(requested) : null;
  if (!url || !/^https?:/.test(url))
    throw new Error(`expected the address of an animation (http, https), found ${JSON.stringify(requested)}`);
  const { text } = await site().http.send({ contract: 'vector animation', url, signal });
  return text;
}
