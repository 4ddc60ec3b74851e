import { type Choices, findVariation, type HasAttributes, withChoice } from './matching.ts';

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
  const variation = findVariation(variations, withChoice(choices, name, value));
  if (!variation?.is_in_stock || variation.max_qty === '' || variation.max_qty > threshold) return undefined;
  return variation.variation_stock_left === '' ? variation.max_qty : variation.variation_stock_left;
}
