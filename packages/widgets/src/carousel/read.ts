import { directionOf } from '@iyim/runtime/widget';
import {
  type CarouselElements,
  type CarouselMarkup,
  findCarousel,
  readParts,
  SWIPER,
} from '../../shared/carousel/read-markup.ts';

const BUILDER = { ...SWIPER, pager: '.swiper-pagination', isBeside: true } as const;
/** Selector of the main carousel, as opposed to its thumbnails. */
const MAIN = '.elementor-main-swiper';

/** The page builder's carousels, and our minimal markup. */
const MARKUPS = {
  // The first one, because its slides may contain the other carousels.
  loop: { ...BUILDER, frame: '.elementor-loop-container', host: '.elementor-widget-loop-carousel' },
  image: { ...BUILDER, frame: '.elementor-image-carousel-wrapper' },
  nested: { ...BUILDER, frame: '.e-n-carousel' },
  slides: { ...BUILDER, frame: '.elementor-slides-wrapper' },
  testimonial: { ...BUILDER, frame: MAIN, host: '.elementor-widget-testimonial-carousel' },
  reviews: { ...BUILDER, frame: MAIN, host: '.elementor-widget-reviews' },
  media: { ...BUILDER, frame: MAIN },
  plain: {
    frame: '[data-widget~=carousel]',
    list: ':scope > :is(ul, ol, div)',
    slide: ':not([data-iyim-slot])',
  },
} as const satisfies Record<string, CarouselMarkup>;

export type CarouselKind = keyof typeof MARKUPS;

/** Selector of the carousels that are numbered if several have the same name. */
export const CAROUSELS =
  '.elementor-image-carousel-wrapper, .e-n-carousel, .elementor-main-swiper, .elementor-widget-loop-carousel .elementor-loop-container, [data-widget~=carousel]';

/** Kinds whose slides contain other elements of the builder. */
export const CONTAINERS: readonly CarouselKind[] = ['nested', 'loop'];

/** Selector of the background picture of a slide in the page builder's slides widget. */
export const BACKGROUND = ':scope > .elementor-ken-burns';

export interface CarouselInput extends CarouselElements {
  readonly kind: CarouselKind;
  /** Whether the media carousel has the class of the coverflow skin. */
  readonly isCoverflow: boolean;
  /** Class that animates the texts of the page builder's slides; empty for no animation. */
  readonly animation: string;
}

/** Reads the kind of a host's markup and its elements. Throws if there is no carousel. */
export function readCarousel(host: HTMLElement): CarouselInput {
  const found = findCarousel<CarouselKind>(
    host,
    MARKUPS,
    'slides in a carousel (a list in the host, or .swiper-wrapper)',
  );
  return {
    ...found,
    isCoverflow: host.matches('.elementor-skin-coverflow'),
    animation: /^\w+$/.exec(found.frame.dataset.animation ?? '')?.[0] ?? '',
  };
}

/**
 * Reads the current slides and controls. On right-to-left pages the server swaps the arrows of nested and loop carousels, so they
 * are swapped back.
 */
export function readCarouselParts(input: CarouselInput) {
  const parts = readParts(input, MARKUPS[input.kind]);
  const isSwapped = CONTAINERS.includes(input.kind) && directionOf(document.documentElement) === 'rtl';
  return isSwapped ? { ...parts, prev: parts.next, next: parts.prev } : parts;
}
