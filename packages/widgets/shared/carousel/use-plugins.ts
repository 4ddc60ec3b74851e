import { useIsland } from '@iyim/runtime/widget';
import type { EmblaPluginType } from 'embla-carousel';
import createClassNames from 'embla-carousel-class-names';
import { useEffect, useMemo, useState } from 'react';
import type { CarouselOptions } from './options.ts';

type Plugins = typeof import('./plugins.ts');

export const DRAGGING_CLASS = 'iyim-carousel-dragging';

/** Embla's plugin sets only the dragging class. The view sets the current slide's class, so that unmounting removes the class. */
const CLASS_NAMES = { snapped: '', inView: '', draggable: '', loop: '', dragging: DRAGGING_CLASS };

/**
 * Returns Embla's plugins for the options. Effects and the timer are fetched only for carousels that need them, and `isReady` is
 * false until they have loaded or failed. If they fail to load, the slides form a row and move only on request.
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
    let isUnmounted = false;
    import('./plugins.ts').then(
      (plugins) => isUnmounted || setFetched(plugins),
      (error) => {
        if (isUnmounted) return;
        report(error, 'loading the plugins of the carousel');
        setFetched({});
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [areNeeded, report]);
  const plugins = useMemo((): EmblaPluginType[] => {
    const { createFade, createEffect, createAutoplay } = fetched ?? {};
    return [
      effect === 'fade' ? createFade?.() : effect !== 'slide' && createEffect?.(effect),
      // `useAutoplay` starts and stops the plugin, which only keeps the time.
      delay !== undefined && createAutoplay?.({ delay, playOnInit: false, stopOnFocusIn: false }),
      createClassNames(CLASS_NAMES),
    ].filter((plugin) => !!plugin);
  }, [effect, delay, fetched]);
  return { isReady: !areNeeded || fetched !== null, plugins };
}
