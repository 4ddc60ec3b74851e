import { describe, expect, it } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

/** Three weeks: the month begins on the third day of the first and ends on the second of the last. */
const days = [
  [false, false, true, true, true, true, true],
  [true, true, true, true, true, true, true],
  [true, true, false, false, false, false, false],
];
const at = (row: number, column: number) => ({ row, column });
const press = (key: string, direction: 'rtl' | 'ltr' = 'ltr', ctrl = false) => ({ key, direction, ctrl });

describe.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)('the grid’s keys, %s', (direction, forward, backward) => {
  it('AY-1 arrows along the line follow the writing direction', () => {
    expect(moveInGrid(days, at(1, 3), press(forward, direction))).toEqual(at(1, 4));
    expect(moveInGrid(days, at(1, 3), press(backward, direction))).toEqual(at(1, 2));
  });

  it('AY-1 they go on in the next week and stop at the ends of the month', () => {
    expect(moveInGrid(days, at(0, 6), press(forward, direction))).toEqual(at(1, 0));
    expect(moveInGrid(days, at(1, 0), press(backward, direction))).toEqual(at(0, 6));
    expect(moveInGrid(days, at(2, 1), press(forward, direction))).toEqual(at(2, 1));
    expect(moveInGrid(days, at(0, 2), press(backward, direction))).toEqual(at(0, 2));
  });
});

describe('the grid’s keys', () => {
  it.each([
    ['ArrowDown', at(0, 2), at(1, 2)],
    ['ArrowUp', at(1, 4), at(0, 4)],
    ['ArrowUp', at(1, 1), at(1, 1)], // no day above
    ['ArrowDown', at(1, 5), at(1, 5)], // none below
    ['Home', at(0, 5), at(0, 2)],
    ['End', at(2, 0), at(2, 1)],
  ])('AY-1 %s', (key, from, to) => {
    expect(moveInGrid(days, from, press(key))).toEqual(to);
  });

  it('AY-1 with ctrl, Home and End go to the ends of the month', () => {
    expect(moveInGrid(days, at(1, 3), press('Home', 'rtl', true))).toEqual(at(0, 2));
    expect(moveInGrid(days, at(1, 3), press('End', 'rtl', true))).toEqual(at(2, 1));
  });

  it('AY-1 pages turn the month, other keys are not the grid’s', () => {
    expect(moveInGrid(days, at(1, 3), press('PageUp'))).toBe('previous');
    expect(moveInGrid(days, at(1, 3), press('PageDown'))).toBe('next');
    expect(moveInGrid(days, at(1, 3), press('a'))).toBeNull();
    expect(moveInGrid(days, at(1, 3), press('Tab'))).toBeNull();
  });
});
