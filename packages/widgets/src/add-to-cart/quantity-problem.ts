import { coerceNumber } from '@iyim/runtime/widget';
import { checkQuantity, readMaximum } from '../../shared/cart/quantity.ts';
import { isGroupQuantity } from './add-request.ts';

export interface QuantityField {
  readonly name: string;
  readonly value: string;
  /** Limits as the server wrote them; empty for no limit. */
  readonly min: string;
  readonly max: string;
}

/** Reason why a quantity cannot be sent: the key of the message and its values. */
export interface QuantityProblem {
  readonly key: 'quantityNumber' | 'quantityLow' | 'quantityHigh' | 'quantityNone';
  readonly values: Readonly<Record<string, number>>;
}

/**
 * Returns the problem with the quantity of one product. Servers are lax: they add one for 0 or for a word, and cut "2.7" to 2,
 * which is not what the visitor entered.
 */
function quantityProblem({ value, min, max }: QuantityField): QuantityProblem | undefined {
  const least = coerceNumber(min) ?? 0;
  const most = readMaximum(max);
  switch (checkQuantity(value, { min: least > 0 ? least : Number.MIN_VALUE, max: most })) {
    case 'notANumber':
      return { key: 'quantityNumber', values: {} };
    case 'tooFew':
      return { key: 'quantityLow', values: { min: least > 0 ? least : 1 } };
    case 'tooMany':
      return { key: 'quantityHigh', values: { max: most } };
    case null:
      return undefined;
  }
}

/** Returns the first problem in a group of products. An empty or zero field skips its product; at least one product is needed. */
function groupProblem(fields: readonly QuantityField[]): QuantityProblem | undefined {
  const chosen = fields.filter(({ value }) => value.trim() !== '' && Number(value) !== 0);
  if (chosen.length === 0) return { key: 'quantityNone', values: {} };
  for (const field of chosen) {
    const found = quantityProblem(field);
    if (found) return found;
  }
  return undefined;
}

/** Returns the problem with the quantities of a product form. */
export function formQuantityProblem(fields: readonly QuantityField[]): QuantityProblem | undefined {
  if (fields.some(({ name }) => isGroupQuantity(name))) return groupProblem(fields);
  return fields[0] && quantityProblem(fields[0]);
}
