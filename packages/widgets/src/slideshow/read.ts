import { jsonAttribute, NothingToEnhance, type PlainObject } from '@iyim/runtime/widget';
import { isTaken } from '../../shared/carousel/read-carousel.ts';

/** Whose markup it is: the page builder's media carousel as a slideshow, the elements plugin's slider, or ours. */
export type SlideshowKind = 'media' | 'slider' | 'plain';

export interface SlideshowInput {
  readonly kind: SlideshowKind;
  readonly frame: HTMLElement;
  readonly list: HTMLElement;
  /** The second carousel; null where thumbnails are pictures in the slides. */
  readonly thumbnails: { readonly frame: HTMLElement; readonly list: HTMLElement } | null;
  /** What the page builder's outer element says about a plugin's slider, which wins. */
  readonly outer: PlainObject;
  /** Pictures are shown whole. */
  readonly isContained: boolean;
}

export interface SlideshowParts {
  readonly slides: readonly HTMLElement[];
  readonly thumbnails: readonly HTMLElement[];
  readonly prev: HTMLElement | null;
  readonly next: HTMLElement | null;
  readonly pager: HTMLElement | null;
  readonly isTaken: boolean;
}

interface Markup {
  /** Selectors: of the frame, from the host; of the list, from there; of the slides, from there; of the thumbnails' frame and list. */
  readonly frame: string;
  readonly list: string;
  readonly slide: string;
  readonly thumbnails?: { readonly frame: string; readonly list: string };
}

const SWIPER = ':scope > .swiper-wrapper';
const MARKUP: Readonly<Record<SlideshowKind, Markup>> = {
  slider: { frame: '.slider-pro', list: ':scope > .sp-slides', slide: '.sp-slide' },
  media: {
    frame: '.elementor-main-swiper',
    list: SWIPER,
    slide: '.swiper-slide:not(.swiper-slide-duplicate)',
    thumbnails: { frame: '.elementor-thumbnails-swiper', list: SWIPER },
  },
  plain: { frame: '[data-widget~=slideshow]', list: ':scope > :is(ul, ol)', slide: 'li' },
};

/** Finds the page's slideshows. */
export const SLIDESHOWS = '.slider-pro, .elementor-main-swiper, [data-widget~=slideshow]';

/** Which markup a host has. Throws when it has no slideshow. */
export function readSlideshow(host: HTMLElement): SlideshowInput {
  const within = (frame: HTMLElement | null, list: string) => {
    const found = frame?.querySelector<HTMLElement>(list);
    return frame && found ? { frame, list: found } : null;
  };
  for (const [kind, markup] of Object.entries(MARKUP)) {
    const frame = host.matches(markup.frame) ? host : host.querySelector<HTMLElement>(markup.frame);
    const main = within(frame, markup.list);
    if (!main) continue;
    const { thumbnails } = markup;
    return {
      kind: kind as SlideshowKind,
      ...main,
      thumbnails: thumbnails
        ? within(host.querySelector<HTMLElement>(thumbnails.frame), thumbnails.list)
        : null,
      outer: kind === 'slider' ? jsonAttribute(host.closest('.elementor-element'), 'data-settings') : {},
      isContained: host.matches('.jet-slider__image-contain'),
    };
  }
  throw new NothingToEnhance(
    'expected slides (a list in the host, .swiper-wrapper or .sp-slides), found none',
  );
}

/** The slides, thumbnails and controls, as the page has them now. */
export function readParts(
  host: HTMLElement,
  { kind, frame, list, thumbnails }: SlideshowInput,
): SlideshowParts {
  const { slide } = MARKUP[kind];
  const control = (selector: string) => frame.querySelector<HTMLElement>(`:scope > ${selector}`);
  const inside = (one: HTMLElement | undefined) =>
    one ? [...one.querySelectorAll<HTMLElement>(`:scope > ${slide}`)] : [];
  return {
    slides: inside(list),
    thumbnails: inside(thumbnails?.list),
    prev: control('.elementor-swiper-button-prev'),
    next: control('.elementor-swiper-button-next'),
    pager: host.querySelector<HTMLElement>('.jet-slider__fraction-pagination'),
    isTaken: isTaken(frame, list),
  };
}

/** The picture that a slide has for its thumbnail: its address, which lazy loaders move, and whether it is another one than the slide's. */
export function thumbnailOf(slide: HTMLElement): { readonly own: HTMLElement | null; readonly src: string } {
  const own = slide.querySelector<HTMLImageElement>('img.sp-thumbnail');
  const picture = own ?? slide.querySelector<HTMLImageElement>('img');
  const { lazySrc, src = picture?.getAttribute('src') } = picture?.dataset ?? {};
  return { own, src: lazySrc ?? src ?? '' };
}

/** The link of a whole slide, which the plugin's sheet hides, and what names it. */
export function linkOf(
  slide: HTMLElement,
): { readonly link: HTMLAnchorElement; readonly name: string; readonly target: string | null } | null {
  const link = slide.querySelector<HTMLAnchorElement>('a.jet-slider__content-item-link[href]');
  if (!link) return null;
  const title = slide.querySelector('.jet-slider__title, .jet-slider__subtitle, .jet-slider__desc');
  return {
    link,
    name: title?.textContent?.trim() || slide.querySelector('img')?.alt || link.href,
    target: slide.querySelector('[data-slide-url-target]')?.getAttribute('data-slide-url-target') || null,
  };
}

/** The plugin's own icon for a control, in a hidden element whose class is in the settings. */
export const iconNamed = (frame: HTMLElement, name: string): string =>
  /^[\w-]+$/.test(name) ? (frame.querySelector(`:scope > .${name}`)?.innerHTML ?? '') : '';

export const PICTURE = 'img.sp-image, img';
export const LAYER = '.sp-layer';
/** What the plugin's sheet waits for. */
export const LOADED = 'slider-loaded';
