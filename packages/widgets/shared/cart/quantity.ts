import { coerceNumber } from '@iyim/runtime/widget';

/** Limits of a quantity. */
export interface Limits {
  readonly min: number;
  /** Maximum; `Infinity` if the server sets no limit. */
  readonly max: number;
}

/** Limits of a field with steps. */
export interface FieldLimits extends Limits {
  readonly step: number | 'any';
  /** Number from which the steps are counted. */
  readonly base: number;
}

export type QuantityProblem = 'notANumber' | 'tooFew' | 'tooMany';

type LimitAttributes = Pick<HTMLInputElement, 'min' | 'max' | 'step' | 'defaultValue'>;

/** Returns a maximum as a number: `Infinity` for an empty text, `-1` or `0`, which shops print if there is no limit. */
export const readMaximum = (written: string | number): number => {
  const max = coerceNumber(written) ?? 0;
  return max > 0 ? max : Number.POSITIVE_INFINITY;
};

/** Reads the limits of a field; a missing or invalid limit is ignored. */
export function readLimits({ min, max, step, defaultValue }: LimitAttributes): FieldLimits {
  const least = coerceNumber(min);
  const written = coerceNumber(step) ?? 0;
  return {
    min: least ?? 0,
    max: readMaximum(max),
    step: step.trim().toLowerCase() === 'any' ? 'any' : written > 0 ? written : 1,
    base: least ?? coerceNumber(defaultValue) ?? 0,
  };
}

/**
 * Returns the problem with a typed quantity, or null if it may be sent. The check is needed because the server removes everything
 * except digits and points ("2,5" becomes 25), removes the line if no digits are left, and silently ignores a negative quantity.
 */
export function checkQuantity(text: string, { min, max }: Limits): QuantityProblem | null {
  if (!/^\s*[+-]?\d+(\.\d+)?\s*$/.test(text)) return 'notANumber';
  const quantity = Number(text);
  if (quantity < min) return 'tooFew';
  return quantity > max ? 'tooMany' : null;
}

/** Returns the allowed quantity nearest to a typed one; the minimum if the text is not a number. */
export const clampQuantity = (text: string, { min, max }: Limits): number =>
  Math.min(max, Math.max(min, coerceNumber(text) ?? min));

/**
 * Returns the quantity one step up or down, within the limits and on a step, like the browser's `stepUp`. A step down stops at
 * the smallest quantity above zero, because a separate link removes the product. If the limits allow no quantity, `text` is
 * returned as a number.
 */
export function stepQuantity(text: string, direction: 1 | -1, limits: FieldLimits): number {
  const { min, max, step: written } = limits;
  const isFree = written === 'any';
  const [step, base] = isFree ? [1, 0] : [written, limits.base];
  const current = coerceNumber(text) ?? 0;
  const lowest = min > 0 ? min : base - step * Math.ceil(base / step - 1);
  const highest =
    isFree || max === Number.POSITIVE_INFINITY ? max : base + step * Math.floor((max - base) / step + EXACT);
  if (highest < lowest) return current;
  const steps = (current - base) / step;
  const next = isFree
    ? current + direction
    : base + step * (direction > 0 ? Math.floor(steps + EXACT) + 1 : Math.ceil(steps - EXACT) - 1);
  return Number(Math.min(highest, Math.max(lowest, next)).toFixed(6));
}

/**
 * Tolerance for rounding errors in steps such as 0.1, as a fraction of a step: a quantity this close to a step is on the step.
 */
const EXACT = 1e-6;
