import type { Range } from '@iyim/runtime/widget';

export type EffectName =
  | 'translateY'
  | 'translateX'
  | 'rotateZ'
  | 'opacity'
  | 'blur'
  | 'scale'
  | 'mouseTrack'
  | 'tilt';

export interface Effect {
  readonly name: EffectName;
  readonly direction: string;
  readonly amount: number;
  readonly range: Range;
}

/** Progress through the scroll distance, and position of the pointer in the window, in per cent. */
export interface Passed {
  readonly scroll: number;
  readonly x: number;
  readonly y: number;
}

export interface MotionStyles {
  readonly translate?: string;
  readonly rotate?: string;
  readonly scale?: string;
  readonly opacity?: string;
  readonly filter?: string;
  readonly transform?: string;
  readonly inlineSize?: string;
  readonly blockSize?: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Returns the styles that the effects give an element. `isRead`: visitors may be reading the element, so it is neither faded nor
 * blurred.
 */
export function motionStyles(
  effects: readonly Effect[],
  passed: Passed,
  { isRead = false } = {},
): MotionStyles {
  let [x, y] = [0, 0];
  let moves = false;
  const styles: { -readonly [Name in keyof MotionStyles]: MotionStyles[Name] } = {};
  for (const effect of effects) {
    const { name } = effect;
    const by = (per: number) => round((50 - turned(effect, per)) * effect.amount);
    if (name === 'translateX' || name === 'mouseTrack')
      x += by(name === 'translateX' ? passed.scroll : passed.x);
    if (name === 'translateY' || name === 'mouseTrack')
      y += by(name === 'translateY' ? passed.scroll : passed.y);
    moves ||= name.startsWith('translate') || name === 'mouseTrack';
    if (name === 'rotateZ') styles.rotate = `${by(passed.scroll)}deg`;
    if (name === 'tilt')
      styles.transform = `perspective(1200px) rotateX(${round(by(passed.y) / 10)}deg) rotateY(${round(by(100 - passed.x) / 10)}deg)`;
    Object.assign(styles, shownBy(effect, passed.scroll, isRead));
  }
  if (moves) styles.translate = `${round(x)}px ${round(y)}px`;
  return styles;
}

/** Returns the styles of the layer with an element's background. The layer is larger than the element by the distance that it moves. */
export function layerStyles(effects: readonly Effect[], passed: Passed): MotionStyles {
  const way = { x: 0, y: 0 };
  const moved = { x: 0, y: 0 };
  const move = (axis: 'x' | 'y', effect: Effect, per: number) => {
    way[axis] += effect.amount * 10;
    moved[axis] += (effect.amount * turned(effect, per)) / 10;
  };
  let styles: MotionStyles = {};
  for (const effect of effects) {
    const { name } = effect;
    if (name === 'translateX' || name === 'mouseTrack')
      move('x', effect, name === 'translateX' ? passed.scroll : passed.x);
    if (name === 'translateY' || name === 'mouseTrack')
      move('y', effect, name === 'translateY' ? passed.scroll : passed.y);
    styles = { ...styles, ...shownBy(effect, passed.scroll, false) };
  }
  const [width, height] = [100 + way.x, 100 + way.y];
  return {
    ...styles,
    inlineSize: `${width}%`,
    blockSize: `${height}%`,
    translate: `${round((-100 * moved.x) / width)}% ${round((-100 * moved.y) / height)}%`,
  };
}

/** Returns the progress, limited to the effect's range. In the negative direction, it is counted from the end. */
function turned({ direction, range: { start, end } }: Effect, passed: number): number {
  const within = Math.min(Math.max(passed, start), end);
  return direction === 'negative' ? 100 - within : within;
}

function shownBy(effect: Effect, passed: number, isRead: boolean): MotionStyles {
  const { name, amount } = effect;
  const part = partOf(effect, passed) / 100;
  if (name === 'scale') return { scale: `${round(1 + (amount * part) / 10)}` };
  if (name === 'opacity') return { opacity: isRead ? '1' : `${round(1 - (amount / 10) * (1 - part))}` };
  if (name === 'blur') return { filter: isRead ? 'blur(0px)' : `blur(${round(amount * (1 - part))}px)` };
  return {};
}

/**
 * Returns the strength of an effect, in per cent. It grows (`out-in`) or shrinks (`in-out`) within the range, grows before the range
 * and shrinks after it (`out-in-out`), or shrinks before the range and grows after it (`in-out-in`).
 */
function partOf({ direction, range: { start, end } }: Effect, passed: number): number {
  const per = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : 100);
  if (direction === 'out-in' || direction === 'in-out') {
    const grown = passed < start ? 0 : passed > end ? 100 : per(passed - start, end - start);
    return direction === 'out-in' ? grown : 100 - grown;
  }
  const middle = passed < start ? per(passed, start) : passed > end ? per(100 - passed, 100 - end) : 100;
  return direction === 'out-in-out' ? middle : 100 - middle;
}
