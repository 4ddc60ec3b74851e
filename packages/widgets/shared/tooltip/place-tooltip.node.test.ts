import { describe, expect, it } from 'vitest';
import { type Placement, placeTooltip } from './place-tooltip.ts';

const view = { width: 1000, height: 600 };
const tooltip = { width: 200, height: 40 };
const trigger = { left: 400, top: 300, width: 100, height: 20 };
const place = (placement: Placement, { at = {}, isRtl = false } = {}) =>
  placeTooltip({ ...trigger, ...at }, tooltip, view, { placement, distance: 10, isRtl });

describe('where a tooltip stands', () => {
  it.each([
    ['top', { left: 350, top: 250, side: 'top', arrow: 100 }],
    ['bottom', { left: 350, top: 330, side: 'bottom', arrow: 100 }],
    ['left', { left: 190, top: 290, side: 'left', arrow: 20 }],
    ['right', { left: 510, top: 290, side: 'right', arrow: 20 }],
    ['top-start', { left: 400, top: 250, side: 'top', arrow: 50 }],
    ['top-end', { left: 300, top: 250, side: 'top', arrow: 150 }],
    ['right-start', { left: 510, top: 300, side: 'right', arrow: 14 }],
    ['right-end', { left: 510, top: 280, side: 'right', arrow: 26 }],
  ] as const)('PT-1 %s', (placement, expected) => {
    expect(place(placement)).toEqual(expected);
  });

  it('PT-1 start is where lines of text begin', () => {
    expect(place('top-start', { isRtl: true })).toEqual(place('top-end'));
    expect(place('bottom-end', { isRtl: true })).toEqual(place('bottom-start'));
    expect(place('right-start', { isRtl: true })).toEqual(place('right-start'));
  });

  it.each([
    ['top', { top: 10 }, { side: 'bottom', top: 40 }],
    ['bottom', { top: 570 }, { side: 'top', top: 520 }],
    ['left', { left: 20 }, { side: 'right', left: 130 }],
    ['right', { left: 880 }, { side: 'left', left: 670 }],
    ['top', { left: 0 }, { side: 'top', left: 8, arrow: 42 }],
    ['top', { left: 960 }, { side: 'top', left: 792, arrow: 186 }],
    ['left', { left: 100, width: 800 }, { side: 'top', left: 400 }],
    ['top', { top: -500 }, { side: 'bottom', top: 8 }],
  ] as const)(
    'PT-1 asked for at the %s stays in the window of a trigger at %o',
    (placement, at, expected) => {
      expect(place(placement, { at })).toMatchObject(expected);
    },
  );

  it('PT-1 one that is larger than the window begins in it', () => {
    const small = { width: 120, height: 30 };
    expect(
      placeTooltip(trigger, tooltip, small, { placement: 'top', distance: 10, isRtl: true }),
    ).toMatchObject({ left: 8, top: 8 });
  });
});
