/** The middle value; the mean of the two middle ones when there is no single middle. NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Median absolute deviation: how far a typical value lies from the median. */
export function deviation(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}

/**
 * How `values` compare with `base`, visit by visit of the same round: what slows the machine for a minute slows both, and
 * falls out. The median of those ratios.
 */
export function pairedRatio(values: readonly number[], base: readonly number[]): number {
  return median(values.map((value, round) => value / (base[round] ?? Number.NaN)));
}
