import { safeUrl } from '@iyim/runtime/widget';
import { type VideoSource, videoSource } from './video-source.ts';

/** One thing that a lightbox shows. Texts are empty where there are none. */
export interface Slide {
  readonly media:
    | { readonly kind: 'image'; readonly url: string; readonly alt: string }
    | { readonly kind: 'video'; readonly source: VideoSource; readonly ratio: number };
  readonly title: string;
  readonly description: string;
  /** The address that shows this slide on this page, to be shared; empty: the page's own. */
  readonly hash: string;
}

/** Copies that carousels make of their slides. */
const COPIES = '.swiper-slide-duplicate, .slick-cloned';

/** A picture with the texts of the link or picture that shows it: title and description. */
export function slideOf(element: Element, url: string): Slide {
  const image = element.matches('img') ? element : element.querySelector('img');
  const alt = image?.getAttribute('alt')?.trim() ?? '';
  const text = (name: string) => element.getAttribute(`data-elementor-lightbox-${name}`)?.trim() ?? '';
  return {
    media: { kind: 'image', url, alt },
    title: text('title') || (image?.getAttribute('title')?.trim() ?? ''),
    description: text('description'),
    hash: element.getAttribute('data-e-action-hash') ?? '',
  };
}

/** All slides of a slideshow, each once, in the order of the page or of the indexes that the links carry. */
export function slidesOf(document: Document, slideshow: string): Slide[] {
  const known = new Set<string>();
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-elementor-lightbox-slideshow]')]
    .filter((link) => link.dataset.elementorLightboxSlideshow === slideshow && !link.closest(COPIES))
    .map((link, place) => ({ link, order: Number(link.dataset.elementorLightboxIndex ?? place) }))
    .sort((one, other) => one.order - other.order || 0)
    .flatMap(({ link }) => readSlide(link) ?? [])
    .filter(({ media }) => {
      const url = media.kind === 'image' ? media.url : media.source.url;
      return !known.has(url) && known.add(url);
    });
}

function readSlide(link: HTMLAnchorElement): Slide | null {
  const video = link.dataset.elementorLightboxVideo ?? '';
  const url = safeUrl(link.getAttribute('href') ?? '');
  const isAction = /^(#|%23)/.test(link.getAttribute('href') ?? '');
  if (video === '') return url?.startsWith('http') && !isAction ? slideOf(link, url) : null;
  const source = videoSource('', video);
  return source && { ...slideOf(link, ''), media: { kind: 'video', source, ratio: 16 / 9 } };
}
