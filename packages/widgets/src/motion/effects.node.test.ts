import { describe, expect, it } from 'vitest';
import { type Effect, type EffectName, layerStyles, type MotionStyles, motionStyles } from './effects.ts';
import { settings } from './settings.ts';

const effect = (name: EffectName, amount: number, direction = '', start = 0, end = 100): Effect => ({
  name,
  amount,
  direction,
  range: { start, end },
});
const at = (scroll: number, x = 50, y = 50) => ({ scroll, x, y });

describe('styles of an element', () => {
  const rows: readonly (readonly [Effect, readonly number[], readonly string[], keyof MotionStyles])[] = [
    [effect('translateY', 4), [0, 50, 100], ['0px 200px', '0px 0px', '0px -200px'], 'translate'],
    [effect('translateX', 2, 'negative'), [0, 50, 100], ['-100px 0px', '0px 0px', '100px 0px'], 'translate'],
    [effect('translateY', 4, '', 40, 60), [0, 55, 100], ['0px 40px', '0px -20px', '0px -40px'], 'translate'],
    [effect('rotateZ', 1), [0, 100], ['50deg', '-50deg'], 'rotate'],
    [effect('opacity', 10, 'out-in', 20, 80), [10, 50, 90], ['0', '0.5', '1'], 'opacity'],
    [effect('opacity', 5, 'in-out', 20, 80), [10, 50, 90], ['1', '0.75', '0.5'], 'opacity'],
    [
      effect('opacity', 10, 'in-out-in', 20, 80),
      [0, 10, 50, 90, 100],
      ['1', '0.5', '0', '0.5', '1'],
      'opacity',
    ],
    [
      effect('opacity', 10, 'out-in-out', 20, 80),
      [0, 10, 50, 90, 100],
      ['0', '0.5', '1', '0.5', '0'],
      'opacity',
    ],
    [effect('blur', 8, 'out-in', 0, 100), [0, 50, 100], ['blur(8px)', 'blur(4px)', 'blur(0px)'], 'filter'],
    [effect('scale', 4, 'out-in', 0, 100), [0, 50, 100], ['1', '1.2', '1.4'], 'scale'],
    [effect('scale', -10, 'in-out', 0, 100), [0, 100], ['0', '1'], 'scale'],
    [effect('opacity', 10, 'out-in', 50, 50), [49, 50, 51], ['0', '1', '1'], 'opacity'],
    [effect('opacity', 10, 'out-in-out', 0, 100), [0, 100], ['1', '1'], 'opacity'],
  ];
  it.each(rows)('MO-1 motionStyles returns the styles of effect %o', (one, passed, expected, property) => {
    expect(passed.map((scroll) => motionStyles([one], at(scroll))[property])).toEqual(expected);
  });

  it('MO-1 motionStyles adds the movements of pointer effects and scroll effects', () => {
    expect(motionStyles([effect('translateY', 1), effect('mouseTrack', 2)], at(0, 100, 75))).toEqual({
      translate: '-100px 0px',
    });
    expect(motionStyles([effect('tilt', 4)], at(0, 100, 0)).transform).toBe(
      'perspective(1200px) rotateX(20deg) rotateY(20deg)',
    );
  });

  it('MO-1 motionStyles neither fades nor blurs an element while it is read', () => {
    const effects = [effect('opacity', 10, 'in-out', 0, 50), effect('blur', 8, 'in-out', 0, 50)];
    expect(motionStyles(effects, at(100), { isRead: true })).toEqual({ opacity: '1', filter: 'blur(0px)' });
  });

  it('MO-1 layerStyles makes a background layer large enough to cover the element at both ends of its movement', () => {
    const effects = [effect('translateY', 4), effect('mouseTrack', 1, 'negative')];
    expect(layerStyles(effects, at(100, 0, 0))).toEqual({
      inlineSize: '110%',
      blockSize: '150%',
      translate: '-9.09% -33.33%',
    });
    expect(layerStyles(effects, at(0, 100, 100)).translate).toBe('0% 0%');
  });
});

describe('settings of motion effects', () => {
  it('MO-1 the settings of motion effects have the page builder’s defaults', () => {
    const { element, background } = settings.parse({
      motion_fx_motion_fx_scrolling: 'yes',
      motion_fx_translateY_effect: 'yes',
      motion_fx_blur_effect: 'yes',
      motion_fx_tilt_effect: 'yes',
      background_motion_fx_motion_fx_mouse: 'yes',
      background_motion_fx_mouseTrack_effect: 'yes',
      background_motion_fx_mouseTrack_speed: { unit: 'px', size: 2.5 },
      background_motion_fx_rotateZ_effect: 'yes',
      background_motion_fx_devices: ['desktop'],
    });
    expect(element.effects).toEqual([effect('translateY', 4), effect('blur', 7, 'out-in', 20, 80)]);
    expect([element.range, element.hasMouse, element.devices.length]).toEqual(['viewport', false, 7]);
    expect(background).toMatchObject({
      effects: [effect('mouseTrack', 2.5)],
      hasMouse: true,
      devices: ['desktop'],
    });
  });

  it('MO-1 invalid settings of motion effects are reported and replaced by the defaults', () => {
    const problems: string[] = [];
    const { element } = settings.parse(
      {
        motion_fx_motion_fx_scrolling: 'yes',
        motion_fx_opacity_effect: 'yes',
        motion_fx_opacity_level: 99,
        motion_fx_opacity_range: { sizes: { start: 90, end: 10 } },
        motion_fx_opacity_direction: 'sideways',
        motion_fx_range: 'galaxy',
      },
      (problem) => problems.push(problem),
    );
    expect(element).toMatchObject({ effects: [effect('opacity', 10, 'out-in', 20, 80)], range: 'viewport' });
    expect(problems.map((problem) => problem.split('"')[1])).toEqual([
      'motion_fx_range',
      'motion_fx_opacity_direction',
      'motion_fx_opacity_level',
      'motion_fx_opacity_range',
    ]);
  });
});
