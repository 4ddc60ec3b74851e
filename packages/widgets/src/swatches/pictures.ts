import { safeUrl } from '@iyim/runtime/widget';
import type { Variation } from '../../shared/cart/variation.ts';

/** What a gallery and a zoom read of an `img`, and what a variation calls it. The size first: nothing jumps while a file loads. */
const KEYS = {
  width: 'src_w',
  height: 'src_h',
  srcSet: 'srcset',
  sizes: 'sizes',
  src: 'src',
  alt: 'alt',
  title: 'title',
  'data-caption': 'caption',
  'data-src': 'full_src',
  'data-large_image': 'full_src',
  'data-large_image_width': 'full_src_w',
  'data-large_image_height': 'full_src_h',
} as const;

type ImageAttributes = Readonly<Record<keyof typeof KEYS, string | null>>;

const imageAttributes = (read: (attribute: string, key: string) => string | null): ImageAttributes =>
  Object.fromEntries(Object.entries(KEYS).map(([name, key]) => [name, read(name, key)])) as ImageAttributes;

/** A picture of the gallery as it is shown. */
export interface PictureLook {
  readonly image: ImageAttributes;
  /** Where the link around it leads, and the small one; empty: none such. */
  readonly full: string;
  readonly thumbnail: string;
}

/** The variation's own picture; null: the product's stays. Servers write `false` and `""` for what there is not. */
export function variationPicture({ image }: Pick<Variation, 'image'>): PictureLook | null {
  const text = (key: string): string => {
    const value = Object.hasOwn(image, key) ? image[key] : '';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const address = (key: string): string => (text(key) && safeUrl(text(key))) || '';
  if (text('src') === '') return null;
  return {
    image: imageAttributes((_, key) => {
      if (key === 'src') return address(key) || null;
      return text(key) || (key === 'alt' || key === 'caption' ? '' : null);
    }),
    full: address('full_src'),
    thumbnail: text('gallery_thumbnail_src'),
  };
}

/** How the server shows one. */
export const pictureLook = (image: Element, link: Element | null, frame: Element | null): PictureLook => ({
  image: imageAttributes((name) => image.getAttribute(name)),
  full: link?.getAttribute('href') ?? '',
  thumbnail: frame?.getAttribute('data-thumb') ?? '',
});

/** Whether two addresses, as a shop writes them with and without its own, lead to one file. */
export function isSameFile(one: string | null, other: string | null): boolean {
  const address = one && other && safeUrl(one);
  return Boolean(address) && address === safeUrl(other as string);
}

/** Whether two are one picture: a shop cuts it in several sizes. */
export const isSamePicture = (one: PictureLook, other: PictureLook): boolean =>
  isSameFile(one.full, other.full) ||
  isSameFile(one.thumbnail, other.thumbnail) ||
  isSameFile(one.image.src, other.image.src);
