import type { Variation } from '../../shared/cart/variation.ts';

/** A picture of a variation, as attributes of an `img` and of the link around it. Empty: it has none such. */
export interface VariationImage {
  readonly id: string;
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly alt: string;
  readonly title: string;
  readonly caption: string;
  readonly width: string;
  readonly height: string;
  readonly fullSrc: string;
  readonly fullWidth: string;
  readonly fullHeight: string;
  readonly thumbnail: string;
}

/** The variation's own picture; null: the product's stays. Servers write `false` and `""` for what there is not. */
export function variationImage({
  image,
  image_id,
}: Pick<Variation, 'image' | 'image_id'>): VariationImage | null {
  const text = (key: string): string => {
    const value = Object.hasOwn(image, key) ? image[key] : '';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  if (text('src') === '') return null;
  return {
    id: String(image_id),
    src: text('src'),
    srcset: text('srcset'),
    sizes: text('sizes'),
    alt: text('alt'),
    title: text('title'),
    caption: text('caption'),
    width: text('src_w'),
    height: text('src_h'),
    fullSrc: text('full_src'),
    fullWidth: text('full_src_w'),
    fullHeight: text('full_src_h'),
    thumbnail: text('gallery_thumbnail_src'),
  };
}
