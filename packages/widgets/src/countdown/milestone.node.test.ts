import { describe, expect, it } from 'vitest';
import { milestone } from './words.ts';

describe('when a countdown speaks', () => {
  it.each([
    [3_601_000, 3_600_000, 3_600_000],
    [600_400, 599_400, 600_000],
    [61_000, 60_000, 60_000],
    [1000, 0, 0],
  ])('CD-3 between %i ms and %i ms it reaches %i', (before, after, reached) => {
    expect(milestone(before, after)).toBe(reached);
  });

  it.each([
    [7_200_000, 7_199_000],
    [3_600_000, 3_599_000],
    [60_000, 59_000],
    [0, 0],
  ])('CD-3 between %i ms and %i ms it says nothing', (before, after) => {
    expect(milestone(before, after)).toBeNull();
  });

  it('CD-3 after a sleep over several it says the last one only', () => {
    expect(milestone(7_200_000, 30_000)).toBe(60_000);
    expect(milestone(7_200_000, -30_000)).toBe(0);
  });

  it('CD-3 a clock that is put back is not heard', () => {
    expect(milestone(30_000, 7_200_000)).toBeNull();
  });
});
