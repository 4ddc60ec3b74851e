import { isPlainObject } from '@iyim/runtime/widget';
import { type Drawn, either, flag, list, number, numbers, object, orElse, type Reader } from './readers.ts';

const ease = object({ x: either(number, numbers), y: either(number, numbers) }, ['x', 'y']);

/**
 * A value, or one that moves between keyframes. `x`, an expression, and `sid`, a value from elsewhere in the file, are not read. Keyframes that
 * the player can not play are dropped: one without a value, and a way without its two ends.
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

/** The player needs two keyframes: a single one becomes a constant value. */
const alone = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

const values = either(number, numbers);
/** A number or several, as they are or moving. */
export const property: Reader = movingOf(values, values);

/** A property that the player can not do without. */
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

/** A line with its curves, as it is or moving. */
export const path: Reader = movingOf(curve, curves);

/** A property, or one for each direction. */
const place: Reader = either(
  object({ s: (value) => value === true || undefined, x: property, y: property, z: property }, [
    's',
    'x',
    'y',
  ]),
  needed([0, 0, 0]),
);

const TURNED = ['rx', 'ry', 'rz', 'or'];

/** Position, size, rotation and opacity, with further fields. */
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
