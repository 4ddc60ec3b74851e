import { safeUrl } from '@iyim/runtime/widget';
import { type FoundMarkup, findMarkup } from '../../shared/define-parts.ts';

/** Whose markup it is: the page builder's gallery, its basic gallery, or ours. */
export type GalleryKind = 'builder' | 'basic' | 'plain';

export type GalleryInput = ReturnType<typeof readGallery>;

/** One picture with what stands on it. */
export interface Picture {
  readonly item: HTMLElement;
  /** An `<img>` of the server's, or the box that one is to fill. */
  readonly image: HTMLElement;
  /** What fills the box; empty for an `<img>` of the server's. */
  readonly url: string;
  readonly alt: string;
  /** In px; 0: the server does not say. */
  readonly width: number;
  readonly height: number;
  readonly link: HTMLAnchorElement | null;
  /** The link shows nothing that names it. */
  readonly isMute: boolean;
  /** The filters that show it. */
  readonly tags: readonly string[];
}

interface Markup {
  /** Selectors: from the host, of what is around the pictures and of the filters; from there, of items; from these, of pictures. */
  readonly root: string;
  readonly filters: string;
  readonly item: string;
  readonly image: string;
  /** Attributes: what a filter shows, and which filters show an item. */
  readonly shows: string;
  readonly tags: string;
}

const MARKUP: Readonly<Record<GalleryKind, Markup>> = {
  builder: {
    root: '.elementor-gallery__container',
    filters: '.elementor-gallery-title',
    item: ':scope > .e-gallery-item',
    image: '.e-gallery-image',
    shows: 'data-gallery-index',
    tags: 'data-e-gallery-tags',
  },
  basic: {
    root: '.elementor-image-gallery .gallery',
    filters: '.iyim-none',
    item: ':scope > .gallery-item, :scope > .gallery-row > .gallery-item',
    image: 'img',
    shows: 'data-filter',
    tags: 'data-tags',
  },
  plain: {
    root: ':scope :is(ul, ol)',
    filters: '[data-filter]',
    item: ':scope > li',
    image: 'img',
    shows: 'data-filter',
    tags: 'data-tags',
  },
};

/** The filter that shows everything. */
export const ALL = 'all';

export const hooks = {
  overlay: '.elementor-gallery-item__overlay',
  content: '.elementor-gallery-item__content',
} as const;

export const filterSelector = ({ kind }: FoundMarkup<GalleryKind>): string => MARKUP[kind].filters;

/** What a filter shows: the tag of pictures, or all. */
export const shownBy = ({ kind }: FoundMarkup<GalleryKind>, filter: Element): string =>
  filter.getAttribute(MARKUP[kind].shows)?.trim() || ALL;

/** Which markup a host has. Throws when it has no picture. */
export function readGallery(host: HTMLElement) {
  const hasPictures = (found: FoundMarkup<GalleryKind>) => readPictures(found).length > 0;
  const found = findMarkup('a list with pictures (<ul> with <img>)', MARKUP, host, hasPictures);
  return {
    ...found,
    host,
    /** The original's script has laid it out already. */
    isTaken: found.root.matches('.e-gallery-container'),
  };
}

/** The pictures, as the page has them now; those that are `known` are as the server wrote them. Items without one are left alone. */
export function readPictures(
  { kind, root }: FoundMarkup<GalleryKind>,
  known: WeakMap<Element, Picture> = new WeakMap(),
): readonly Picture[] {
  const { item: items, image: images, tags } = MARKUP[kind];
  return [...root.querySelectorAll<HTMLElement>(items)].flatMap((item) => {
    const image = item.querySelector<HTMLElement>(images);
    if (!image) return [];
    const before = known.get(image);
    if (before) return before;
    const url = image instanceof HTMLImageElement ? '' : addressOf(image);
    if (url === null) return [];
    const number = (name: string) => Math.max(0, Number(image.getAttribute(name)) || 0);
    const prefix = url === '' ? '' : 'data-';
    const alt = (image.getAttribute('aria-label') ?? image.getAttribute('alt') ?? '').trim();
    const link = item.matches('a[href]')
      ? (item as HTMLAnchorElement)
      : item.querySelector<HTMLAnchorElement>('a[href]');
    const picture: Picture = {
      item,
      image,
      url,
      alt,
      width: number(`${prefix}width`),
      height: number(`${prefix}height`),
      link,
      isMute: link !== null && !alt && !link.textContent?.trim() && !link.matches('[aria-label]'),
      tags: (item.getAttribute(tags) ?? '').split(/[\s,]+/).filter(Boolean),
    };
    known.set(image, picture);
    return picture;
  });
}

/** The picture of a box: where the server says, or, in pages that were exported, its background. Null for one that is not safe. */
function addressOf(box: HTMLElement): string | null {
  const [, background = ''] = /^url\("(.*)"\)$/.exec(box.style.backgroundImage) ?? [];
  const url = safeUrl(box.dataset.thumbnail || background || '#');
  return url?.startsWith('http') && !url.includes('#') ? url : null;
}
