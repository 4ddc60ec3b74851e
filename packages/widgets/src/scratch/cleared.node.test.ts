import { describe, expect, it } from 'vitest';
import { clear, NOTHING, pathOfRest, shareOf } from './cleared.ts';

const brush = { x: 0.25, y: 0.5 };
const at = (x: number, y: number) => ({ x, y });

describe('the cleared share of a cover', () => {
  it('SC-1 a round brush clears a circle of the cover, and clearing this circle again adds nothing', () => {
    const once = clear(NOTHING, at(0.5, 0.5), at(0.5, 0.5), brush);
    expect(shareOf(once)).toBeCloseTo(Math.PI * brush.x * brush.y, 3);
    expect(shareOf(clear(once, at(0.5, 0.5), at(0.5, 0.5), brush))).toBe(shareOf(once));
  });

  it('SC-1 a round brush also clears the path between two points, in either direction', () => {
    const expected = Math.PI * brush.x * brush.y + 0.5; // the part between the two end circles is as high as the brush
    for (const [from, to] of [
      [at(0.25, 0.5), at(0.75, 0.5)],
      [at(0.75, 0.5), at(0.25, 0.5)],
    ] as const)
      expect(shareOf(clear(NOTHING, from, to, brush))).toBeCloseTo(expected, 2);
  });

  it('SC-1 shareOf ignores areas outside the cover, and returns 1 for the whole cover', () => {
    expect(shareOf(clear(NOTHING, at(-3, 9), at(-2, -9), brush))).toBe(0);
    const all = clear(NOTHING, at(-1, 0.5), at(2, 0.5), at(1, 9));
    expect(shareOf(all)).toBeCloseTo(1, 10);
    expect(pathOfRest(all, 100, 100)).toBe('M0 0');
  });

  it('SC-1 cleared stretches of a row that touch are merged', () => {
    let cleared = clear(NOTHING, at(0.1, 0.5), at(0.1, 0.5), at(0.05, 9));
    cleared = clear(cleared, at(0.9, 0.5), at(0.9, 0.5), at(0.05, 9));
    expect(cleared[64]).toHaveLength(2);
    cleared = clear(cleared, at(0, 0.5), at(1, 0.5), at(0.05, 9));
    expect(cleared[64]).toEqual([[0, 1]]);
  });
});

it('SC-1 pathOfRest returns the rest of the cover as a path in px of the cover’s size', () => {
  expect(pathOfRest(NOTHING, 200, 100)).toBe('M0 0M0 0H200V100H0Z');
  const [path] = [pathOfRest(clear(NOTHING, at(0.5, -1), at(0.5, 2), at(0.25, 1)), 200, 100)];
  expect(path).toMatch(/M0 50H5\d?(\.\d+)?V/);
  expect(path).toContain('H200V');
});

it('RT-3 coordinates that are NaN clear nothing of a cover', () => {
  const { NaN: none } = Number;
  expect(shareOf(clear(NOTHING, at(none, none), at(none, none), brush))).toBe(0);
});
