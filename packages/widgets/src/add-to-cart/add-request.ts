import type { AddRequest } from '@iyim/runtime/shop';

type Fields = AddRequest['fields'];

/** A variation that was matched in the page, by its id; `hasAny` when one of its own attributes matches any value. */
export interface MatchedVariation {
  readonly id: string;
  readonly hasAny: boolean;
}

const lastValue = (fields: Fields, name: string): string =>
  fields.findLast(([key]) => key === name)?.[1] ?? '';

export const isGroupQuantity = (name: string): boolean => name.startsWith(`quantity[`);

/**
 * What a product form asks for, of its successful fields; null when it is no request to add, or one that only the server
 * can answer: a product with variations of which none is matched. Sent by script, that one would put the bare parent in
 * the cart of an older shop (AC-6).
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
  // Not known: the way that works for both kinds is the one for "any".
  const hasAny = matched?.id === id ? matched.hasAny : true;
  return { ...request, variation: { id, hasAny } };
}

/** What an archive button asks for, of its data; null when it names no product. */
export function buttonRequest(fields: Fields): AddRequest | null {
  const productId = lastValue(fields, 'product_id');
  if (productId === '') return null;
  return { fields, productId, quantity: lastValue(fields, 'quantity') || '1' };
}
