import { isPlainObject } from '@iyim/runtime/widget';
import { needed, path, property, transform } from './properties.ts';
import {
  type Drawn,
  either,
  flag,
  list,
  number,
  numbers,
  object,
  oneOf,
  orElse,
  type Reader,
  text,
} from './readers.ts';
import { shapes } from './shapes.ts';

/** Reads a name that parts of a drawing use to refer to each other. Such names never reach the page. */
export const name: Reader = either(number, text(/^.{1,200}$/s));
/** Reads any text; `cost.ts` limits the total length of all texts. */
const words = text(/^.*$/s);
/** Reads the family, style or weight of a font, as in CSS. */
const font = text(/^[\p{L}\p{N} ,._-]{0,100}$/u);

const mask = object(
  {
    mode: orElse(oneOf('n', 'a', 's', 'i', 'l', 'd', 'f'), 'a'),
    inv: flag,
    cl: flag,
    pt: path,
    o: needed(100),
    x: needed(0),
  },
  ['pt'],
);

/** Lottie's numbers for the effects that the player draws. */
const EFFECTS = [20, 21, 22, 23, 24, 25, 28, 29, 35];
const part = (value: unknown): Drawn | undefined =>
  object({ ty: number, v: needed(0), ef: list(part) }, ['ty'])(value);
const effect = object({ ty: oneOf(...EFFECTS), en: flag, ef: list(part) }, ['ty', 'ef']);

const written = object(
  {
    t: orElse(words, ''),
    f: name,
    s: orElse(number, 10),
    fc: numbers,
    sc: numbers,
    sw: number,
    lh: orElse(number, 0),
    ls: number,
    tr: orElse(number, 0),
    j: orElse(number, 0),
    of: flag,
    sz: pair,
    ps: pair,
  },
  ['f'],
);
function pair(value: unknown): number[] | undefined {
  const found = numbers(value);
  return found && found.length > 1 ? found : undefined;
}

/** Fields that select the letters to which an animator applies. */
const RANGE = ['s', 'e', 'o', 'xe', 'ne', 'sm'];
const MOVES = ['r', 'rx', 'ry', 'sk', 'sa', 's', 'a', 'o', 'p', 'sw', 'sc', 'fc', 'fh', 'fs', 'fb', 't'];
const all = (names: readonly string[], read: Reader) => Object.fromEntries(names.map((each) => [each, read]));
const animator = object(
  {
    a: orElse(object(all(MOVES, property)), {}),
    s: object({ ...all(['t', 'b', 'rn', 'sh', 'r'], number), a: needed(100), ...all(RANGE, property) }),
  },
  ['s'],
);

const document = either(
  object({ k: (value) => filled(list(object({ s: written, t: orElse(number, 0) }, ['s']))(value)) }, ['k']),
  written, // the format of very old files
);
/** Reads a property that is a plain number in files before version 5.7.15. */
const switched: Reader = (value) => needed(0)(number(value) === undefined ? value : { k: value });
const along = object({ m: number, a: switched, f: needed(0), l: needed(0), p: switched, r: switched });
const textData = object(
  {
    d: document,
    p: orElse((value) => filled(along(value)?.m === undefined ? undefined : along(value)), {}),
    m: object({ g: number, a: needed([0, 0]) }),
    a: orElse(list(animator), []),
  },
  ['d'],
);
function filled<T>(value: T): T | undefined {
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/**
 * Fields of each kind of layer in addition to `common`, then the names of the required fields. The keys are lottie's numbers for
 * the kinds.
 */
const KINDS: Readonly<Record<number, readonly [Readonly<Record<string, Reader>>, ...string[]]>> = {
  0: [{ refId: name, w: number, h: number, tm: property }, 'refId', 'w', 'h'],
  1: [{ sw: number, sh: number, sc: text(/^#[\da-f]{3,8}$/i) }, 'sw', 'sh', 'sc'],
  2: [{ refId: name }, 'refId'],
  4: [{ shapes }, 'shapes'],
  5: [{ t: textData, singleShape: flag }, 't'],
};
/** Kind of a layer that draws nothing and only positions other layers. */
export const EMPTY = 3;

const common = {
  ...all(['ind', 'parent', 'st', 'sr', 'tp'], number),
  tt: oneOf(0, 1, 2, 3, 4),
  ...all(['hd', 'td', 'ddd', 'ao'], flag),
  bm: number,
  ip: orElse(number, 0),
  op: orElse(number, 0),
  ks: transform(),
  masksProperties: list(mask),
  ef: list(effect),
};
const READERS = new Map(
  Object.entries(KINDS).map(([ty, [fields, ...needs]]) => [
    Number(ty),
    object({ ...common, ...fields }, needs),
  ]),
);
const empty = object(common);

/**
 * Reads a layer. A layer of a kind that is not drawn (such as a sound or camera), or without a required field, becomes an `EMPTY`
 * layer, which only positions other layers.
 */
const layer = (value: unknown): Drawn | undefined => {
  if (!isPlainObject(value)) return undefined;
  const found = READERS.get(Number(value.ty))?.(value);
  const drawn: Drawn = found ? { ...found, ty: value.ty } : { ...empty(value), ty: EMPTY };
  drawn.st ??= 0;
  drawn.hasMask = value.hasMask === true && (drawn.masksProperties as unknown[] | undefined)?.length !== 0;
  if (!drawn.masksProperties) drawn.hasMask = false;
  return drawn;
};
export const layers = list(layer);

/** Reads a picture that is embedded in the file, in a format that cannot refer to other files. */
const picture = text(/^data:image\/(png|jpe?g|gif|webp|avif);base64,[a-z\d+/=\s]*$/i);
const fit = text(/^(none|x(Min|Mid|Max)Y(Min|Mid|Max)( (meet|slice))?)$/);

export const assets = list(
  either(object({ id: name, layers }, ['id', 'layers']), (value) => {
    const found = object({ id: name, w: orElse(number, 0), h: orElse(number, 0), p: picture, pr: fit }, [
      'id',
      'p',
    ])(value);
    return found && { ...found, e: 1 };
  }) as (value: unknown) => Drawn | undefined,
);

export const fonts = object({
  list: orElse(
    list(
      object(
        {
          fName: name,
          fFamily: font,
          fStyle: orElse(font, ''),
          fWeight: either(number, font),
          ascent: orElse(number, 75),
        },
        ['fName', 'fFamily'],
      ),
    ),
    [],
  ),
});

/** Reads the outline of a letter; an empty object if there is no outline that can be drawn. */
const glyph = (value: unknown): Drawn | undefined => {
  const found = object({ shapes }, ['shapes'])(isPlainObject(value) ? value : {});
  const [first] = (found?.shapes ?? []) as Drawn[];
  return found && first?.ty === 'gr' ? found : {};
};
export const chars = list(
  object(
    { ch: text(/^.{1,20}$/s), style: font, fFamily: font, size: number, w: orElse(number, 0), data: glyph },
    ['ch'],
  ),
);
