import { isPlainObject } from '@iyim/runtime/widget';
import { type Drawn, either, flag, list, number, numbers, object, orElse, type Reader } from './readers.ts';

const ease = object({ x: either(number, numbers), y: either(number, numbers) }, ['x', 'y']);

/**
 * Returns a reader for a value that is fixed or moves between keyframes. It does not read `x` (an expression) or `sid` (a value
 * from elsewhere in the file). It drops what the player cannot play: keyframes without a value, and tangents without their
 * counterparts.
 */
const movingOf = (still: Reader, key: Reader): Reader => {
  const frame = object({ t: number, s: key, e: key, h: number, i: ease, o: ease, to: numbers, ti: numbers }, [
    't',
  ]);
  return (value) => {
    if (!isPlainObject(value)) return undefined;
    const k = still(value.k) ?? played(list(frame)(value.k) ?? []);
    return k === undefined ? undefined : { a: Number(Array.isArray(k) && isPlainObject(k[0])), k };
  };
};

function played(read: readonly Drawn[]): unknown {
  const frames = read.filter(({ s }, index) => s !== undefined || (index > 0 && index === read.length - 1));
  const [first, before, last] = [frames[0], frames.at(-2), frames.at(-1)];
  if (last && last.s === undefined && before?.e === undefined) frames.pop();
  if (frames.length < 2) return alone(first?.s);
  for (const each of frames) {
    if (!each.to || !each.ti) {
      delete each.to;
      delete each.ti;
    }
    if (!each.i || !each.o) each.h = 1;
  }
  return frames;
}

/** Returns the value of a single keyframe as a constant, because the player needs at least two keyframes. */
const alone = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

const values = either(number, numbers);
/** Reads a number or a list of numbers, fixed or animated. */
export const property: Reader = movingOf(values, values);

/** Returns a reader for a property that the player needs: a missing property gets the default `value`. */
export const needed = (value: number | readonly number[]): Reader => orElse(property, { a: 0, k: value });

const point: Reader = (value) => {
  const found = numbers(value);
  return found && found.length > 1 ? found : undefined;
};
const curve: Reader = (value) => {
  const found = object({ c: flag, i: list(point), o: list(point), v: list(point) }, ['i', 'o', 'v'])(value);
  const [first, ...others] = [found?.v, found?.i, found?.o].map((each) => (each as unknown[])?.length);
  return others.every((length) => length === first) ? found : undefined;
};
const curves: Reader = (value) => {
  const found = list(curve)(value);
  return found?.length ? found : undefined;
};

/** Reads a Bézier path, fixed or animated. */
export const path: Reader = movingOf(curve, curves);

/** Reads a position as one property, or as one property for each axis. */
const place: Reader = either(
  object({ s: (value) => value === true || undefined, x: property, y: property, z: property }, [
    's',
    'x',
    'y',
  ]),
  needed([0, 0, 0]),
);

const TURNED = ['rx', 'ry', 'rz', 'or'];

/** Returns a reader for a transform: position, scale, rotation, opacity, and the `further` fields. */
export const transform = (further: Readonly<Record<string, Reader>> = {}): Reader => {
  const read = object({
    a: needed([0, 0, 0]),
    p: place,
    s: needed([100, 100, 100]),
    r: property,
    o: needed(100),
    sk: property,
    sa: property,
    ...Object.fromEntries(TURNED.map((name) => [name, property])),
    ...further,
  });
  return (value) => {
    const found = read(value ?? {});
    if (!found) return undefined;
    if (!found.sk || !found.sa) {
      delete found.sk;
      delete found.sa;
    }
    if (!TURNED.every((name) => name in found)) for (const name of TURNED) delete found[name];
    return found;
  };
};
