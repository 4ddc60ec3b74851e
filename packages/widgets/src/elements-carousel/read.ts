import { jsonAttribute, NothingToEnhance, type PlainObject } from '@iyim/runtime/widget';
import { isTaken } from '../../shared/carousel/read-carousel.ts';

export interface ElementsCarouselInput {
  readonly isTestimonials: boolean;
  /** Stands in the host, which cuts it off. */
  readonly list: HTMLElement;
  readonly arrows: { readonly prev: HTMLElement | null; readonly next: HTMLElement | null };
  /** Arrows among what moves. */
  readonly strays: readonly HTMLElement[];
  readonly pager: HTMLElement | null;
  /** The plugin's own options, and those of the page builder's outer element. */
  readonly options: PlainObject;
  readonly outer: PlainObject;
}

/** Selectors of each markup: the list, from the host, and its slides. */
const MARKUP = [
  { list: ':scope > .jet-testimonials__instance', slide: '.jet-testimonials__item' },
  { list: ':scope > .jet-posts', slide: '.jet-posts__item' },
  { list: ':scope > .elementor-slick-slider', slide: '.jet-carousel__item' },
] as const;

/** Finds the page's carousels of this plugin. */
export const CAROUSELS = '.jet-carousel, .jet-testimonials';

/** Throws when the host has no list of slides. */
export function readElementsCarousel(host: HTMLElement): ElementsCarouselInput {
  const list = MARKUP.flatMap(({ list }) => host.querySelector<HTMLElement>(list) ?? [])[0];
  if (!list)
    throw new NothingToEnhance(
      'expected a list of slides (.elementor-slick-slider, .jet-posts or .jet-testimonials__instance), found none',
    );
  const isTestimonials = list.matches('.jet-testimonials__instance');
  const arrow = (side: string) =>
    [list, host].flatMap(
      (from) => from.querySelector<HTMLElement>(`:scope > .jet-arrow.${side}-arrow`) ?? [],
    )[0] ?? null;
  const arrows = { prev: arrow('prev'), next: arrow('next') };
  return {
    isTestimonials,
    list,
    arrows,
    strays: [arrows.prev, arrows.next].filter(
      (one) => one !== null && one.parentElement === list,
    ) as HTMLElement[],
    pager: host.querySelector<HTMLElement>(':scope > .jet-carousel__fraction-navigation'),
    options: isTestimonials
      ? jsonAttribute(list, 'data-settings')
      : jsonAttribute(host, 'data-slider_options'),
    outer: jsonAttribute(host.closest('.elementor-element'), 'data-settings'),
  };
}

/** The slides, as the page has them now; null when the page's own script runs them. */
export function readSlides(list: HTMLElement): readonly HTMLElement[] | null {
  if (isTaken(list)) return null;
  const slides = MARKUP.map(({ slide }) => `:scope > ${slide}:not(.slick-cloned)`).join();
  return [...list.querySelectorAll<HTMLElement>(slides)];
}

export interface Rating {
  readonly element: HTMLElement;
  readonly rating: number;
  readonly stars: readonly { readonly star: HTMLElement; readonly classes: string }[];
}

/** Stars of testimonials, which the server prints without their looks. */
export const readRatings = (list: HTMLElement): readonly Rating[] =>
  [...list.querySelectorAll<HTMLElement>('.jet-testimonials__rating[data-rating]')].map((element) => {
    const rating = Math.max(0, Math.min(5, Number.parseInt(element.dataset.rating ?? '', 10) || 0));
    const stars = [...element.querySelectorAll<HTMLElement>('i')].map((star, index) => {
      const { star: off, activeStar: on, starStyle, activeStarStyle } = star.dataset;
      const classes = (index < rating ? (on ?? activeStarStyle) : (off ?? starStyle)) ?? '';
      return { star, classes: classes.trim().replace(/\s+/g, ' ') };
    });
    return { element, rating, stars };
  });
