/** Returns the middle value, or the mean of the two middle values if there is an even number of values. NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Returns the median absolute deviation: the median distance of the values from their median. */
export function deviation(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}

/**
 * Returns the median of the ratios of `values` to `base`. Each ratio compares two values of one round, so that a temporary slowdown
 * of the machine affects both and cancels out.
 */
export function pairedRatio(values: readonly number[], base: readonly number[]): number {
  return median(values.map((value, round) => value / (base[round] ?? Number.NaN)));
}
