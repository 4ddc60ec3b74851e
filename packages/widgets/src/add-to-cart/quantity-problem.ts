import { coerceNumber } from '@iyim/runtime/widget';
import { checkQuantity, readMaximum } from '../../shared/cart/quantity.ts';
import { isGroupQuantity } from './add-request.ts';

export interface QuantityField {
  readonly name: string;
  readonly value: string;
  /** As the server wrote them; empty: none. */
  readonly min: string;
  readonly max: string;
}

/** Why a quantity can not be sent: the message's key and what it says. */
export interface QuantityProblem {
  readonly key: 'quantityNumber' | 'quantityLow' | 'quantityHigh' | 'quantityNone';
  readonly values: Readonly<Record<string, number>>;
}

/**
 * What is wrong with the quantity of one product. Servers are lax: they add one for 0 and for words, and cut "2.7" to 2,
 * which is not what was asked for.
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

/** The same for a group of products, where an empty or zero field means "none of this one". */
function groupProblem(fields: readonly QuantityField[]): QuantityProblem | undefined {
  const wanted = fields.filter(({ value }) => value.trim() !== '' && Number(value) !== 0);
  if (wanted.length === 0) return { key: 'quantityNone', values: {} };
  for (const field of wanted) {
    const found = quantityProblem(field);
    if (found) return found;
  }
  return undefined;
}

/** What is wrong with the quantities of a product form. */
export function formQuantityProblem(fields: readonly QuantityField[]): QuantityProblem | undefined {
  if (fields.some(({ name }) => isGroupQuantity(name))) return groupProblem(fields);
  return fields[0] && quantityProblem(fields[0]);
}
