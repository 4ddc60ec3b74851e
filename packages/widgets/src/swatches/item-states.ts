import { type Choices, type HasAttributes, matches, withChoice } from './matching.ts';

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
  const wanted = withChoice(choices, name, value);
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
