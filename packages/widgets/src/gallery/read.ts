import { safeUrl } from '@iyim/runtime/widget';
import { type FoundMarkup, findMarkup } from '../../shared/define-parts.ts';

/** Kind of markup: the page builder's gallery, its basic gallery, or our minimal markup. */
export type GalleryKind = 'builder' | 'basic' | 'plain';

export type GalleryInput = ReturnType<typeof readGallery>;

/** A picture with its item, link and tags. */
export interface Picture {
  readonly item: HTMLElement;
  /** The server's `<img>`, or the box that our `<img>` fills. */
  readonly image: HTMLElement;
  /** URL of the picture for the box; empty for the server's `<img>`. */
  readonly url: string;
  readonly alt: string;
  /** Width in px; 0 if the server does not print it. */
  readonly width: number;
  readonly height: number;
  readonly link: HTMLAnchorElement | null;
  /** Whether the link has no accessible name. */
  readonly isMute: boolean;
  /** Filters that show the picture. */
  readonly tags: readonly string[];
}

interface Markup {
  /**
   * Selectors: of the container and the filters inside the host, of items inside the container, and of the picture inside an
   * item.
   */
  readonly root: string;
  readonly filters: string;
  readonly item: string;
  readonly image: string;
  /** Names of the attributes that contain a filter's tag and an item's tags. */
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

/** Tag of the filter that shows everything. */
export const ALL = 'all';

export const hooks = {
  overlay: '.elementor-gallery-item__overlay',
  content: '.elementor-gallery-item__content',
} as const;

export const filterSelector = ({ kind }: FoundMarkup<GalleryKind>): string => MARKUP[kind].filters;

/** Returns the tag that a filter shows, or `ALL`. */
export const shownBy = ({ kind }: FoundMarkup<GalleryKind>, filter: Element): string =>
  filter.getAttribute(MARKUP[kind].shows)?.trim() || ALL;

/** Finds the markup of a host. Throws if it has no picture. */
export function readGallery(host: HTMLElement) {
  const hasPictures = (found: FoundMarkup<GalleryKind>) => readPictures(found).length > 0;
  const found = findMarkup('a list with pictures (<ul> with <img>)', MARKUP, host, hasPictures);
  return {
    ...found,
    host,
    /** Whether the original's script has already laid out the gallery. */
    isTaken: found.root.matches('.e-gallery-container'),
  };
}

/**
 * Returns the current pictures, skipping items without a picture. Takes pictures that were read before from `cached`, because the
 * widget has changed the server's markup since.
 */
export function readPictures(
  { kind, root }: FoundMarkup<GalleryKind>,
  cached: WeakMap<Element, Picture> = new WeakMap(),
): readonly Picture[] {
  const { item: items, image: images, tags } = MARKUP[kind];
  return [...root.querySelectorAll<HTMLElement>(items)].flatMap((item) => {
    const image = item.querySelector<HTMLElement>(images);
    if (!image) return [];
    const before = cached.get(image);
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
    cached.set(image, picture);
    return picture;
  });
}

/** Returns the URL of a box's picture: the server's attribute or, in exported pages, the background. Null if it is not safe. */
function addressOf(box: HTMLElement): string | null {
  const [, background = ''] = /^url\("(.*)"\)$/.exec(box.style.backgroundImage) ?? [];
  const url = safeUrl(box.dataset.thumbnail || background || '#');
  return url?.startsWith('http') && !url.includes('#') ? url : null;
}
