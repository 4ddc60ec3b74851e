import { useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Each,
  Enhance,
  EnhanceAll,
  noSettings,
  Slot,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { Carousel } from '../../shared/carousel/Carousel.tsx';
import { useCarouselText } from '../../shared/carousel/messages.ts';
import { SLICK_LOOK } from '../../shared/carousel/read-carousel.ts';
import { startAnew } from '../../shared/carousel/start-anew.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import { optionsOf } from './options.ts';
import {
  CAROUSELS,
  type ElementsCarouselInput,
  readElementsCarousel,
  readRatings,
  readSlides,
} from './read.ts';

const VISIBLE = { visibility: 'visible' } as const;
const BLOCK = { ...VISIBLE, display: 'block' } as const;

/** The elements plugin's carousels of items, posts and testimonials (CR-3). */
export function ElementsCarousel({
  input,
  island,
}: ViewProps<Record<string, never>, ElementsCarouselInput>): ReactNode {
  const { host } = island;
  const { list, arrows, strays, pager } = input;
  const found = useServerParts(host, () => readSlides(list));
  const slides = useLeftAlone(found === null, list, startAnew) ? [] : (found ?? []);
  const device = useDevice();
  const { options, hasDots, hasFraction } = useMemo(
    () => optionsOf(input, device, (problem) => island.report(new Error(problem), 'reading its options')),
    [input, device, island],
  );
  const sides = [arrows.prev, arrows.next].filter((one) => one !== null);
  const isOn = slides.length > 1;
  return (
    <>
      {/* The plugin's sheet hides them until its script has begun. */}
      <Enhance of={found && list} styles={VISIBLE} />
      <Enhance of={found && host} styles={BLOCK} />
      {isOn && <EnhanceAll of={sides} styles={VISIBLE} />}
      {isOn && strays.length > 0 && <Slot of={host} place="first" nodes={strays} />}
      {isOn && (
        <Carousel
          frame={host}
          list={list}
          slides={slides}
          options={options}
          look={SLICK_LOOK}
          alike={CAROUSELS}
          arrows={arrows}
          pagination={hasFraction && pager ? 'fraction' : hasDots ? 'bullets' : null}
          pager={hasFraction ? pager : null}
        />
      )}
      {found && <Ratings list={list} />}
    </>
  );
}

/** Stars of testimonials, with what they say. */
function Ratings({ list }: { list: HTMLElement }): ReactNode {
  const text = useCarouselText();
  const ratings = useMemo(() => readRatings(list), [list]);
  return (
    <>
      <Each of={ratings}>
        {({ element, rating, stars }) => (
          <Enhance
            of={element}
            role="img"
            aria-label={text('slideOf', { number: rating, count: stars.length })}
          />
        )}
      </Each>
      <Each of={ratings.flatMap(({ stars }) => stars)}>
        {({ star, classes }) => <Enhance of={star} classes={classes ? { [classes]: true } : undefined} />}
      </Each>
    </>
  );
}

export default defineWidget({
  name: 'elements-carousel',
  settings: noSettings,
  read: readElementsCarousel,
  View: ElementsCarousel,
});
