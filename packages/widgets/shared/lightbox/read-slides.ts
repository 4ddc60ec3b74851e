import { safeUrl } from '@iyim/runtime/widget';
import type { CaptionSources } from './lightbox-config.ts';
import { type VideoSource, videoSource } from './video-source.ts';

/** One thing that a lightbox shows. Texts are empty where there are none. */
export interface Slide {
  readonly media: { readonly kind: 'image'; readonly url: string; readonly alt: string } | VideoMedia;
  readonly title: string;
  readonly description: string;
  /** The address that shows this slide on this page, to be shared; empty: the page's own. */
  readonly hash: string;
}

export interface VideoMedia {
  readonly kind: 'video';
  readonly source: VideoSource;
  /** Width through height. */
  readonly ratio: number;
  /** A picture to show before it plays; empty: none. */
  readonly poster: string;
}

/** Copies that carousels make of their slides. */
const COPIES = '.swiper-slide-duplicate, .slick-cloned';

const CAPTION = 'figcaption, .wp-caption-text';

/** Where a page's markup has what the builder may name as a source. A description is in the link's own attribute alone. */
const SOURCES: Readonly<
  Record<string, (element: Element, image: Element | null) => string | null | undefined>
> = {
  title: (_, image) => image?.getAttribute('title'),
  alt: (_, image) => image?.getAttribute('alt'),
  caption: (element) =>
    (
      element.querySelector(CAPTION) ??
      element.closest('figure, .wp-caption, .gallery-item')?.querySelector(CAPTION)
    )?.textContent,
};

/** Address of what a slide shows. */
export const urlOf = ({ media }: Slide): string => (media.kind === 'image' ? media.url : media.source.url);

/** A picture with the texts of the link or picture that shows it; those that it has not come from the page's sources. */
export function slideOf(element: Element, url: string, sources: CaptionSources | null): Slide {
  const image = element.matches('img') ? element : element.querySelector('img');
  const text = (part: keyof CaptionSources) => {
    const own = element.getAttribute(`data-elementor-lightbox-${part}`)?.trim();
    const source = sources?.[part] ?? '';
    return own || (Object.hasOwn(SOURCES, source) && SOURCES[source]?.(element, image)?.trim()) || '';
  };
  return {
    media: { kind: 'image', url, alt: image?.getAttribute('alt')?.trim() ?? '' },
    title: text('title'),
    description: text('description'),
    hash: element.getAttribute('data-e-action-hash') ?? '',
  };
}

/** The root of a slideshow's slides: the opener's builder element if the slideshow is named after it, else the page. */
export function placeOf(slideshow: string, opener: Element): ParentNode {
  const element = opener.closest<HTMLElement>('.elementor-element[data-id]:not([data-id=""])');
  return element && slideshow.endsWith(element.dataset.id ?? '') ? element : opener.ownerDocument;
}

/** All slides of a slideshow in `root`, each once, in the order of the page or of the indexes that they carry. */
export function slidesOf(root: ParentNode, slideshow: string, sources: CaptionSources | null): Slide[] {
  const known = new Set<string>();
  return [...root.querySelectorAll<HTMLElement>('[data-elementor-lightbox-slideshow]')]
    .filter((link) => link.dataset.elementorLightboxSlideshow === slideshow && !link.closest(COPIES))
    .map((link, place) => ({ link, order: Number(link.dataset.elementorLightboxIndex ?? place) }))
    .sort((one, other) => one.order - other.order || 0)
    .flatMap(({ link }) => readSlide(link, sources) ?? [])
    .filter((slide) => !known.has(urlOf(slide)) && known.add(urlOf(slide)));
}

function readSlide(link: HTMLElement, sources: CaptionSources | null): Slide | null {
  const { elementorLightboxVideo: video = '' } = link.dataset;
  const href = link.getAttribute('href') ?? '';
  const url = href === '' || /^(#|%23)/.test(href) ? null : safeUrl(href);
  const picture = url?.startsWith('http') ? url : null;
  if (video === '') return picture ? slideOf(link, picture, sources) : null;
  const source = videoSource('', video);
  const poster = link.querySelector('img')?.currentSrc || (picture !== video && picture) || '';
  return source && { ...slideOf(link, '', sources), media: { kind: 'video', source, ratio: 16 / 9, poster } };
}
