import { type Device, forDevice } from '@iyim/runtime/shop';
import { byDevice, defineSettings, length } from '@iyim/runtime/widget';
import type { CarouselOptions } from '../../shared/carousel/options.ts';
import type { SlideshowInput } from './read.ts';
import type { SlideshowSettings } from './settings.ts';

/** Returns the options of the slides. The plugin's slider has different settings from the media carousel. */
export const slidesOptions = (settings: SlideshowSettings, isSlider: boolean): CarouselOptions => ({
  perView: 1,
  step: 1,
  hasSwipes: settings.touchswipe,
  isLazy: settings.lazyload,
  ...(isSlider ? sliderOptions(settings) : mediaOptions(settings)),
});

const sliderOptions = (settings: SlideshowSettings) => {
  const onHover = settings.sliderAutoplayOnHover;
  const pausesOnHover = onHover === 'stop' ? onHover : onHover === 'pause';
  return {
    gap: settings.slideDistance,
    loop: settings.sliderLoop,
    speed: settings.slideDuration,
    effect: settings.sliderFadeMode ? 'fade' : 'slide',
    autoplay: settings.sliderAutoplay ? { delay: settings.sliderAutoplayDelay, pausesOnHover } : null,
  } as const;
};

const mediaOptions = (settings: SlideshowSettings) => ({
  gap: '0px',
  loop: settings.loop,
  speed: settings.speed,
  effect: settings.effect,
  autoplay: settings.autoplay
    ? {
        delay: settings.autoplay_speed,
        pausesOnHover: settings.pause_on_hover,
        stopsOnUse: settings.pause_on_interaction,
      }
    : null,
});

/** Returns the options of the server's carousel of thumbnails. */
export const railOptions = (settings: SlideshowSettings, at: Device): CarouselOptions => ({
  perView: forDevice(settings.slideshow_slides_per_view, at),
  step: 1,
  gap: forDevice(settings.space_between, at),
  loop: false,
  speed: settings.speed,
  effect: 'slide',
  isCentered: settings.centered_slides,
  isLazy: settings.lazyload,
  autoplay: null,
});

/** Settings of the page builder's element around a plugin's slider. */
const outerSettings = defineSettings(
  {
    slider_height: byDevice(length('', '')),
    thumbnail_width: byDevice(length('', '')),
    thumbnail_height: byDevice(length('', '')),
  },
  (raw) => raw,
  { isTolerant: true },
);

/** Returns the height of the slides, and the sizes of the thumbnails that the widget adds. */
export function sizesOf(settings: SlideshowSettings, { outer }: SlideshowInput, at: Device) {
  const { slider_height, thumbnail_width, thumbnail_height } = outerSettings.parse(outer);
  const height = forDevice(slider_height, at) || settings.sliderHeight;
  return {
    height: settings.autoSliderHeight ? 'auto' : height,
    thumbnail: {
      inlineSize: forDevice(thumbnail_width, at) || settings.thumbnailWidth,
      blockSize: forDevice(thumbnail_height, at) || settings.thumbnailHeight,
    },
  };
}
