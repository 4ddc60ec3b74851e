import { describe, expect, it } from 'vitest';
import { hidesPage, placeOf } from './place.ts';
import definition from './Sticky.tsx';

const port = { start: 20, end: 600 };
const spanAt = (start: number, height = 100) => ({ start, end: start + height });
const at = (start: number, effectsOffset = 0, bounds = null as { start: number; end: number } | null) =>
  Object.values(placeOf('top', { element: spanAt(start), port, bounds }, effectsOffset));
const below = (start: number, bounds = null as { start: number; end: number } | null) =>
  Object.values(placeOf('bottom', { element: spanAt(start), port, bounds }, 30));

describe('the place of a sticky element', () => {
  it.each([
    ['does not stick while it is one pixel below the edge', at(21), [false, false, 0]],
    ['sticks at the edge', at(20), [true, true, 0]],
    ['sticks beyond the edge, without effects before the effects offset', at(-9, 30), [true, false, 0]],
    ['sticks beyond the edge, with effects from the effects offset on', at(-10, 30), [true, true, 0]],
    ['sticks within its bounds', at(-80, 0, { start: -100, end: 120 }), [true, true, 0]],
    ['moves down only to the end of its bounds', at(-81, 0, { start: -100, end: 119 }), [true, true, 100]],
    ['sticks even if its bounds leave no space', at(0, 0, { start: 0, end: 100 }), [true, true, 0]],
    ['sticks at the bottom while it is below the window', below(501), [true, false, 0]],
    ['sticks at the bottom, with effects from the effects offset on', below(530), [true, true, 0]],
    ['does not stick at the bottom while it is visible', below(499), [false, false, 0]],
    [
      'moves up only to the beginning of its bounds',
      below(900, { start: 850, end: 1200 }),
      [true, true, -50],
    ],
  ])('SK-1 a sticky element %s', (_where, found, expected) => {
    expect(found.map((value) => (value === 0 ? 0 : value))).toEqual(expected);
  });

  it('SK-1 a sticky element hides the page if it covers more than half of the window’s height and width', () => {
    const window = { width: 320, height: 256 };
    expect(hidesPage({ width: 320, height: 100 }, 20, window)).toBe(false);
    expect(hidesPage({ width: 320, height: 100 }, 30, window)).toBe(true);
    expect(hidesPage({ width: 150, height: 250 }, 0, window)).toBe(false);
  });
});

describe('the settings of a sticky element', () => {
  const parse = (raw: object) => {
    const problems: string[] = [];
    return { ...definition.settings.parse({ ...raw }, (problem) => problems.push(problem)), problems };
  };

  it('SK-1 a sticky element by default sticks on all devices, at the top edge, without distances, in the whole page', () => {
    expect(parse({})).toEqual({
      side: 'top',
      devices: ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'desktop', 'widescreen'],
      offset: { desktop: 0 },
      effectsOffset: { desktop: 0 },
      staysInParent: false,
      anchorOffset: { desktop: 0 },
      spacing: 0,
      problems: [],
    });
  });

  it('SK-1 sticky settings are read as the page builder writes them, and invalid values are reported', () => {
    const found = parse({
      sticky: 'left',
      sticky_on: ['desktop', 'watch'],
      sticky_offset: '30',
      sticky_offset_tablet: { size: 10 },
      sticky_parent: 'yes',
      sticky_effects_offset: {},
    });
    expect(found).toMatchObject({
      side: 'top',
      devices: ['desktop'],
      offset: { desktop: 30, tablet: 10 },
      staysInParent: true,
      effectsOffset: { desktop: 0 },
    });
    expect(found.problems.map((problem) => problem.slice(0, 30))).toEqual([
      'setting "sticky": expected one',
      'setting "sticky_effects_offset',
    ]);
  });
});
