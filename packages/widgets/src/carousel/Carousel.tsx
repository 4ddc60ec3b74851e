import { useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Each,
  Enhance,
  useReducedMotion,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { Carousel as Slides } from '../../shared/carousel/Carousel.tsx';
import { restart, SWIPER_CLASSES } from '../../shared/carousel/read-markup.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import { optionsOf } from './options.ts';
import { BACKGROUND, CAROUSELS, type CarouselInput, readCarousel, readCarouselParts } from './read.ts';
import { allSettings, type CarouselSettings } from './settings.ts';

type Props = ViewProps<CarouselSettings, CarouselInput>;

/** Moves the slides of the page builder's carousels and of our minimal markup (CR-1). */
export function Carousel({ settings, input, island }: Props): ReactNode {
  const { kind } = input;
  const { taken, ...parts } = useServerParts(island.host, () => readCarouselParts(input));
  const device = useDevice();
  const isStill = useReducedMotion();
  const options = useMemo(() => optionsOf(settings, input, device), [settings, input, device]);
  const [current, setCurrent] = useState(0);
  const isLeftAlone = useLeftAlone(taken !== null, taken ?? parts.frame, restart);
  const isOurs = kind === 'plain';
  const isOn = !isLeftAlone && parts.slides.length > 1;

  return (
    <>
      <Enhance of={isOn && !isOurs ? island.host : null} classes={{ 'e-widget-swiper': true }} />
      {!isLeftAlone && (
        <Slides
          root={island.host}
          parts={parts}
          options={options}
          partClasses={SWIPER_CLASSES}
          alike={CAROUSELS}
          hasArrows={settings.hasArrows}
          ownArrows={isOurs && settings.hasArrows}
          pagination={isOurs ? settings.pagination : parts.pager && (settings.pagination ?? 'bullets')}
          isPictures={kind === 'slides' || undefined}
          goesToClicked={kind === 'media' || kind === 'testimonial' || kind === 'reviews'}
          onSelect={setCurrent}
        />
      )}
      {kind === 'slides' && (
        <Each of={parts.slides}>
          {(slide, index) => (
            <SlideStates
              slide={slide}
              isCurrent={index === current && !isLeftAlone}
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

/** Moves the background picture of the current slide, and animates its texts. */
function SlideStates({ slide, isCurrent, animation }: SlideStatesProps): ReactNode {
  const background = slide.querySelector(BACKGROUND);
  const contents = animation ? slide.querySelector('.swiper-slide-contents') : null;
  return (
    <>
      <Enhance of={background} classes={{ 'elementor-ken-burns--active': isCurrent }} />
      <Enhance of={contents} classes={{ animated: isCurrent, [animation]: isCurrent }} />
    </>
  );
}

export default defineWidget({ name: 'carousel', settings: allSettings, read: readCarousel, View: Carousel });
