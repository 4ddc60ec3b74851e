import { safeUrl } from '@iyim/runtime/widget';
import type { CaptionSources } from './lightbox-config.ts';
import { type VideoSource, videoSource } from './video-source.ts';

/** A slide of the lightbox. Missing texts are empty. */
export interface Slide {
  readonly media: { readonly kind: 'image'; readonly url: string; readonly alt: string } | VideoMedia;
  readonly title: string;
  readonly description: string;
  /** Hash that opens this slide on the page, for sharing. If empty, the page's address is shared without a hash. */
  readonly hash: string;
}

export interface VideoMedia {
  readonly kind: 'video';
  readonly source: VideoSource;
  /** Aspect ratio: width divided by height. */
  readonly ratio: number;
  /** Address of the picture that is shown before the video plays. Empty if there is no picture. */
  readonly poster: string;
}

/** Selector of the copies of slides that carousels create. */
const COPIES = '.swiper-slide-duplicate, .slick-cloned';

const CAPTION = 'figcaption, .wp-caption-text';

/**
 * Readers of the caption sources that the builder's settings may name. The source `description` has no reader, because a
 * description comes only from the link's own attribute.
 */
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

/** Returns the address of a slide's picture or video. */
export const urlOf = ({ media }: Slide): string => (media.kind === 'image' ? media.url : media.source.url);

/** Returns a picture slide with the texts of its link or image; missing texts come from the caption sources. */
export function slideOf(element: Element, url: string, sources: CaptionSources | null): Slide {
  const image = element.matches('img') ? element : element.querySelector('img');
  const text = (part: keyof CaptionSources) => {
    const ownText = element.getAttribute(`data-elementor-lightbox-${part}`)?.trim();
    const source = sources?.[part] ?? '';
    return ownText || (Object.hasOwn(SOURCES, source) && SOURCES[source]?.(element, image)?.trim()) || '';
  };
  return {
    media: { kind: 'image', url, alt: image?.getAttribute('alt')?.trim() ?? '' },
    title: text('title'),
    description: text('description'),
    hash: element.getAttribute('data-e-action-hash') ?? '',
  };
}

/**
 * Returns the node that contains a slideshow's slides: the opener's builder element if the slideshow is named after it, otherwise
 * the document.
 */
export function placeOf(slideshow: string, opener: Element): ParentNode {
  const element = opener.closest<HTMLElement>('.elementor-element[data-id]:not([data-id=""])');
  return element && slideshow.endsWith(element.dataset.id ?? '') ? element : opener.ownerDocument;
}

/** Returns all slides of a slideshow in `root`, without duplicates, ordered by index or, without indexes, as in the document. */
export function slidesOf(root: ParentNode, slideshow: string, sources: CaptionSources | null): Slide[] {
  const urls = new Set<string>();
  return [...root.querySelectorAll<HTMLElement>('[data-elementor-lightbox-slideshow]')]
    .filter((link) => link.dataset.elementorLightboxSlideshow === slideshow && !link.closest(COPIES))
    .map((link, place) => ({ link, order: Number(link.dataset.elementorLightboxIndex ?? place) }))
    .sort((one, other) => one.order - other.order || 0)
    .flatMap(({ link }) => readSlide(link, sources) ?? [])
    .filter((slide) => !urls.has(urlOf(slide)) && urls.add(urlOf(slide)));
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
