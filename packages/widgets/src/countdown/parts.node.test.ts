import { assert, integer, property, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARTS, partsOf } from './parts.ts';

const read = (remaining: number, shown = [...PARTS]) => Object.fromEntries(partsOf(remaining, shown));
const LENGTH = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

describe('the parts of a remaining time', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [999, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [1000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [86_399_999, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
    [86_400_000, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [123 * 86_400_000 + 1000, { days: 123, hours: 0, minutes: 0, seconds: 1 }],
    [-1, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-90_000_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('CD-1 of %i ms', (remaining, expected) => {
    expect(read(remaining)).toEqual(expected);
  });

  it('CD-1 a part that is not shown is counted into the next smaller one', () => {
    const remaining = (2 * 86_400 + 3 * 3600 + 4 * 60 + 5) * 1000;
    expect(read(remaining, ['hours', 'minutes'])).toEqual({ hours: 51, minutes: 4 });
    expect(read(remaining, ['seconds'])).toEqual({ seconds: 183_845 });
    expect(read(remaining, ['days', 'seconds'])).toEqual({ days: 2, seconds: 11_045 });
  });

  it('CD-1 are never negative, never overflow but the largest, and add up to what remains', () => {
    assert(
      property(
        integer({ min: -1e12, max: 1e13 }),
        subarray([...PARTS], { minLength: 1 }),
        (remaining, shown) => {
          const parts = partsOf(remaining, shown);
          const smallest = LENGTH[shown[shown.length - 1] ?? 'seconds'];
          const total = [...parts].reduce((sum, [part, count]) => sum + count * LENGTH[part], 0);
          const seconds = Math.floor(Math.max(0, remaining) / 1000);
          expect([...parts.keys()]).toEqual(shown);
          expect([...parts.values()].every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
          expect(total).toBe(seconds - (seconds % smallest));
          shown.slice(1).forEach((part, index) => {
            const larger = LENGTH[shown[index] ?? 'days'];
            expect((parts.get(part) ?? 0) * LENGTH[part]).toBeLessThan(larger);
          });
        },
      ),
      { numRuns: 200 },
    );
  });
});
