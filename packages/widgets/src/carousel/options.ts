import { type Device, forDevice } from '@iyim/runtime/shop';
import type { CarouselOptions } from '../../shared/carousel/options.ts';
import type { CarouselInput, CarouselKind } from './read.ts';
import type { CarouselSettings } from './settings.ts';

/** Slides of an image carousel side by side by default (§9, carousel `slides_to_show`). */
const TO_SHOW = 3;
/** Kinds whose default is one slide at a time (§9, testimonials). */
const SINGLE: readonly CarouselKind[] = ['testimonial', 'reviews'];
/** Kinds with the names and defaults of the image carousel. */
const OF_IMAGES: readonly CarouselKind[] = ['image', 'nested'];

/** Options of a carousel for a device; their names depend on whose markup it is. */
export function optionsOf(
  settings: CarouselSettings,
  { kind, isCoverflow }: Pick<CarouselInput, 'kind' | 'isCoverflow'>,
  at: Device,
): CarouselOptions {
  const { toShow, gaps, offset } = settings;
  const perView = SINGLE.includes(kind) ? settings.perViewOfSingle : settings.perView;
  const isOfImages = OF_IMAGES.includes(kind);
  const effect = kind === 'slides' ? settings.transition : isCoverflow ? 'coverflow' : settings.effect;
  const shown = toShow.desktop || TO_SHOW;
  const ofImages = { tablet: shown === 1 ? 1 : 2, mobile: 1, ...toShow, desktop: shown };
  const side = (name: 'left' | 'right') =>
    kind === 'nested' && [name, 'both'].includes(offset.sides) ? forDevice(offset.width, at) : undefined;
  const [left, right] = [side('left'), side('right')];
  return {
    perView: kind === 'slides' || settings.isSlideshow ? 1 : forDevice(isOfImages ? ofImages : perView, at),
    step: forDevice(settings.step, at),
    gap: forDevice(isOfImages ? gaps.image : gaps.builder, at),
    loop: settings.loop,
    hasCopies: true,
    speed: kind === 'slides' ? settings.speed.slides : settings.speed.builder,
    effect: kind === 'testimonial' || kind === 'reviews' ? 'slide' : effect,
    isCentered: settings.isCentered,
    isLazy: settings.isLazy,
    hasLongSwipes: kind === 'nested',
    padding: { ...(left && { left }), ...(right && { right }) },
    autoplay: settings.autoplay,
  };
}
