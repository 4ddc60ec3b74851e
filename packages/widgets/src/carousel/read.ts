import { NothingToEnhance } from '@iyim/runtime/widget';
import { isTaken } from '../../shared/carousel/read-carousel.ts';

/** Whose markup it is: the page builder's carousels, or ours. */
export type CarouselKind = 'image' | 'media' | 'testimonial' | 'reviews' | 'slides' | 'nested' | 'plain';

export interface CarouselInput {
  readonly kind: CarouselKind;
  readonly frame: HTMLElement;
  readonly list: HTMLElement;
  /** Coverflow is a skin of the media carousel, and no setting. */
  readonly isCoverflow: boolean;
  /** How the texts of the builder's slides come in, by the class that moves them. */
  readonly animation: string;
}

export interface CarouselParts {
  readonly slides: readonly HTMLElement[];
  readonly prev: HTMLElement | null;
  readonly next: HTMLElement | null;
  readonly pager: HTMLElement | null;
  /** The page's own script has started it. */
  readonly isTaken: boolean;
}

interface Markup {
  /** Selectors: of what cuts off, from the host, and of what moves, from there. */
  readonly frame: string;
  readonly list: string;
  /** Tells markups apart that are alike. */
  readonly host?: string;
}

const WRAPPER = ':scope > .swiper-wrapper';
/** The one that is not one of the thumbnails. */
const MAIN = '.elementor-main-swiper';

const MARKUP: Readonly<Record<CarouselKind, Markup>> = {
  image: { frame: '.elementor-image-carousel-wrapper', list: WRAPPER },
  nested: { frame: '.e-n-carousel', list: WRAPPER },
  slides: { frame: '.elementor-slides-wrapper', list: WRAPPER },
  testimonial: { frame: MAIN, list: WRAPPER, host: '.elementor-widget-testimonial-carousel' },
  reviews: { frame: MAIN, list: WRAPPER, host: '.elementor-widget-reviews' },
  media: { frame: MAIN, list: WRAPPER },
  plain: { frame: '[data-widget~=carousel]', list: ':scope > :is(ul, ol, div)' },
};

/** Finds the page's carousels of these kinds. */
export const CAROUSELS =
  '.elementor-image-carousel-wrapper, .e-n-carousel, .elementor-main-swiper, [data-widget~=carousel]';

/** Which markup a host has. Throws when it has no carousel. */
export function readCarousel(host: HTMLElement): CarouselInput {
  for (const [kind, { frame: selector, list: inside, host: whose }] of Object.entries(MARKUP)) {
    if (whose && !host.matches(whose)) continue;
    const frame = host.matches(selector) ? host : host.querySelector<HTMLElement>(selector);
    const list = frame?.querySelector<HTMLElement>(inside);
    if (!frame || !list) continue;
    return {
      kind: kind as CarouselKind,
      frame,
      list,
      isCoverflow: host.matches('.elementor-skin-coverflow'),
      animation: /^\w+$/.exec(frame.dataset.animation ?? '')?.[0] ?? '',
    };
  }
  throw new NothingToEnhance(
    'expected slides in a carousel (a list in the host, or .swiper-wrapper), found none',
  );
}

/** The slides and the controls, as the page has them now. Controls stand in the frame or beside it. */
export function readParts({ kind, frame, list }: CarouselInput): CarouselParts {
  const around = [...frame.children, ...(frame.parentElement?.children ?? [])];
  const control = (selector: string) =>
    kind === 'plain'
      ? null
      : ((around.find((one) => one.matches(selector)) as HTMLElement | undefined) ?? null);
  const [prev, next] = ['prev', 'next'].map((side) => control(`.elementor-swiper-button-${side}`));
  const slide = kind === 'plain' ? ':not([data-iyim-slot])' : '.swiper-slide:not(.swiper-slide-duplicate)';
  return {
    slides: [...list.querySelectorAll<HTMLElement>(`:scope > ${slide}`)],
    prev: prev ?? null,
    next: next ?? null,
    pager: control('.swiper-pagination'),
    isTaken: isTaken(frame, list),
  };
}

/** Of the builder's slides: the picture behind, and the texts. */
export const BACKGROUND = ':scope > .elementor-ken-burns';
export const CONTENTS = '.swiper-slide-contents';
export const STATES = { background: 'elementor-ken-burns--active', element: 'e-widget-swiper' } as const;
