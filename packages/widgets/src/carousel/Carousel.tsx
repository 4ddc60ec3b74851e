import { useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  directionOf,
  Each,
  Enhance,
  EnhanceAll,
  useReducedMotion,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { Carousel as Slides } from '../../shared/carousel/Carousel.tsx';
import { HIDDEN } from '../../shared/carousel/Controls.tsx';
import { Pictures } from '../../shared/carousel/Pictures.tsx';
import { SWIPER_LOOK } from '../../shared/carousel/read-carousel.ts';
import { startAnew } from '../../shared/carousel/start-anew.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import { optionsOf } from './options.ts';
import {
  BACKGROUND,
  CAROUSELS,
  type CarouselInput,
  CONTENTS,
  readCarousel,
  readParts,
  STATES,
} from './read.ts';
import { allSettings, type CarouselSettings } from './settings.ts';

type Props = ViewProps<CarouselSettings, CarouselInput>;

/** Slides of the page builder's carousels (CR-1). */
export function Carousel({ settings, input, island }: Props): ReactNode {
  const { kind, frame, list } = input;
  const { slides, prev, next, pager, isTaken } = useServerParts(island.host, () => readParts(input));
  const device = useDevice();
  const isStill = useReducedMotion();
  const options = useMemo(() => optionsOf(settings, input, device), [settings, input, device]);
  const [current, setCurrent] = useState(0);
  const isLeftAlone = useLeftAlone(isTaken, frame, startAnew);
  const isAlone = slides.length < 2;
  const isOff = isLeftAlone || isAlone;
  const arrows = useMemo(() => {
    if (!settings.hasArrows) return undefined;
    const isSwapped = kind === 'nested' && directionOf(document.documentElement) === 'rtl';
    return isSwapped ? { prev: next, next: prev } : { prev, next };
  }, [kind, prev, next, settings.hasArrows]);
  const isOurs = kind === 'plain';

  return (
    <>
      <Enhance of={isOff || isOurs ? null : island.host} classes={{ [STATES.element]: true }} />
      {!isLeftAlone && (isAlone || !settings.hasArrows) && (
        <EnhanceAll of={[prev, next].filter((arrow) => arrow !== null)} {...HIDDEN} />
      )}
      {!isOff && (
        <Slides
          root={island.host}
          frame={frame}
          list={list}
          slides={slides}
          options={options}
          look={SWIPER_LOOK}
          alike={CAROUSELS}
          arrows={arrows}
          ownArrows={isOurs && settings.hasArrows}
          pagination={isOurs ? settings.pagination : pager && (settings.pagination ?? 'bullets')}
          pager={pager}
          isPictures={kind === 'slides' || undefined}
          goesToClicked={kind === 'media' || kind === 'testimonial' || kind === 'reviews'}
          onSelect={setCurrent}
        />
      )}
      {slides.length === 1 && <Pictures list={list} slides={slides} from={0} to={0} />}
      {kind === 'slides' && (
        <Each of={slides}>
          {(slide, index) => (
            <SlideStates
              slide={slide}
              isCurrent={index === current && !isTaken}
              animation={isStill ? '' : input.animation}
            />
          )}
        </Each>
      )}
    </>
  );
}

interface SlideStatesProps {
  readonly slide: HTMLElement;
  readonly isCurrent: boolean;
  readonly animation: string;
}

/** The picture behind the current slide moves, and its texts come in. */
function SlideStates({ slide, isCurrent, animation }: SlideStatesProps): ReactNode {
  return (
    <>
      <Enhance of={slide.querySelector(BACKGROUND)} classes={{ [STATES.background]: isCurrent }} />
      {animation && (
        <Enhance
          of={slide.querySelector(CONTENTS)}
          classes={{ animated: isCurrent, [animation]: isCurrent }}
        />
      )}
    </>
  );
}

export default defineWidget({ name: 'carousel', settings: allSettings, read: readCarousel, View: Carousel });
