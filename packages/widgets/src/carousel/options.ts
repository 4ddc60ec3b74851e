import { type Device, forDevice } from '@iyim/runtime/shop';
import type { CarouselOptions } from '../../shared/carousel/options.ts';
import { type CarouselInput, type CarouselKind, CONTAINERS } from './read.ts';
import type { CarouselSettings } from './settings.ts';

/** Default number of visible slides in an image carousel (§9, carousel `slides_to_show`). */
const TO_SHOW = 3;
/** Kinds that show one slide at a time by default (§9, testimonials). */
const SINGLE: readonly CarouselKind[] = ['testimonial', 'reviews'];
/** Kinds with the setting names and defaults of the image carousel. */
const OF_IMAGES: readonly CarouselKind[] = ['image', ...CONTAINERS];

/** Returns a carousel's options for a device. The settings they come from depend on the kind of markup. */
export function optionsOf(
  settings: CarouselSettings,
  { kind, isCoverflow }: Pick<CarouselInput, 'kind' | 'isCoverflow'>,
  at: Device,
): CarouselOptions {
  const { toShow, gaps, offset } = settings;
  const isSingle = SINGLE.includes(kind);
  const isOfImages = OF_IMAGES.includes(kind);
  const isOfSlides = kind === 'slides';
  const shown = toShow.desktop || TO_SHOW;
  const ofImages = { tablet: shown === 1 ? 1 : 2, mobile: 1, ...toShow, desktop: shown };
  const perView = isSingle ? settings.perViewOfSingle : isOfImages ? ofImages : settings.perView;
  const effect = isOfSlides ? settings.transition : isCoverflow ? 'coverflow' : settings.effect;
  const paddingAt = (side: 'left' | 'right') =>
    CONTAINERS.includes(kind) && [side, 'both'].includes(offset.sides)
      ? { [side]: forDevice(offset.width, at) }
      : undefined;
  return {
    perView: isOfSlides || settings.isSlideshow ? 1 : forDevice(perView, at),
    step: forDevice(settings.step, at),
    gap: forDevice(isOfImages ? gaps.image : gaps.builder, at),
    loop: settings.loop,
    hasCopies: true,
    speed: isOfSlides ? settings.speed.slides : settings.speed.builder,
    effect: isSingle ? 'slide' : effect,
    isCentered: settings.isCentered,
    isLazy: settings.isLazy,
    hasLongSwipes: kind === 'nested',
    padding: { ...paddingAt('left'), ...paddingAt('right') },
    autoplay: settings.autoplay,
  };
}
