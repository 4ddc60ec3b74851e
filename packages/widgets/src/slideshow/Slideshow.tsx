import { forDevice, useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  dispatchLegacy,
  Each,
  Enhance,
  EnhanceAll,
  pressable,
  ServerHtml,
  Slot,
  useIsland,
  useListener,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Carousel } from '../../shared/carousel/Carousel.tsx';
import { type ArrowIcon, HIDDEN } from '../../shared/carousel/Controls.tsx';
import { useCarouselText } from '../../shared/carousel/messages.ts';
import type { CarouselOptions } from '../../shared/carousel/options.ts';
import { Pictures } from '../../shared/carousel/Pictures.tsx';
import { SWIPER_LOOK } from '../../shared/carousel/read-carousel.ts';
import { startAnew } from '../../shared/carousel/start-anew.ts';
import { harmlessHtml } from '../../shared/harmless-html.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import { slideshowNames } from './names.ts';
import { outerSettings } from './outer-settings.ts';
import {
  iconNamed,
  LAYER,
  LOADED,
  linkOf,
  PICTURE,
  readParts,
  readSlideshow,
  SLIDESHOWS,
  type SlideshowInput,
  thumbnailOf,
} from './read.ts';
import { type SlideshowSettings, settings } from './settings.ts';
import styles from './slideshow.css?inline';
import texts from './texts.json' with { type: 'json' };

type Props = ViewProps<SlideshowSettings, SlideshowInput>;

/** Pictures one at a time, with thumbnails that lead to them (CR-2). */
export function Slideshow({ settings, input, island }: Props): ReactNode {
  const { kind, frame, list, thumbnails: rail, isContained } = input;
  const { host } = island;
  const parts = useServerParts(host, () => readParts(host, input));
  const { slides, prev, next, pager } = parts;
  const device = useDevice();
  const [current, setCurrent] = useState(0);
  const [chosen, choose] = useState<{ readonly slide: number } | null>(null);
  const isSlider = kind === 'slider';
  const isOff = useLeftAlone(parts.isTaken, frame, startAnew) || slides.length === 0;
  const sizes = useMemo(() => {
    const said = outerSettings.parse(input.outer);
    const height = settings.autoSliderHeight
      ? 'auto'
      : forDevice(said.slider_height, device) || settings.sliderHeight;
    return {
      height,
      width: forDevice(said.thumbnail_width, device) || settings.thumbnailWidth,
      thumbHeight: forDevice(said.thumbnail_height, device) || settings.thumbnailHeight,
    };
  }, [input, settings, device]);
  const options = useMemo(() => mainOptions(settings, isSlider), [settings, isSlider]);
  const icons = useMemo(() => {
    const icon = iconIn(iconNamed(frame, settings.sliderNavigationIcon));
    return { prev: icon, next: icon && iconIn(iconNamed(frame, settings.sliderNavigationIcon)) };
  }, [frame, settings]);
  const shows = (slide: number): void => {
    setCurrent(slide);
    if (isSlider) dispatchLegacy(window, slideshowNames.changed);
  };
  if (isOff) return null;

  const isPlain = kind !== 'media';
  return (
    <>
      <Enhance
        of={frame}
        classes={{
          [LOADED]: isSlider || undefined,
          'iyim-slideshow': isPlain || undefined,
          'iyim-slideshow-hover': (isPlain && settings.sliderNaviOnHover) || undefined,
        }}
        styles={isSlider ? { inlineSize: settings.sliderWidth, maxInlineSize: '100%' } : undefined}
      />
      {isPlain && (
        <Each of={slides}>
          {(slide) => (
            <PictureSlide
              slide={slide}
              height={isSlider ? sizes.height : undefined}
              isContained={isContained}
            />
          )}
        </Each>
      )}
      {slides.length === 1 && (
        <>
          <EnhanceAll of={[prev, next].filter((arrow) => arrow !== null)} {...HIDDEN} />
          <Pictures list={list} slides={slides} from={0} to={0} />
        </>
      )}
      {slides.length > 1 && (
        <Carousel
          root={host}
          frame={frame}
          list={list}
          slides={slides}
          options={options}
          look={SWIPER_LOOK}
          alike={SLIDESHOWS}
          arrows={{ prev, next }}
          ownArrows={isPlain && settings.sliderNavigation && icons}
          pagination={
            isSlider
              ? settings.sliderPagination
                ? 'bullets'
                : settings.fractionPag
                  ? 'fraction'
                  : null
              : null
          }
          pager={settings.sliderPagination ? null : pager}
          fraction={{
            prefix: settings.fractionPrefix,
            separator: settings.fractionSeparator,
            suffix: settings.fractionSuffix,
          }}
          isPictures
          chosen={chosen}
          onSelect={shows}
        >
          {isSlider && settings.sliderFullScreen && document.fullscreenEnabled && (
            <FullscreenButton frame={frame} icon={iconNamed(frame, settings.sliderFullscreenIcon)} />
          )}
        </Carousel>
      )}
      {rail && parts.thumbnails.length > 1 && (
        <Rail
          {...rail}
          slides={parts.thumbnails}
          settings={settings}
          current={current}
          choose={(slide) => choose({ slide })}
        />
      )}
      {isPlain && settings.thumbnails && slides.length > 1 && (
        <Slot of={isSlider ? frame : list} place="after">
          <Thumbnails
            slides={slides}
            current={current}
            width={sizes.width}
            height={sizes.thumbHeight}
            choose={(slide) => choose({ slide })}
          />
        </Slot>
      )}
    </>
  );
}

interface ThumbnailsProps {
  readonly slides: readonly HTMLElement[];
  readonly current: number;
  readonly choose: (slide: number) => void;
}

/** The server's second carousel: each of its slides is a button. */
function Rail({
  frame,
  list,
  slides,
  settings,
  current,
  choose,
}: ThumbnailsProps & { frame: HTMLElement; list: HTMLElement; settings: SlideshowSettings }): ReactNode {
  const device = useDevice();
  const island = useIsland();
  const text = useCarouselText();
  const options = useMemo(
    (): CarouselOptions => ({
      perView: forDevice(settings.slideshow_slides_per_view, device),
      step: 1,
      gap: forDevice(settings.space_between, device),
      loop: false,
      speed: settings.speed,
      effect: 'slide',
      isCentered: settings.centered_slides,
      isLazy: settings.lazyload,
      autoplay: null,
    }),
    [settings, device],
  );
  return (
    <Carousel
      frame={frame}
      list={list}
      slides={slides}
      options={options}
      look={SWIPER_LOOK}
      alike={SLIDESHOWS}
      label={island.text('thumbnails')}
      follows={current}
      bindSlide={(slide, index) => ({
        ...pressable(slide, () => choose(index)),
        role: 'button',
        'aria-label': text('goTo', { number: index + 1, count: slides.length }),
        'aria-roledescription': null,
        'aria-current': index === current || undefined,
      })}
    />
  );
}

interface OwnThumbnailsProps extends ThumbnailsProps {
  readonly width: string;
  readonly height: string;
}

/** Scrolls the row of a thumbnail, and nothing else, until the thumbnail is in its middle. */
function centerInRow(thumbnail: Element): void {
  const row = thumbnail.parentElement;
  if (!row) return;
  const [one, around] = [thumbnail.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: (one.left + one.right - around.left - around.right) / 2, behavior: 'auto' });
}

/** Thumbnails of pictures that stand in the slides. The row scrolls; the current one is in sight. */
function Thumbnails({ slides, current, width, height, choose }: OwnThumbnailsProps): ReactNode {
  const { handler, text } = useIsland();
  const say = useCarouselText();
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const thumbnail = row.current?.children[current];
    if (thumbnail) centerInRow(thumbnail);
  }, [current]);
  return (
    <ul ref={row} className="iyim-slideshow-thumbnails" aria-label={text('thumbnails')}>
      <Each of={slides}>
        {(slide, index) => (
          <li style={{ inlineSize: width, blockSize: height }}>
            <button
              type="button"
              className="iyim-slideshow-thumbnail"
              aria-label={say('goTo', { number: index + 1, count: slides.length })}
              aria-current={index === current || undefined}
              onClick={handler(() => choose(index))}
              // Browsers do not scroll to a partly visible control. Under a pointer, the row would move away before the click.
              onFocus={handler(({ currentTarget }) => {
                const item = currentTarget.matches(':focus-visible') && currentTarget.parentElement;
                if (item) centerInRow(item);
              })}
            >
              <img src={thumbnailOf(slide).src} alt="" loading="lazy" />
            </button>
          </li>
        )}
      </Each>
    </ul>
  );
}

interface PictureSlideProps {
  readonly slide: HTMLElement;
  readonly height: string | undefined;
  readonly isContained: boolean;
}

/** A picture as high as the slideshow, with its texts over it; one that leads somewhere is a link as a whole. */
function PictureSlide({ slide, height, isContained }: PictureSlideProps): ReactNode {
  const link = linkOf(slide);
  return (
    <>
      <Enhance of={slide} classes={{ 'iyim-slideshow-slide': true }} styles={{ blockSize: height }} />
      <Enhance
        of={slide.querySelector(PICTURE)}
        classes={{ 'iyim-slideshow-picture': true }}
        styles={{ objectFit: isContained ? 'contain' : 'cover' }}
      />
      <Enhance of={thumbnailOf(slide).own} styles={{ display: 'none' }} />
      <Enhance of={slide.querySelector(LAYER)} classes={{ 'iyim-slideshow-layer': true }} />
      <Enhance
        of={link?.link ?? null}
        aria-label={link?.name}
        target={link?.target ?? undefined}
        classes={{ 'iyim-slideshow-link': true }}
        styles={{ visibility: 'visible' }}
      />
    </>
  );
}

/** Shows the slideshow on the whole screen, and back. */
function FullscreenButton({ frame, icon }: { frame: HTMLElement; icon: string }): ReactNode {
  const { handler, text } = useIsland();
  const [isFull, setFull] = useState(false);
  const nodes = useMemo(() => harmlessHtml(icon), [icon]);
  useListener(document, 'fullscreenchange', () => setFull(document.fullscreenElement === frame));
  const toggle = () =>
    document.fullscreenElement === frame ? document.exitFullscreen() : frame.requestFullscreen();
  return (
    <ServerHtml
      as="button"
      nodes={nodes}
      type="button"
      className={`iyim-carousel-arrow iyim-slideshow-full${nodes.hasChildNodes() ? '' : ' iyim-slideshow-full-icon'}`}
      aria-label={text('fullscreen')}
      aria-pressed={isFull}
      onClick={handler(toggle)}
    />
  );
}

function iconIn(markup: string): ArrowIcon | undefined {
  const icon = harmlessHtml(markup);
  return icon.hasChildNodes() ? { classes: 'iyim-slideshow-arrow', icon } : undefined;
}

const mainOptions = (settings: SlideshowSettings, isSlider: boolean): CarouselOptions => ({
  perView: 1,
  step: 1,
  gap: isSlider ? settings.slideDistance : '0px',
  loop: isSlider ? settings.sliderLoop : settings.loop,
  speed: isSlider ? settings.slideDuration : settings.speed,
  effect: isSlider ? (settings.sliderFadeMode ? 'fade' : 'slide') : settings.effect,
  hasSwipes: settings.touchswipe,
  isLazy: settings.lazyload,
  autoplay: isSlider
    ? settings.sliderAutoplay
      ? {
          delay: settings.sliderAutoplayDelay,
          pausesOnHover:
            settings.sliderAutoplayOnHover === 'stop' ? 'stop' : settings.sliderAutoplayOnHover === 'pause',
          stopsOnUse: false,
        }
      : null
    : settings.autoplay
      ? {
          delay: settings.autoplay_speed,
          pausesOnHover: settings.pause_on_hover,
          stopsOnUse: settings.pause_on_interaction,
        }
      : null,
});

export default defineWidget({
  name: 'slideshow',
  settings,
  read: readSlideshow,
  View: Slideshow,
  styles,
  messages: texts,
});
