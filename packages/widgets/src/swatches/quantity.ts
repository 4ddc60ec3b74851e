/** Limits of the quantity field; null: none. */
export interface QuantityLimits {
  readonly min: number;
  readonly max: number | null;
}

/** What the field holds after a variation brought its limits: the nearest allowed number, the least for nonsense. */
export function clampQuantity(value: string, { min, max }: QuantityLimits): number {
  const wanted = Number.parseFloat(value);
  if (Number.isNaN(wanted) || wanted < min) return min;
  return max !== null && wanted > max ? max : wanted;
}
