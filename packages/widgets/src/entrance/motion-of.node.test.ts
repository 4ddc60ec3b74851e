import { describe, expect, it } from 'vitest';
import { names } from '../../../runtime/src/testing/hostile.ts';
import { motionOf } from './motion-of.ts';

describe('motions without the page’s keyframes', () => {
  it.each([
    ['fadeIn', {}],
    ['fadeInUp', { '--iyim-entrance-y': '2.5rem' }],
    ['fadeInDown', { '--iyim-entrance-y': '-2.5rem' }],
    ['zoomInLeft', { '--iyim-entrance-scale': '0.3', '--iyim-entrance-x': '-2.5rem' }],
    ['slideInRight', { '--iyim-entrance-opacity': '1', '--iyim-entrance-x': '100%' }],
    ['rotateInDownRight', { '--iyim-entrance-rotate': '45deg' }],
    ['rotateInUpLeft', { '--iyim-entrance-rotate': '-45deg' }],
    ['lightSpeedIn', { '--iyim-entrance-x': '100%' }],
    ['rollIn', { '--iyim-entrance-x': '-100%', '--iyim-entrance-rotate': '-120deg' }],
  ])('MO-1 motionOf(%j) returns the values of that animation', (name, values) => {
    expect(motionOf(name)).toEqual({ animationName: 'iyim-entrance', ...values });
  });

  it('MO-1 motionOf makes bouncing animations overshoot their end position, and attention seekers stay in place', () => {
    expect(motionOf('bounceInUp')).toMatchObject({
      '--iyim-entrance-y': '2.5rem',
      animationTimingFunction: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
    });
    expect(motionOf('tada')).toEqual({ animationName: 'iyim-entrance-pulse' });
    expect(motionOf('bounce')).toEqual({ animationName: 'iyim-entrance-hop' });
  });

  it('RT-3 motionOf returns a fade-in for an unknown animation name', () => {
    for (const name of [...names, 'wd-anim-top-flip-x', 'constructor', 'explodeInUpLeft'])
      expect(motionOf(name).animationName).toBe('iyim-entrance');
    expect(motionOf('wd-anim-top-flip-x')).toEqual({ animationName: 'iyim-entrance' });
  });
});
