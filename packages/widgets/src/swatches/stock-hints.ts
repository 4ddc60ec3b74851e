import { type Choices, findVariation, type HasAttributes, withChoice } from './matching.ts';

interface Counted extends HasAttributes {
  readonly is_in_stock: boolean;
  readonly max_qty: number | null;
  readonly variation_stock_left: string;
}

/** What is left of one candidate: the server's own words for it, if it has any, and the number. */
export interface StockHint {
  readonly left: number;
  readonly text: string;
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
): StockHint | undefined {
  if (!variations || remainingAttribute(choices) !== name) return undefined;
  const variation = findVariation(variations, withChoice(choices, name, value));
  if (!variation?.is_in_stock || variation.max_qty === null || variation.max_qty > threshold)
    return undefined;
  return { left: variation.max_qty, text: variation.variation_stock_left };
}
