import { useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Enhance,
  EnhanceAll,
  noSettings,
  Slot,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { Carousel } from '../../shared/carousel/Carousel.tsx';
import { readParts, restart, SLICK_CLASSES } from '../../shared/carousel/read-markup.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import { optionsOf } from './options.ts';
import { Ratings } from './Ratings.tsx';
import { CAROUSELS, type ElementsCarouselInput, PLUGIN, readElementsCarousel } from './read.ts';

const VISIBLE = { visibility: 'visible' } as const;
const BLOCK = { ...VISIBLE, display: 'block' } as const;

type Props = ViewProps<Record<string, never>, ElementsCarouselInput>;

/** The elements plugin's carousel of items, posts or testimonials (CR-3). */
export function ElementsCarousel({ input, island }: Props): ReactNode {
  const { host } = island;
  const { list, controls, strays } = input;
  const { slides, taken } = useServerParts(host, () => readParts(input, PLUGIN));
  const isLeftAlone = useLeftAlone(taken !== null, list, restart);
  const device = useDevice();
  const { options, hasDots, hasFraction } = useMemo(
    () => optionsOf(input, device, (problem) => island.report(new Error(problem), 'reading its options')),
    [input, device, island],
  );
  const arrows = [controls.prev, controls.next].filter((arrow) => !!arrow);
  if (isLeftAlone) return null;

  return (
    <>
      {/* The plugin's style sheet hides these elements until the plugin's script has started. */}
      <Enhance of={list} styles={VISIBLE} />
      <Enhance of={host} styles={BLOCK} />
      {slides.length > 1 && (
        <>
          <EnhanceAll of={arrows} styles={VISIBLE} />
          {strays.length > 0 && <Slot of={host} place="first" nodes={strays} />}
          <Carousel
            parts={{ frame: host, list, slides, ...controls, pager: hasFraction ? controls.pager : null }}
            options={options}
            partClasses={SLICK_CLASSES}
            alike={CAROUSELS}
            pagination={hasFraction && controls.pager ? 'fraction' : hasDots ? 'bullets' : null}
          />
        </>
      )}
      <Ratings list={list} />
    </>
  );
}

export default defineWidget({
  name: 'elements-carousel',
  settings: noSettings,
  read: readElementsCarousel,
  View: ElementsCarousel,
});
