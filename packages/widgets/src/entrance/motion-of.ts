type Value = 'x' | 'y' | 'scale' | 'rotate' | 'opacity';

/** Motion for pages that lack an animation's keyframes: the name of a keyframe rule in `entrance.css`, and its values. */
export type Motion = { readonly animationName: string } & {
  readonly [Name in `--iyim-entrance-${Value}` | 'animationTimingFunction']?: string;
};

/** Our keyframe rules, without `iyim-entrance-`, for animations that draw attention to an element already in view. */
const SEEKERS: Readonly<Record<string, string>> = {
  bounce: 'hop',
  flash: 'flash',
  pulse: 'pulse',
  rubberBand: 'pulse',
  tada: 'pulse',
  jello: 'pulse',
  shake: 'shake',
  headShake: 'shake',
  wobble: 'shake',
  swing: 'swing',
};

type Values = Omit<Motion, 'animationName' | '--iyim-entrance-x' | '--iyim-entrance-y'>;

/** Distance and other start values of each family of animations. */
const FAMILIES: Readonly<Record<string, readonly [distance: string, values?: Values]>> = {
  fade: ['2.5rem'],
  zoom: ['2.5rem', { '--iyim-entrance-scale': '0.3' }],
  bounce: [
    '2.5rem',
    { '--iyim-entrance-scale': '0.3', animationTimingFunction: 'cubic-bezier(0.34, 1.56, 0.64, 1)' },
  ],
  slide: ['100%', { '--iyim-entrance-opacity': '1' }],
  rotate: ['0px', { '--iyim-entrance-rotate': '-45deg' }],
  lightSpeed: ['100%'],
  roll: ['-100%', { '--iyim-entrance-rotate': '-120deg' }],
};

/**
 * Axis and sign of the start position, by the direction in the page builder's name: `fadeInDown` starts above. Directions are
 * physical.
 */
const SIDES: Readonly<Record<string, readonly [axis: 'x' | 'y', sign: string]>> = {
  Down: ['y', '-'],
  Up: ['y', ''],
  Left: ['x', '-'],
  Right: ['x', ''],
};

/** Returns the motion of a page builder animation with our own keyframes. An unknown name yields a fade-in. */
export function motionOf(name: string): Motion {
  const seeker = Object.hasOwn(SEEKERS, name) ? SEEKERS[name] : undefined;
  if (seeker) return { animationName: `iyim-entrance-${seeker}` };
  const [, family = 'fade', first = '', second = ''] =
    /^([a-z]+(?:Speed)?)In(Down|Up|Left|Right)?(Left|Right)?$/.exec(name) ?? [];
  const [distance, values] = (Object.hasOwn(FAMILIES, family) && FAMILIES[family]) || ['2.5rem'];
  const motion = { animationName: 'iyim-entrance', ...values };
  if (family === 'rotate')
    return second === 'Right' ? { ...motion, '--iyim-entrance-rotate': '45deg' } : motion;
  if (family === 'lightSpeed' || family === 'roll') return { ...motion, '--iyim-entrance-x': distance };
  const [axis, sign] = SIDES[first] ?? [];
  return axis ? { ...motion, [`--iyim-entrance-${axis}`]: `${sign}${distance}` } : motion;
}
