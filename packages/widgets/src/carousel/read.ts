import { directionOf } from '@iyim/runtime/widget';
import {
  type CarouselElements,
  type CarouselMarkup,
  findCarousel,
  readParts,
  SWIPER,
} from '../../shared/carousel/read-markup.ts';

const BUILDER = { ...SWIPER, pager: '.swiper-pagination', isBeside: true } as const;
/** Not the thumbnails' carousel. */
const MAIN = '.elementor-main-swiper';

/** The page builder's carousels, and ours. */
const MARKUPS = {
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

/** Finds the page's carousels of these kinds. */
export const CAROUSELS =
  '.elementor-image-carousel-wrapper, .e-n-carousel, .elementor-main-swiper, [data-widget~=carousel]';

/** The picture behind one of the builder's slides. */
export const BACKGROUND = ':scope > .elementor-ken-burns';

export interface CarouselInput extends CarouselElements {
  readonly kind: CarouselKind;
  /** Coverflow is a skin of the media carousel, and no setting. */
  readonly isCoverflow: boolean;
  /** Class that animates the texts of the builder's slides. */
  readonly animation: string;
}

/** Which markup a host has. Throws when it has no carousel. */
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

/** The slides and the controls as the page has them now. Right to left, nested carousels have their arrows the other way round. */
export function readCarouselParts(input: CarouselInput) {
  const parts = readParts(input, MARKUPS[input.kind]);
  const isSwapped = input.kind === 'nested' && directionOf(document.documentElement) === 'rtl';
  return isSwapped ? { ...parts, prev: parts.next, next: parts.prev } : parts;
}
