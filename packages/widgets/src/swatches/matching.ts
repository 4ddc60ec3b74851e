/** What is chosen: attribute name (`attribute_pa_color`) → value, `''` when nothing is. In the order of the form. */
export type Choices = ReadonlyMap<string, string>;

interface HasAttributes {
  readonly attributes: Readonly<Record<string, string>>;
}

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

interface Stocked extends HasAttributes {
  readonly is_in_stock: boolean;
  readonly variation_is_active: boolean;
}

/** Whether one value of one attribute goes with what is chosen of the others. No list of variations: it may. */
export function availabilityOf(
  variations: readonly Stocked[] | null,
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

interface Counted extends HasAttributes {
  readonly is_in_stock: boolean;
  /** `''`: no limit. */
  readonly max_qty: number | '';
  readonly variation_stock_left: number | '';
}

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
  if (!variation?.is_in_stock || variation.max_qty === '' || variation.max_qty > threshold) return undefined;
  return variation.variation_stock_left === '' ? variation.max_qty : variation.variation_stock_left;
}

interface Buyable {
  readonly is_purchasable: boolean;
  readonly is_in_stock: boolean;
  readonly variation_is_visible: boolean;
}

export function isPurchasable(variation: Buyable): boolean {
  return variation.is_purchasable && variation.is_in_stock && variation.variation_is_visible;
}

/** Limits of the quantity field; null: none. */
export interface QuantityLimits {
  readonly min: number;
  readonly max: number | null;
}

interface Limited {
  readonly is_sold_individually: string;
  readonly min_qty: number | '';
  readonly max_qty: number | '';
}

export function quantityLimits({ is_sold_individually, min_qty, max_qty }: Limited): QuantityLimits {
  if (is_sold_individually === 'yes') return { min: 1, max: 1 };
  return { min: min_qty || 1, max: max_qty === '' ? null : max_qty };
}

/** What the field holds after a variation brought its limits: the nearest allowed number, the least for nonsense. */
export function clampQuantity(value: string, { min, max }: QuantityLimits): number {
  const wanted = Number.parseFloat(value);
  if (Number.isNaN(wanted) || wanted < min) return min;
  return max !== null && wanted > max ? max : wanted;
}
