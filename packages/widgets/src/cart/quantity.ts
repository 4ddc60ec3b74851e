/** What a quantity may be; `Infinity` where the server sets no limit. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type QuantityProblem = 'notANumber' | 'tooFew' | 'tooMany';

/** Limits as attributes have them: text, empty for none. */
export function readLimits(min: string, max: string, step: string): Limits {
  const number = (text: string, missing: number) =>
    text.trim() === '' || Number.isNaN(Number(text)) ? missing : Number(text);
  return {
    min: number(min, 0),
    max: number(max, Number.POSITIVE_INFINITY),
    step: Math.abs(number(step, 1)) || 1,
  };
}

/**
 * What is wrong with a typed quantity, null when it may be sent. The server would remove the line for what is no number,
 * and ignore a negative one without a word.
 */
export function checkQuantity(text: string, { min, max }: Limits): QuantityProblem | null {
  if (!/^\s*[+-]?\d+([.,]\d+)?\s*$/.test(text)) return 'notANumber';
  const quantity = Number(text.replace(',', '.'));
  if (quantity < min) return 'tooFew';
  return quantity > max ? 'tooMany' : null;
}

/**
 * The quantity one step up or down, kept within the limits. A step down stops at one: taking a product out has its own
 * link, and nobody should do it by pressing once too often.
 */
export function stepQuantity(text: string, direction: 1 | -1, { min, max, step }: Limits): number {
  const current = Number.parseFloat(text) || 0;
  const lowest = Math.max(min, Math.min(step, max));
  // Steps such as 0.1 gather rounding errors: counted in steps they do not.
  const next = (Math.round(current / step) + direction) * step;
  return Number(Math.min(max, Math.max(lowest, next)).toFixed(6));
}
