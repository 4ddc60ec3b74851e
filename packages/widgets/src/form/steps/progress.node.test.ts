import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressPercent } from './step-machine.ts';

describe('progress', () => {
  it.each([
    [0, 4, 25],
    [1, 4, 50],
    [3, 4, 100],
    [1, 3, 66],
    [0, 1, 100],
    [28, 100, 29],
    [0, 0, 0],
  ])('FM-7 progressPercent returns step %i of %i as %i percent', (step, count, percent) => {
    expect(progressPercent(step, count)).toBe(percent);
  });

  it('FM-7 progressPercent does not round the percentage of the first step', () => {
    expect(progressPercent(0, 3)).toBe(100 / 3);
  });

  it('FM-7 progressPercent never decreases from step to step, and ends at 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
        const all = Array.from({ length: count }, (_, step) => progressPercent(step, count));
        expect(all.at(-1)).toBe(100);
        expect(all.every((percent, step) => step === 0 || percent >= (all[step - 1] ?? 0) - 1e-9)).toBe(true);
      }),
    );
  });
});
