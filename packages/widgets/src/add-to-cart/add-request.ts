import type { AddRequest } from '@iyim/runtime/shop';

type Fields = AddRequest['fields'];

/** The variation that is selected in the page. `hasAny`: at least one attribute matches any value. */
export interface MatchedVariation {
  readonly id: string;
  readonly hasAny: boolean;
}

const lastValue = (fields: Fields, name: string): string =>
  fields.findLast(([key]) => key === name)?.[1] ?? '';

export const isGroupQuantity = (name: string): boolean => name.startsWith(`quantity[`);

/**
 * Returns the request for a product form's successful fields. Null if the fields do not name a product, or if the product has
 * variations and no variation is selected: only the server can answer such a form. Sent by script, the form would add the parent
 * product without a variation in an older shop (AC-6).
 */
export function formRequest(
  fields: Fields,
  { hasVariations, matched }: { hasVariations: boolean; matched: MatchedVariation | undefined },
): AddRequest | null {
  const productId = lastValue(fields, 'product_id') || lastValue(fields, 'add-to-cart');
  if (productId === '') return null;
  const id = lastValue(fields, 'variation_id');
  const request = { fields, productId, quantity: lastValue(fields, 'quantity') || '1' };
  if (fields.some(([name]) => isGroupQuantity(name))) return { ...request, grouped: true };
  if (id === '' || id === '0') return hasVariations ? null : request;
  // An unknown variation counts as one with an "any" attribute, because that request works for both kinds.
  const hasAny = matched?.id === id ? matched.hasAny : true;
  return { ...request, variation: { id, hasAny } };
}

/** Returns the request for an archive button's data; null if the data do not name a product. */
export function buttonRequest(fields: Fields): AddRequest | null {
  const productId = lastValue(fields, 'product_id');
  if (productId === '') return null;
  return { fields, productId, quantity: lastValue(fields, 'quantity') || '1' };
}
