import { jsonAttribute, type PlainObject } from '@iyim/runtime/widget';
import {
  type CarouselElements,
  type CarouselMarkup,
  type CarouselParts,
  findCarousel,
  readParts,
} from '../../shared/carousel/read-markup.ts';

/** Selectors shared by all of the plugin's markups. The carousel's frame is the host itself. */
export const PLUGIN = {
  frame: '*',
  slide: ':is(.jet-carousel__item, .jet-posts__item, .jet-testimonials__item):not(.slick-cloned)',
  prev: '.jet-arrow.prev-arrow',
  next: '.jet-arrow.next-arrow',
  pager: '.jet-carousel__fraction-navigation',
} as const;

const MARKUPS = {
  testimonials: { ...PLUGIN, list: ':scope > .jet-testimonials__instance' },
  posts: { ...PLUGIN, list: ':scope > .jet-posts' },
  items: { ...PLUGIN, list: ':scope > .elementor-slick-slider' },
} as const satisfies Record<string, CarouselMarkup>;

/** Selector of the plugin's carousels. */
export const CAROUSELS = '.jet-carousel, .jet-testimonials';

export interface ElementsCarouselInput extends CarouselElements {
  readonly isTestimonials: boolean;
  readonly controls: Required<Pick<CarouselParts, 'prev' | 'next' | 'pager'>>;
  /** Arrows inside the list of slides. */
  readonly strays: readonly HTMLElement[];
  /** The plugin's own options. */
  readonly options: PlainObject;
  /** Settings of the page builder's element around the host. */
  readonly outer: PlainObject;
}

/** Reads a host. Throws if it has no list of slides. */
export function readElementsCarousel(host: HTMLElement): ElementsCarouselInput {
  const found = findCarousel(
    host,
    MARKUPS,
    'a list of slides (.elementor-slick-slider, .jet-posts or .jet-testimonials__instance)',
  );
  const { prev, next, pager } = readParts(found, PLUGIN);
  const isTestimonials = found.kind === 'testimonials';
  return {
    ...found,
    isTestimonials,
    controls: { prev, next, pager },
    strays: [prev, next].flatMap((arrow) => (arrow?.parentElement === found.list ? [arrow] : [])),
    options: isTestimonials
      ? jsonAttribute(found.list, 'data-settings')
      : jsonAttribute(host, 'data-slider_options'),
    outer: jsonAttribute(host.closest('.elementor-element'), 'data-settings'),
  };
}

/** Reads the stars of testimonials, with the classes of their icons. */
export const readRatings = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('.jet-testimonials__rating[data-rating]')].map(readRating);

function readRating(element: HTMLElement) {
  const rating = Math.max(0, Math.min(5, Number.parseInt(element.dataset.rating ?? '', 10) || 0));
  const stars = [...element.querySelectorAll<HTMLElement>('i')].map((star, index) => {
    const { star: off, activeStar: on, starStyle, activeStarStyle } = star.dataset;
    const classes = (index < rating ? (on ?? activeStarStyle) : (off ?? starStyle)) ?? '';
    return { star, classes: classes.trim().replace(/\s+/g, ' ') };
  });
  return { element, rating, stars };
}
