import { describe, expect, it } from 'vitest';
import { nextStop, turns } from './section-switch.ts';

const spans = [1000, 1800, 2600].map((top) => ({ top, bottom: top + 800 }));

describe('the section that a turn of the wheel scrolls to', () => {
  it.each([
    ['the first section, once it is inside the window', 300, 1, 0],
    ['no section, while the first is more than a window away', 100, 1, -1],
    ['the next section', 1000, 1, 1],
    ['the next section, from the middle of a section', 1300, 1, 1],
    ['the top of the current section, upwards from its middle', 1300, -1, 0],
    ['the previous section, upwards', 1805, -1, 0],
    ['no section above the first', 1000, -1, -1],
    ['no section below the last', 2600, 1, -1],
    ['the last section, upwards from the content below it', 3300, -1, 2],
    ['no section, further below', 3500, -1, -1],
  ] as const)('SN-1 a turn of the wheel scrolls to %s', (_where, y, direction, stop) => {
    expect(nextStop(spans, y, 800, direction)).toBe(stop);
  });

  it('SN-1 a turn of the wheel scrolls to no section if a section is higher than the window', () => {
    expect(nextStop(spans, 1000, 798, 1)).toBe(-1);
    expect(nextStop([], 0, 800, 1)).toBe(-1);
  });
});

describe('turns of a wheel', () => {
  it('SN-1 a new turn of the wheel begins after a pause, in another direction, or after a maximum duration', () => {
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
