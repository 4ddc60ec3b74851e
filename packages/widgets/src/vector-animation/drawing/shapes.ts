import { isPlainObject } from '@iyim/runtime/widget';
import { needed, path, property, transform } from './properties.ts';
import { type Drawn, flag, list, number, object, oneOf, type Reader } from './readers.ts';

/** Reads the colours of a gradient: a list of `p` colours with four numbers each, which may be followed by opacities. */
const colours: Reader = (value) => {
  const found = object({ p: number, k: property }, ['p', 'k'])(value);
  const { k } = (found?.k ?? {}) as Drawn;
  const [first] = (Array.isArray(k) ? k : []) as Drawn[];
  const written = (isPlainObject(first) ? first.s : k) as readonly number[];
  const count = Number(found?.p);
  return Number.isInteger(count) && count > 0 && count * 4 <= written.length ? found : undefined;
};
const dashes = list(object({ n: oneOf('d', 'g', 'o'), v: property }, ['v']));
const stroke = { w: needed(1), lc: number, lj: number, ml: number, d: dashes };
const gradient = {
  o: needed(100),
  s: needed([0, 0]),
  e: needed([0, 0]),
  h: property,
  a: property,
  t: number,
  g: colours,
};

/** Fields of each kind of shape that the player draws, and the names of the required fields. */
const KINDS: Readonly<Record<string, readonly [Readonly<Record<string, Reader>>, ...string[]]>> = {
  gr: [{ it: (value) => shapes(value) }, 'it'],
  sh: [{ ks: path, closed: flag }, 'ks'],
  rc: [{ p: needed([0, 0]), s: needed([0, 0]), r: needed(0) }],
  el: [{ p: needed([0, 0]), s: needed([0, 0]) }],
  sr: [
    {
      sy: number,
      pt: needed(5),
      p: needed([0, 0]),
      r: needed(0),
      or: needed(0),
      os: needed(0),
      ir: needed(0),
      is: needed(0),
    },
  ],
  fl: [{ c: needed([0, 0, 0, 1]), o: needed(100), r: number }],
  st: [{ c: needed([0, 0, 0, 1]), o: needed(100), ...stroke }],
  gf: [{ ...gradient, r: number }, 'g'],
  gs: [{ ...gradient, ...stroke }, 'g'],
  no: [{}],
  tm: [{ s: needed(0), e: needed(100), o: needed(0), m: number }],
  rd: [{ r: needed(0) }],
  pb: [{ a: needed(0) }],
  zz: [{ s: needed(0), r: needed(0), pt: needed(1) }],
  op: [{ a: needed(0), ml: needed(4), lj: number }],
  rp: [{ c: needed(1), o: needed(0), m: number, tr: transform({ so: needed(100), eo: needed(100) }) }],
};

const READERS = new Map(
  Object.entries(KINDS).map(([ty, [fields, ...needs]]) => [
    ty,
    object({ ty: oneOf(ty), hd: flag, bm: number, d: number, ...fields }, needs),
  ]),
);
const placed = transform();

const shape = (value: unknown): Drawn | undefined => {
  if (!isPlainObject(value)) return undefined;
  if (value.ty === 'tr') return { ...(placed(value) as Drawn), ty: 'tr' };
  const found = READERS.get(String(value.ty))?.(value);
  return found?.ty === value.ty ? found : undefined;
};

/** Reads a list of shapes. Omits shapes that the player does not draw. */
export const shapes = list(shape);
