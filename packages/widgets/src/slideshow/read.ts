import { jsonAttribute, type PlainObject } from '@iyim/runtime/widget';
import {
  type CarouselElements,
  type CarouselMarkup,
  elementsIn,
  findCarousel,
  readParts,
  SWIPER,
} from '../../shared/carousel/read-markup.ts';

/** Supported markup: the elements plugin's slider, the page builder's media carousel in slideshow mode, and a plain list in the host. */
const MARKUPS = {
  slider: { frame: '.slider-pro', list: ':scope > .sp-slides', slide: '.sp-slide' },
  media: { ...SWIPER, frame: '.elementor-main-swiper' },
  plain: { frame: '[data-widget~=slideshow]', list: ':scope > :is(ul, ol)', slide: 'li' },
} as const satisfies Record<string, CarouselMarkup>;
const THUMBNAILS = { ...SWIPER, frame: '.elementor-thumbnails-swiper' };

/** Selector of the page's slideshows. */
export const SLIDESHOWS = '.slider-pro, .elementor-main-swiper, [data-widget~=slideshow]';

export interface SlideshowInput extends CarouselElements {
  readonly kind: keyof typeof MARKUPS;
  /** The server's carousel of thumbnails; null if there is no such carousel. */
  readonly rail: CarouselElements | null;
  /** Settings of the page builder's element around a plugin's slider; they override the slider's settings. */
  readonly outer: PlainObject;
  /** Whether pictures are shown completely instead of filling the slide. */
  readonly isContained: boolean;
}

/** Detects the markup of a host and reads its elements and settings. Throws if the host contains no slides. */
export function readSlideshow(host: HTMLElement): SlideshowInput {
  const found = findCarousel(host, MARKUPS, 'slides (a list in the host, .swiper-wrapper or .sp-slides)');
  const { kind } = found;
  return {
    ...found,
    rail: kind === 'media' ? elementsIn(host, THUMBNAILS) : null,
    outer: kind === 'slider' ? jsonAttribute(host.closest('.elementor-element'), 'data-settings') : {},
    isContained: host.matches('.jet-slider__image-contain'),
  };
}

/** Returns the slides, thumbnails and controls that are in the host now. */
export function readSlideshowParts(host: HTMLElement, input: SlideshowInput) {
  return {
    ...readParts(input, MARKUPS[input.kind]),
    pager: host.querySelector<HTMLElement>('.jet-slider__fraction-pagination'),
    thumbnails: input.rail && readParts(input.rail, THUMBNAILS),
  };
}

/**
 * Returns the slide's separate thumbnail picture, if it has one, and the thumbnail's address, which lazy loaders move from `src` to
 * `data-lazy-src`.
 */
export function thumbnailOf(slide: HTMLElement): {
  readonly separate: HTMLElement | null;
  readonly src: string;
} {
  const separate = slide.querySelector<HTMLImageElement>('img.sp-thumbnail');
  const picture = separate ?? slide.querySelector<HTMLImageElement>('img');
  const { lazySrc, src = picture?.getAttribute('src') } = picture?.dataset ?? {};
  return { separate, src: lazySrc ?? src ?? '' };
}

/**
 * Returns the link that covers a slide, with its name and target; null if the slide has no such link. The plugin's style sheet
 * hides the link.
 */
export function linkOf(slide: HTMLElement) {
  const link = slide.querySelector<HTMLAnchorElement>('a.jet-slider__content-item-link[href]');
  if (!link) return null;
  const title = slide.querySelector('.jet-slider__title, .jet-slider__subtitle, .jet-slider__desc');
  const target = slide.querySelector('[data-slide-url-target]')?.getAttribute('data-slide-url-target');
  return {
    link,
    name: title?.textContent?.trim() || slide.querySelector('img')?.alt || link.href,
    target: target || undefined,
  };
}

/** Returns the markup of the plugin's icon for a control, from the hidden element with the class `name`. */
export const iconNamed = (frame: HTMLElement, name: string): string =>
  /^[\w-]+$/.test(name) ? (frame.querySelector(`:scope > .${name}`)?.innerHTML ?? '') : '';
