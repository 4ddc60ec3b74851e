import { coerceText, ownValue, safeUrl } from '@iyim/runtime/widget';
import { type Limits, readMaximum } from '../../shared/cart/quantity.ts';
import type { Variation } from '../../shared/cart/variation.ts';

/** Chosen values by attribute name (`attribute_pa_color`), in the order of the form; `''` if no value is chosen. */
export type Choices = ReadonlyMap<string, string>;

type HasAttributes = Pick<Variation, 'attributes'>;

/** Returns whether a variation matches the choices: each attribute has the chosen value, or is empty ("any") on either side (SW-9). */
export function matches({ attributes }: HasAttributes, choices: Choices): boolean {
  return Object.entries(attributes).every(([name, value]) => {
    const chosen = choices.get(name) ?? '';
    return value === '' || chosen === '' || value === chosen;
  });
}

/** Returns the first variation that matches, as the server does. */
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
 * Whether an item can be chosen (SW-2). `no-stock`: out of stock, but can be chosen. `out-of-stock`: no variation with the other
 * choices is in stock. `unavailable`: no variation matches the other choices.
 */
export type Availability = 'available' | 'no-stock' | 'out-of-stock' | 'unavailable';

/**
 * Returns the availability of a value of an attribute, given the choices for the other attributes. Without a list of variations,
 * every value is available.
 */
export function availabilityOf(
  variations: readonly Pick<Variation, 'attributes' | 'is_in_stock' | 'variation_is_active'>[] | null,
  choices: Choices,
  name: string,
  value: string,
  clickableOutOfStock: boolean,
): Availability {
  if (!variations) return 'available';
  const candidate = new Map(choices).set(name, value);
  const candidates = variations.filter((each) => each.variation_is_active && matches(each, candidate));
  if (candidates.length === 0) return 'unavailable';
  if (candidates.some((each) => each.is_in_stock)) return 'available';
  return clickableOutOfStock ? 'no-stock' : 'out-of-stock';
}

export const isDisabled = (availability: Availability): boolean =>
  availability === 'unavailable' || availability === 'out-of-stock';

/**
 * Returns the index of a group's tab stop: the chosen item, otherwise the first item that can be chosen; -1 if no item can be
 * chosen.
 */
export function tabStop(items: readonly { value: string; disabled: boolean }[], chosen: string): number {
  const selected = items.findIndex((item) => item.value === chosen && chosen !== '');
  return selected >= 0 ? selected : items.findIndex((item) => !item.disabled);
}

type Counted = Pick<Variation, 'attributes' | 'is_in_stock' | 'max_qty' | 'variation_stock_left'>;

/** Returns the attribute that is still to be chosen, if there is only one. */
export function remainingAttribute(choices: Choices): string | undefined {
  const open = [...choices].filter(([, value]) => value === '');
  return open.length === 1 ? open[0]?.[0] : undefined;
}

/**
 * Returns the stock left for a value of the remaining attribute. Returns undefined unless the variation is in stock and its
 * `max_qty` does not exceed the threshold (SW-6).
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

/** Returns the limits that a variation sets for the quantity field. */
export function quantityLimits({ is_sold_individually, min_qty, max_qty }: Limited): Limits {
  if (is_sold_individually === 'yes') return { min: 1, max: 1 };
  return { min: min_qty || 1, max: readMaximum(max_qty) };
}

/**
 * Attributes of an `img` that galleries and zooms read, with the keys of their values in a variation's `image`. The size is set
 * first, so that the page does not move while a file loads.
 */
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

/** Addresses and attributes of a picture in the gallery. */
export interface PictureSource {
  readonly image: ImageAttributes;
  /** Address of the full-size picture, to which the picture links; empty if unknown. */
  readonly full: string;
  readonly thumbnail: string;
}

/** Returns the variation's picture, or null to keep the product's picture. Servers write `false` and `""` for missing values. */
export function variationPicture({ image }: Pick<Variation, 'image'>): PictureSource | null {
  const text = (key: string): string => coerceText(ownValue(image, key)) ?? '';
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

/** Returns whether two addresses, absolute or relative, lead to the same file. */
export function isSameFile(one: string | null, other: string | null): boolean {
  const address = one && other && safeUrl(one);
  return Boolean(address) && address === safeUrl(other as string);
}

/** Returns whether two sources are the same picture, possibly in different sizes. */
export const isSamePicture = (one: PictureSource, other: PictureSource): boolean =>
  isSameFile(one.full, other.full) ||
  isSameFile(one.thumbnail, other.thumbnail) ||
  isSameFile(one.image.src, other.image.src);
