import { describe, expect, it } from 'vitest';
import { nextStop, turns } from './section-switch.ts';

const spans = [1000, 1800, 2600].map((top) => ({ top, bottom: top + 800 }));

describe('where a turn of the wheel goes', () => {
  it.each([
    ['the first section, once it is within the window', 300, 1, 0],
    ['nowhere, while it is further', 100, 1, -1],
    ['the next one', 1000, 1, 1],
    ['the next one, from between', 1300, 1, 1],
    ['the top of the one that the window is within', 1300, -1, 0],
    ['the one before', 1805, -1, 0],
    ['nowhere above the first', 1000, -1, -1],
    ['nowhere below the last', 2600, 1, -1],
    ['the last one, from what follows it', 3300, -1, 2],
    ['nowhere, further below', 3500, -1, -1],
  ] as const)('SN-1 %s', (_where, y, direction, stop) => {
    expect(nextStop(spans, y, 800, direction)).toBe(stop);
  });

  it('SN-1 nowhere on a page with a section that is higher than the window', () => {
    expect(nextStop(spans, 1000, 798, 1)).toBe(-1);
    expect(nextStop([], 0, 800, 1)).toBe(-1);
  });
});

describe('turns of a wheel', () => {
  it('SN-1 are told apart by a rest, by their direction, and after a while', () => {
    const isNew = turns();
    const at = (time: number, direction: 1 | -1 = 1) => isNew(time, direction, 500);
    expect([at(0), at(16), at(130), at(400), at(410, -1), at(420, -1)]).toEqual([
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
    const times = Array.from({ length: 20 }, (_, index) => 1000 + index * 100);
    expect(times.filter((time) => at(time))).toEqual([1000, 2500]);
  });
});
