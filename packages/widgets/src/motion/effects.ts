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

/** How much of each way has been passed, in per cent. */
export interface Passed {
  readonly scroll: number;
  readonly x: number;
  readonly y: number;
}

export interface Look {
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

/** How an element looks. One that `isRead` is neither faded nor blurred. */
export function lookOf(effects: readonly Effect[], passed: Passed, { isRead = false } = {}): Look {
  let [x, y] = [0, 0];
  let moves = false;
  const look: { -readonly [Name in keyof Look]: Look[Name] } = {};
  for (const effect of effects) {
    const { name } = effect;
    const by = (per: number) => round((50 - turned(effect, per)) * effect.amount);
    if (name === 'translateX' || name === 'mouseTrack')
      x += by(name === 'translateX' ? passed.scroll : passed.x);
    if (name === 'translateY' || name === 'mouseTrack')
      y += by(name === 'translateY' ? passed.scroll : passed.y);
    moves ||= name.startsWith('translate') || name === 'mouseTrack';
    if (name === 'rotateZ') look.rotate = `${by(passed.scroll)}deg`;
    if (name === 'tilt')
      look.transform = `perspective(1200px) rotateX(${round(by(passed.y) / 10)}deg) rotateY(${round(by(100 - passed.x) / 10)}deg)`;
    Object.assign(look, shownBy(effect, passed.scroll, isRead));
  }
  if (moves) look.translate = `${round(x)}px ${round(y)}px`;
  return look;
}

/** How the layer with an element's background looks: larger than the element by what it moves. */
export function layerOf(effects: readonly Effect[], passed: Passed): Look {
  const way = { x: 0, y: 0 };
  const gone = { x: 0, y: 0 };
  const move = (axis: 'x' | 'y', effect: Effect, per: number) => {
    way[axis] += effect.amount * 10;
    gone[axis] += (effect.amount * turned(effect, per)) / 10;
  };
  let look: Look = {};
  for (const effect of effects) {
    const { name } = effect;
    if (name === 'translateX' || name === 'mouseTrack')
      move('x', effect, name === 'translateX' ? passed.scroll : passed.x);
    if (name === 'translateY' || name === 'mouseTrack')
      move('y', effect, name === 'translateY' ? passed.scroll : passed.y);
    look = { ...look, ...shownBy(effect, passed.scroll, false) };
  }
  const [width, height] = [100 + way.x, 100 + way.y];
  return {
    ...look,
    inlineSize: `${width}%`,
    blockSize: `${height}%`,
    translate: `${round((-100 * gone.x) / width)}% ${round((-100 * gone.y) / height)}%`,
  };
}

/** Within what it affects, and from the other end when it is turned round. */
function turned({ direction, range: { start, end } }: Effect, passed: number): number {
  const within = Math.min(Math.max(passed, start), end);
  return direction === 'negative' ? 100 - within : within;
}

function shownBy(effect: Effect, passed: number, isRead: boolean): Look {
  const { name, amount } = effect;
  const part = partOf(effect, passed) / 100;
  if (name === 'scale') return { scale: `${round(1 + (amount * part) / 10)}` };
  if (name === 'opacity') return { opacity: isRead ? '1' : `${round(1 - (amount / 10) * (1 - part))}` };
  if (name === 'blur') return { filter: isRead ? 'blur(0px)' : `blur(${round(amount * (1 - part))}px)` };
  return {};
}

/** How much of an effect there is, in per cent: it comes or goes within its range, or comes and goes around it. */
function partOf({ direction, range: { start, end } }: Effect, passed: number): number {
  const per = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : 100);
  if (direction === 'out-in' || direction === 'in-out') {
    const come = passed < start ? 0 : passed > end ? 100 : per(passed - start, end - start);
    return direction === 'out-in' ? come : 100 - come;
  }
  const middle = passed < start ? per(passed, start) : passed > end ? per(100 - passed, 100 - end) : 100;
  return direction === 'out-in-out' ? middle : 100 - middle;
}
