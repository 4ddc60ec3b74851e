import { coerceText, own, safeUrl } from '@iyim/runtime/widget';
import { type Limits, readMaximum } from '../../shared/cart/quantity.ts';
import type { Variation } from '../../shared/cart/variation.ts';

/** What is chosen: attribute name (`attribute_pa_color`) → value, `''` when nothing is. In the order of the form. */
export type Choices = ReadonlyMap<string, string>;

type HasAttributes = Pick<Variation, 'attributes'>;

/** Whether a variation can be what is chosen: each attribute is the same, or one side is empty ("any"). SW-9 */
export function matches({ attributes }: HasAttributes, choices: Choices): boolean {
  return Object.entries(attributes).every(([name, value]) => {
    const chosen = choices.get(name) ?? '';
    return value === '' || chosen === '' || value === chosen;
  });
}

/** The first variation that matches, as the server would find it. */
export function findVariation<V extends HasAttributes>(
  variations: readonly V[],
  choices: Choices,
): V | undefined {
  return variations.find((variation) => matches(variation, choices));
}

export function isComplete(choices: Choices): boolean {
  return choices.size > 0 && [...choices.values()].every((value) => value !== '');
}

export function sameChoices(a: Choices, b: Choices): boolean {
  return a.size === b.size && [...a].every(([name, value]) => b.get(name) === value);
}

/**
 * `no-stock`: out of stock, yet it can be chosen. `out-of-stock` and `unavailable` can not: nothing in stock, or no
 * variation at all, goes with the other choices (SW-2).
 */
export type Availability = 'available' | 'no-stock' | 'out-of-stock' | 'unavailable';

/** Whether one value of one attribute goes with what is chosen of the others. No list of variations: it may. */
export function availabilityOf(
  variations: readonly Pick<Variation, 'attributes' | 'is_in_stock' | 'variation_is_active'>[] | null,
  choices: Choices,
  name: string,
  value: string,
  clickableOutOfStock: boolean,
): Availability {
  if (!variations) return 'available';
  const wanted = new Map(choices).set(name, value);
  const candidates = variations.filter((each) => each.variation_is_active && matches(each, wanted));
  if (candidates.length === 0) return 'unavailable';
  if (candidates.some((each) => each.is_in_stock)) return 'available';
  return clickableOutOfStock ? 'no-stock' : 'out-of-stock';
}

export const isDisabled = (availability: Availability): boolean =>
  availability === 'unavailable' || availability === 'out-of-stock';

/** The one item of a group that Tab reaches: the chosen one, else the first that can be chosen (-1: none). */
export function tabStop(items: readonly { value: string; disabled: boolean }[], chosen: string): number {
  const selected = items.findIndex((item) => item.value === chosen && chosen !== '');
  return selected >= 0 ? selected : items.findIndex((item) => !item.disabled);
}

type Counted = Pick<Variation, 'attributes' | 'is_in_stock' | 'max_qty' | 'variation_stock_left'>;

/** The one attribute that is still to be chosen, when there is exactly one. */
export function remainingAttribute(choices: Choices): string | undefined {
  const open = [...choices].filter(([, value]) => value === '');
  return open.length === 1 ? open[0]?.[0] : undefined;
}

/**
 * Stock left of a candidate value of the remaining attribute: only when its variation is in stock and its `max_qty` is
 * no greater than the threshold (SW-6).
 */
export function stockHint(
  variations: readonly Counted[] | null,
  choices: Choices,
  name: string,
  value: string,
  threshold: number,
): number | undefined {
  if (!variations || remainingAttribute(choices) !== name) return undefined;
  const variation = findVariation(variations, new Map(choices).set(name, value));
  if (!variation?.is_in_stock || variation.max_qty === '' || readMaximum(variation.max_qty) > threshold)
    return undefined;
  return variation.variation_stock_left === '' ? variation.max_qty : variation.variation_stock_left;
}

type Buyable = Pick<Variation, 'is_purchasable' | 'is_in_stock' | 'variation_is_visible'>;

export const isPurchasable = ({ is_purchasable, is_in_stock, variation_is_visible }: Buyable): boolean =>
  is_purchasable && is_in_stock && variation_is_visible;

type Limited = Pick<Variation, 'is_sold_individually' | 'min_qty' | 'max_qty'>;

/** Limits that a variation sets for the quantity field. */
export function quantityLimits({ is_sold_individually, min_qty, max_qty }: Limited): Limits {
  if (is_sold_individually === 'yes') return { min: 1, max: 1 };
  return { min: min_qty || 1, max: readMaximum(max_qty) };
}

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

export const imageAttributes = (read: (attribute: string, key: string) => string | null): ImageAttributes =>
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
  const text = (key: string): string => coerceText(own(image, key)) ?? '';
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
