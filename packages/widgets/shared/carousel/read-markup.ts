import { NothingToEnhance } from '@iyim/runtime/widget';

/** Selectors of a carousel's parts in one kind of markup. */
export interface CarouselMarkup {
  /** Selector of the host. Needed only if another kind of markup has the same parts. */
  readonly host?: string;
  /** Selector of the element that clips the slides: the host, or an element in it. */
  readonly frame: string;
  /** Selector of the element in the frame that moves. */
  readonly list: string;
  /** Selector of the slides, which are children of the list. */
  readonly slide: string;
  /**
   * Selectors of the controls, which are children of the list, of the frame or, with `isBeside`, of the element around the frame.
   */
  readonly prev?: string;
  readonly next?: string;
  readonly pager?: string;
  readonly isBeside?: boolean;
}

/** Selectors for Swiper's markup, without the frame. */
export const SWIPER = {
  list: ':scope > .swiper-wrapper',
  slide: '.swiper-slide:not(.swiper-slide-duplicate)',
  prev: '.elementor-swiper-button-prev',
  next: '.elementor-swiper-button-next',
} as const;

export interface CarouselElements {
  readonly frame: HTMLElement;
  readonly list: HTMLElement;
}

export interface CarouselParts extends CarouselElements {
  readonly slides: readonly HTMLElement[];
  /** The server's arrows. */
  readonly prev?: HTMLElement | null;
  readonly next?: HTMLElement | null;
  /** The server's empty element for the pagination. */
  readonly pager?: HTMLElement | null;
}

/** Returns the frame and the list of a host. Null if the host has another kind of markup. */
export function elementsIn(host: HTMLElement, markup: CarouselMarkup): CarouselElements | null {
  if (!host.matches(markup.host ?? '*')) return null;
  const frame = host.matches(markup.frame) ? host : host.querySelector<HTMLElement>(markup.frame);
  const list = frame?.querySelector<HTMLElement>(markup.list);
  return frame && list ? { frame, list } : null;
}

/** Returns the kind of a host's markup, with its elements. Throws `NothingToEnhance` if no markup matches. */
export function findCarousel<Kind extends string>(
  host: HTMLElement,
  markups: Readonly<Record<Kind, CarouselMarkup>>,
  expected: string,
): CarouselElements & { readonly kind: Kind } {
  for (const kind in markups) {
    const elements = elementsIn(host, markups[kind]);
    if (elements) return { kind, ...elements };
  }
  throw new NothingToEnhance(`expected ${expected}, found none`);
}

/** Reads the current slides and controls. `taken` is the element on which a page script has started a carousel, or null. */
export function readParts(
  { frame, list }: CarouselElements,
  markup: Omit<CarouselMarkup, 'host' | 'frame' | 'list'>,
) {
  const beside = markup.isBeside ? (frame.parentElement?.children ?? []) : [];
  const around = [...list.children, ...frame.children, ...beside] as HTMLElement[];
  const control = (selector?: string) =>
    (selector && around.find((element) => element.matches(selector))) || null;
  return {
    frame,
    list,
    slides: [...list.querySelectorAll<HTMLElement>(`:scope > :is(${markup.slide})`)],
    prev: control(markup.prev),
    next: control(markup.next),
    pager: control(markup.pager),
    taken: [frame, list].find((element) => element.matches(TAKEN)) ?? null,
  };
}

/** Selector of widgets inside a slide. */
export const WIDGETS = '[data-widget], .elementor-element';

/** Selector of an element whose slides Swiper, slick or slider-pro moves. */
const TAKEN =
  '.swiper-initialized, .swiper-container-initialized, .slick-initialized, .slick-slider, .sp-horizontal, .sp-vertical';

/** An element that Swiper or slick controls, with the members of their instances that are used here. */
interface Taken extends HTMLElement {
  readonly slick?: { refresh(isSilent: boolean): void };
  readonly swiper?: {
    readonly params: { readonly loop?: boolean };
    readonly realIndex: number;
  } & Record<'loopDestroy' | 'loopCreate' | 'update', () => void> & {
      slideToLoop(index: number, speed: number, runsCallbacks: boolean): void;
    };
}

/**
 * Makes Swiper or slick, which a page script started after this widget, measure and copy the slides again. Call it after the
 * widget's styles are removed.
 */
export function restart({ swiper, slick }: Taken): void {
  slick?.refresh(true);
  if (!swiper) return;
  const { realIndex } = swiper;
  if (swiper.params.loop) {
    swiper.loopDestroy();
    swiper.loopCreate();
  }
  swiper.update();
  swiper.slideToLoop(realIndex, 0, false);
}

/** Class names that the originals' stylesheets expect on the parts of a carousel. */
export interface CarouselClasses {
  /** Class of the current slide. */
  readonly slide: string;
  /** Class of an arrow when no slide is left in its direction. */
  readonly disabled?: string;
  readonly dots?: string;
  readonly dot?: string;
  readonly dotNow?: string;
  /** Class of the list item around the current dot. */
  readonly entryNow?: string;
}

export const SWIPER_CLASSES: CarouselClasses = {
  slide: 'swiper-slide-active',
  disabled: 'swiper-button-disabled',
  dot: 'swiper-pagination-bullet',
  dotNow: 'swiper-pagination-bullet-active',
};
export const SLICK_CLASSES: CarouselClasses = {
  slide: 'slick-current',
  disabled: 'slick-disabled',
  dots: 'jet-slick-dots',
  entryNow: 'slick-active',
};
