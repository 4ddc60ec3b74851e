import { useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  dispatchLegacy,
  Each,
  Enhance,
  ServerHtml,
  Slot,
  useIsland,
  useListener,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { Carousel } from '../../shared/carousel/Carousel.tsx';
import type { ArrowIcon } from '../../shared/carousel/Controls.tsx';
import { restart, SWIPER_CLASSES } from '../../shared/carousel/read-markup.ts';
import { harmlessHtml } from '../../shared/detached/harmless-html.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import { sizesOf, slidesOptions } from './options.ts';
import {
  iconNamed,
  linkOf,
  readSlideshow,
  readSlideshowParts,
  SLIDESHOWS,
  type SlideshowInput,
  thumbnailOf,
} from './read.ts';
import { type SlideshowSettings, settings } from './settings.ts';
import styles from './slideshow.css?inline';
import { Rail, Thumbnails } from './Thumbnails.tsx';
import texts from './texts.json' with { type: 'json' };

type Props = ViewProps<SlideshowSettings, SlideshowInput>;

/**
 * Event that the plugin’s slider fires on the window when its slide has changed. Background videos of sections then adjust their
 * size.
 */
const SLIDE_CHANGED = 'elementor/bg-video/recalc';

/** Shows pictures one at a time, with thumbnails to choose from (CR-2). */
export function Slideshow({ settings, input, island }: Props): ReactNode {
  const { kind, frame, list, isContained } = input;
  const { host } = island;
  const { taken, thumbnails, pager, ...parts } = useServerParts(host, () => readSlideshowParts(host, input));
  const { slides } = parts;
  const device = useDevice();
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<{ readonly slide: number } | null>(null);
  const choose = (slide: number) => setChosen({ slide });
  const isSlider = kind === 'slider';
  const isPlain = kind !== 'media';
  const isLeftAlone = useLeftAlone(taken !== null, taken ?? frame, restart);
  const sizes = useMemo(() => sizesOf(settings, input, device), [input, settings, device]);
  const options = useMemo(() => slidesOptions(settings, isSlider), [settings, isSlider]);
  const icons = useMemo(() => {
    const markup = iconNamed(frame, settings.sliderNavigationIcon);
    return { prev: arrowIcon(markup), next: arrowIcon(markup) };
  }, [frame, settings]);
  if (isLeftAlone || slides.length === 0) return null;

  const { sliderPagination, fractionPag } = settings;
  return (
    <>
      <Enhance
        of={frame}
        classes={{
          // The plugin's style sheet hides the slider until it has this class.
          'slider-loaded': isSlider || undefined,
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
      <Carousel
        root={host}
        parts={{ ...parts, pager: sliderPagination ? null : pager }}
        options={options}
        partClasses={SWIPER_CLASSES}
        alike={SLIDESHOWS}
        ownArrows={isPlain && settings.sliderNavigation && icons}
        pagination={!isSlider ? null : sliderPagination ? 'bullets' : fractionPag ? 'fraction' : null}
        fraction={{
          prefix: settings.fractionPrefix,
          separator: settings.fractionSeparator,
          suffix: settings.fractionSuffix,
        }}
        isPictures
        chosen={chosen}
        onSelect={(slide) => {
          setCurrent(slide);
          if (isSlider) dispatchLegacy(window, SLIDE_CHANGED);
        }}
      >
        {isSlider && settings.sliderFullScreen && document.fullscreenEnabled && (
          <FullscreenButton frame={frame} icon={iconNamed(frame, settings.sliderFullscreenIcon)} />
        )}
      </Carousel>
      {thumbnails && thumbnails.slides.length > 1 && (
        <Rail parts={thumbnails} settings={settings} current={current} choose={choose} />
      )}
      {isPlain && settings.thumbnails && slides.length > 1 && (
        <Slot of={isSlider ? frame : list} place="after">
          <Thumbnails slides={slides} size={sizes.thumbnail} current={current} choose={choose} />
        </Slot>
      )}
    </>
  );
}

function arrowIcon(markup: string): ArrowIcon | undefined {
  const icon = harmlessHtml(markup);
  return icon.hasChildNodes() ? { classes: 'iyim-slideshow-arrow', icon } : undefined;
}

interface PictureSlideProps {
  readonly slide: HTMLElement;
  readonly height: string | undefined;
  readonly isContained: boolean;
}

/**
 * Enhances a server-rendered slide: its picture is as high as the slideshow, its texts are over the picture, and its link, if it
 * has one, covers the whole slide.
 */
function PictureSlide({ slide, height, isContained }: PictureSlideProps): ReactNode {
  const link = linkOf(slide);
  return (
    <>
      <Enhance of={slide} classes={{ 'iyim-slideshow-slide': true }} styles={{ blockSize: height }} />
      <Enhance
        of={slide.querySelector('img.sp-image, img')}
        classes={{ 'iyim-slideshow-picture': true }}
        styles={{ objectFit: isContained ? 'contain' : 'cover' }}
      />
      <Enhance of={thumbnailOf(slide).separate} styles={{ display: 'none' }} />
      <Enhance of={slide.querySelector('.sp-layer')} classes={{ 'iyim-slideshow-layer': true }} />
      <Enhance
        of={link?.link ?? null}
        aria-label={link?.name}
        target={link?.target}
        classes={{ 'iyim-slideshow-link': true }}
        styles={{ visibility: 'visible' }}
      />
    </>
  );
}

/** Renders a button that toggles the slideshow's full-screen mode. */
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

export default defineWidget({
  name: 'slideshow',
  settings,
  read: readSlideshow,
  View: Slideshow,
  styles,
  messages: texts,
});
