import { jQueryOf } from '@iyim/runtime/page';
import { NothingToEnhance, ownValue, safeUrl, siteConfig } from '@iyim/runtime/widget';
import { PRODUCT_PARAMS } from '../../page/names.ts';
import type { CarouselParts } from '../../shared/carousel/read-markup.ts';

/** Supported markup: WooCommerce's gallery, and a plain list of pictures. The host clips the slides. */
const MARKUPS = {
  shop: {
    frame: '.woocommerce-product-gallery',
    list: '.woocommerce-product-gallery__wrapper',
    slide: '.woocommerce-product-gallery__image:not(.clone)',
  },
  plain: { frame: '[data-widget~=product-gallery]', list: ':scope > :is(ul, ol)', slide: 'li' },
} as const;

/** Selector of the page's galleries. */
export const GALLERIES = '.woocommerce-product-gallery, [data-widget~=product-gallery]';

/** Classes of the original that themes style. */
export const CLASSES = {
  trigger: 'woocommerce-product-gallery__trigger',
  thumbnails: 'flex-control-nav flex-control-thumbs',
  thumbnail: 'flex-active',
  slide: 'flex-active-slide',
} as const;

/** Selector of parts that the original's script adds to a gallery. */
const TAKEN = '.flex-viewport, .woocommerce-product-gallery__trigger:not(.iyim-product-gallery-trigger)';

/** Attributes of a slide and its picture that change with the chosen variation. */
export const PICTURE_ATTRIBUTES = [
  'data-thumb',
  'data-thumb-srcset',
  'data-thumb-sizes',
  'src',
  'data-large_image',
  'data-large_image_width',
] as const;

export type ProductGalleryInput = ReturnType<typeof readProductGallery>;

/**
 * Reads the kind of markup of a host. A gallery of the shop without a list is accepted, because the widget must make it visible.
 * Throws if a plain host contains no list.
 */
export function readProductGallery(host: HTMLElement) {
  const kind = host.matches(MARKUPS.shop.frame) ? 'shop' : 'plain';
  if (kind === 'plain' && !host.querySelector(MARKUPS.plain.list))
    throw new NothingToEnhance('expected a list of pictures (<ul> with <img>) in the host, found none');
  return { kind, host } as const;
}

/** Returns the list and the slides that are in the gallery now, and whether the original's script has started on it. */
export function readGalleryParts({ kind, host }: ProductGalleryInput): {
  readonly parts: CarouselParts | null;
  readonly isTaken: boolean;
} {
  const markup = MARKUPS[kind];
  // Does not use the carousel's code for reading markup: it is in the slider's chunk, which a gallery with one picture does not
  // load.
  const list = host.querySelector<HTMLElement>(markup.list);
  const slides = [...(list?.querySelectorAll<HTMLElement>(`:scope > :is(${markup.slide})`) ?? [])];
  return { parts: list && { frame: host, list, slides }, isTaken: isTaken(host) };
}

/**
 * Returns whether the original's script has started on a gallery. Checks its jQuery data too, because the script may have left no
 * trace in the markup.
 */
export const isTaken = (host: HTMLElement): boolean =>
  host.querySelector(TAKEN) !== null || Boolean(ownValue(jQueryOf()?.(host).data(), 'product_gallery'));

/** A picture of the gallery in full size. */
export interface FullPicture {
  readonly url: string;
  readonly alt: string;
  /** Caption, or the title that older shops print; empty if there is neither. */
  readonly title: string;
  /** Width and height in px; 0 if the page does not define them. */
  readonly width: number;
  readonly height: number;
}

const IMAGE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

export const imageOf = (slide: Element): HTMLImageElement | null =>
  slide.querySelector('img:not([data-iyim-slot] *)');
export const linkOf = (slide: Element): HTMLAnchorElement | null =>
  imageOf(slide)?.closest<HTMLAnchorElement>('a[href]') ?? null;

/**
 * Returns whether a slide's link has an accessible name: its picture's `alt`, a text, a title, or a label other than `ownLabel`.
 * Older shops print pictures without `alt`.
 */
export function isLinkNamed(slide: Element, ownLabel: string): boolean {
  const link = linkOf(slide);
  return (
    Boolean(link?.textContent.trim() || link?.matches('[aria-labelledby], [title]')) ||
    ![null, undefined, ownLabel].includes(link?.ariaLabel) ||
    Boolean(imageOf(slide)?.alt.trim())
  );
}

/**
 * Returns the full-size picture of a slide, from the attributes that its picture has now, else from its link. Null for a slide
 * without a larger picture: a video, or the shop's placeholder.
 */
export function fullPictureOf(slide: Element): FullPicture | null {
  const image = imageOf(slide);
  if (!image) return null;
  const large = webAddress(image.getAttribute('data-large_image'));
  const target = webAddress(linkOf(slide)?.getAttribute('href') ?? null);
  const url = large ?? (target && IMAGE.test(new URL(target).pathname) ? target : null);
  if (!url) return null;
  const number = (name: string) => Math.max(0, Number(image.getAttribute(name)) || 0);
  return {
    url,
    alt: image.alt,
    title: (image.getAttribute('data-caption') || image.getAttribute('title') || '').trim(),
    width: number('data-large_image_width'),
    height: number('data-large_image_height'),
  };
}

function webAddress(address: string | null): string | null {
  const url = address ? safeUrl(address) : null;
  return url?.startsWith('http') ? url : null;
}

/**
 * Returns the attributes of a slide's thumbnail, which fall back to those of the picture itself. The address is returned as the page
 * has it, because the shop's script for variations looks for thumbnails by their address.
 */
export function thumbnailOf(slide: HTMLElement) {
  const { thumb, thumbSrcset, thumbSizes } = slide.dataset;
  const attribute = (name: string) => imageOf(slide)?.getAttribute(name);
  const src = attribute('src');
  // Plugins for lazy loading show a placeholder, and keep the picture's address in another attribute.
  const lazySrc = attribute('data-lazy-src') || (src?.startsWith('data:') && attribute('data-src'));
  const poster = slide.querySelector('video')?.getAttribute('poster');
  return {
    src: [thumb, lazySrc, src, poster].find(isPicture) || undefined,
    srcSet: (thumb && thumbSrcset) || undefined,
    sizes: (thumb && thumbSrcset && thumbSizes) || undefined,
  };
}

const isPicture = (address: unknown): address is string =>
  typeof address === 'string' &&
  address !== '' &&
  (/^data:image\//i.test(address) || safeUrl(address) !== null);

/** Options of the shop's slider that have the same names as settings of this widget. */
const SLIDER_OPTIONS = [
  'animation',
  'animationSpeed',
  'animationLoop',
  'smoothHeight',
  'directionNav',
  'touch',
  'slideshow',
  'slideshowSpeed',
  'pauseOnHover',
] as const;

/**
 * Returns the settings that the shop prints: the parameters of its script, and the number of columns of the gallery. An empty text is
 * kept, because the shop prints it for a switch that is off.
 */
export function readShopSettings(host: HTMLElement): Record<string, unknown> {
  const params = siteConfig().global(PRODUCT_PARAMS).whole;
  const [slider, zoom, lightbox] = ['flexslider', 'zoom_options', 'photoswipe_options'].map((name) =>
    ownValue(params, name),
  );
  const control = ownValue(slider, 'controlNav');
  return {
    columns: host.getAttribute('data-columns'),
    ...valuesOf(params, ['flexslider_enabled', 'zoom_enabled', 'photoswipe_enabled']),
    ...valuesOf(slider, SLIDER_OPTIONS),
    ...valuesOf(zoom, ['magnify']),
    ...valuesOf(lightbox, ['shareEl']),
    controlNav: typeof control === 'boolean' ? (control ? 'dots' : 'none') : control,
  };
}

const valuesOf = (from: unknown, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ownValue(from, name)]));

/** Returns the shop's label for the button that opens the pictures in full size, if the page defines it. */
export const shopTriggerText = (): string | undefined =>
  siteConfig().global(PRODUCT_PARAMS).text('i18n_product_gallery_trigger_text');
