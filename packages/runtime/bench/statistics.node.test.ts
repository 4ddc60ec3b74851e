import { describe, expect, it } from 'vitest';
import { deviation, median, pairedRatio } from './statistics.ts';

describe('statistics of the benchmark', () => {
  it('median returns the middle value of unsorted numbers, or the mean of the two middle values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([8, 1, 2, 4])).toBe(3);
    expect(median([])).toBe(Number.NaN);
  });

  it('deviation is not affected by one outlier', () => {
    expect(deviation([10, 11, 9, 10, 900])).toBe(1);
  });

  it('pairedRatio compares values within each round, so that a slow round does not change it', () => {
    expect(pairedRatio([50, 500, 55], [100, 1000, 100])).toBe(0.5);
  });
});
