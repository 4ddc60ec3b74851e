import { useIsland } from '@iyim/runtime/widget';
import type { EmblaPluginType } from 'embla-carousel';
import createClassNames from 'embla-carousel-class-names';
import { useEffect, useMemo, useState } from 'react';
import type { CarouselOptions } from './options.ts';

type Plugins = typeof import('./plugins.ts');

export const DRAGGING_CLASS = 'iyim-carousel-dragging';

/** The view's bindings set the plugin's other classes: they restore the server's markup. */
const CLASS_NAMES = { snapped: '', inView: '', draggable: '', loop: '', dragging: DRAGGING_CLASS };

/**
 * Embla's plugins for the options. Those that draw slides otherwise than in a row, and the timer, are fetched for a carousel that needs
 * one: `isReady` is false until then. If they cannot be fetched, the slides follow each other in a row, and only when asked to.
 */
export function usePlugins({ effect, autoplay }: CarouselOptions): {
  isReady: boolean;
  plugins: EmblaPluginType[];
} {
  const { report } = useIsland();
  const [fetched, setFetched] = useState<Partial<Plugins> | null>(null);
  const delay = autoplay?.delay;
  const areNeeded = effect !== 'slide' || delay !== undefined;
  useEffect(() => {
    if (!areNeeded) return;
    let isGone = false;
    import('./plugins.ts').then(
      (plugins) => isGone || setFetched(plugins),
      (error) => {
        if (isGone) return;
        report(error, 'loading how its slides follow each other');
        setFetched({});
      },
    );
    return () => {
      isGone = true;
    };
  }, [areNeeded, report]);
  const plugins = useMemo((): EmblaPluginType[] => {
    const { createFade, createEffect, createAutoplay } = fetched ?? {};
    return [
      effect === 'fade' ? createFade?.() : effect !== 'slide' && createEffect?.(effect),
      // `useAutoplay` starts and stops it: the plugin only keeps the time.
      delay !== undefined && createAutoplay?.({ delay, playOnInit: false, stopOnFocusIn: false }),
      createClassNames(CLASS_NAMES),
    ].filter((plugin) => !!plugin);
  }, [effect, delay, fetched]);
  return { isReady: !areNeeded || fetched !== null, plugins };
}
