/** Returns the middle value; the mean of the two middle values if their number is even. NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Returns the median absolute deviation: how far a typical value lies from the median. */
export function deviation(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}

/**
 * Returns the median ratio of `values` to `base`, each pair from the same round: a temporary slowdown of the machine affects both
 * and cancels out.
 */
export function pairedRatio(values: readonly number[], base: readonly number[]): number {
  return median(values.map((value, round) => value / (base[round] ?? Number.NaN)));
}
