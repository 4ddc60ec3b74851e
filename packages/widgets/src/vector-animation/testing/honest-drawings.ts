import { square } from './markup.ts';

const still = (k: unknown) => ({ a: 0, k });
const ease = { i: { x: [0.6], y: [1] }, o: { x: [0.4], y: [0] } };
const moving = (from: unknown, to: unknown) => ({
  a: 1,
  k: [
    { t: 0, s: [from].flat(), ...ease },
    { t: 9, s: [to].flat() },
  ],
});
const place = (changes: object = {}) => ({
  o: still(100),
  r: still(0),
  p: still([100, 50, 0]),
  a: still([0, 0, 0]),
  s: still([100, 100, 100]),
  ...changes,
});
const end = {
  ty: 'tr',
  p: still([0, 0]),
  a: still([0, 0]),
  s: still([100, 100]),
  r: still(0),
  o: still(100),
};
const group = (...it: object[]) => ({ ty: 'gr', nm: 'Group', it: [...it, end] });
const fill = { ty: 'fl', c: still([0.2, 0.4, 0.4, 1]), o: still(100), r: 2 };
const stroke = { ty: 'st', c: still([0.8, 0.2, 0.1, 1]), o: still(80), w: moving(2, 6), lc: 2, lj: 1, ml: 4 };
const box = { ty: 'rc', d: 1, p: still([0, 0]), s: still([40, 40]), r: still(4) };
const round = { ty: 'el', d: 1, p: still([0, 0]), s: moving([20, 20], [50, 40]) };
const star = {
  ty: 'sr',
  sy: 1,
  pt: still(5),
  p: still([0, 0]),
  r: still(10),
  or: still(30),
  os: still(0),
  ir: still(14),
  is: still(0),
};
const curve = (size: number) => ({
  c: true,
  v: [
    [-size, 0],
    [0, -size],
    [size, size],
  ],
  i: [
    [0, 5],
    [-5, 0],
    [0, 0],
  ],
  o: [
    [0, -5],
    [5, 0],
    [0, 0],
  ],
});
const line = { ty: 'sh', ks: still(curve(30)) };
const bent = {
  ty: 'sh',
  ks: {
    a: 1,
    k: [
      { t: 0, s: [curve(10)], i: { x: 0.6, y: 1 }, o: { x: 0.4, y: 0 } },
      { t: 9, s: [curve(40)] },
    ],
  },
};
export const shapeLayer = (shapes: object[], changes: object = {}) => ({
  ty: 4,
  nm: 'Layer',
  ind: 1,
  ip: 0,
  op: 10,
  st: 0,
  sr: 1,
  ks: place(),
  shapes,
  ...changes,
});
const drawing = (shapes: object[], changes: object = {}) => square({ layers: [shapeLayer(shapes, changes)] });
const gradient = {
  o: still(100),
  s: still([-20, 0]),
  e: still([20, 0]),
  t: 1,
  g: { p: 2, k: still([0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.2]) },
};
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const letter = (ch: string) => ({
  ch,
  size: 20,
  style: 'Bold',
  fFamily: 'Assistant',
  w: 60,
  data: { shapes: [{ ty: 'gr', it: [line] }] },
});
export const writtenLayer = (text: object, changes: object = {}) => ({
  ty: 5,
  nm: 'Text',
  ind: 1,
  ip: 0,
  op: 10,
  st: 0,
  ks: place({ p: still([10, 50, 0]) }),
  t: {
    d: {
      k: [
        {
          s: { s: 20, f: 'Assistant-Bold', t: 'abba', j: 0, tr: 0, lh: 24, ls: 0, fc: [0, 0, 0], ...text },
          t: 0,
        },
      ],
    },
    p: {},
    m: { g: 1, a: still([0, 0]) },
    a: [],
  },
  ...changes,
});
export const fonts = {
  list: [{ fName: 'Assistant-Bold', fFamily: 'Assistant', fStyle: 'Bold', ascent: 75 }],
};
const written = (text: object, changes: object = {}, further: object = {}) =>
  square({ layers: [writtenLayer(text, changes)], fonts, chars: [letter('a'), letter('b')], ...further });
const mask = { mode: 'a', inv: false, cl: true, pt: still(curve(30)), o: still(100), x: still(0) };
const values = (...list: readonly (readonly [number, unknown])[]) =>
  list.map(([ty, k]) => ({ ty, nm: 'x', v: still(k) }));
const inner = shapeLayer([group(box, fill)]);

/** Drawings as exporters write them, with one drawing for each kind of part. */
export const honest: Readonly<Record<string, object>> = {
  square: square(),
  'a box': drawing([group(box, fill, stroke)]),
  'a circle that grows': drawing([group(round, fill)]),
  'a star': drawing([group(star, fill)]),
  'a polygon': drawing([group({ ...star, sy: 2 }, stroke)]),
  'a line': drawing([group(line, fill, stroke)]),
  'a line that changes its curve': drawing([group(bent, fill)]),
  'a gradient': drawing([group(box, { ty: 'gf', ...gradient, r: 1 })]),
  'a round gradient with opacity': drawing([
    group(box, {
      ty: 'gf',
      ...gradient,
      t: 2,
      g: { p: 2, k: still([0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.2]) },
      h: still(0),
      a: still(0),
    }),
  ]),
  'a stroke with a gradient': drawing([
    group(line, { ty: 'gs', ...gradient, w: still(4), lc: 1, lj: 1, ml: 4 }),
  ]),
  dashes: drawing([
    group(line, {
      ...stroke,
      d: [
        { n: 'd', v: still(4) },
        { n: 'g', v: still(2) },
        { n: 'o', v: moving(0, 10) },
      ],
    }),
  ]),
  'a trimmed line': drawing([
    group(line, stroke, { ty: 'tm', s: moving(0, 40), e: moving(60, 100), o: still(0), m: 1 }),
  ]),
  'round corners': drawing([group(box, { ty: 'rd', r: still(10) }, fill)]),
  'pucker and bloat': drawing([group(box, { ty: 'pb', a: moving(0, 50) }, fill)]),
  'a zigzag': drawing([group(line, { ty: 'zz', s: still(4), r: still(5), pt: still(1) }, stroke)]),
  'an offset line': drawing([group(line, { ty: 'op', a: still(4), lj: 1, ml: still(4) }, stroke)]),
  'a repeater': drawing([
    group(group(box, fill), {
      ty: 'rp',
      c: still(5),
      o: still(0),
      m: 1,
      tr: { ...end, ty: undefined, p: still([12, 0]), so: still(100), eo: still(20) },
    }),
  ]),
  'a repeater that grows': drawing([
    group(box, fill),
    {
      ty: 'rp',
      c: moving(1, 6),
      o: still(1),
      m: 1,
      tr: { ...end, ty: undefined, p: still([12, 0]), so: still(100), eo: still(100) },
    },
  ]),
  'groups in groups': drawing([group(group(group(box, fill)), group(round, stroke))]),
  'a hidden shape': drawing([group({ ...box, hd: true }, fill), group(line, stroke)]),
  'a separate position for each axis': drawing([group(box, fill)], {
    ks: place({ p: { s: true, x: moving(20, 180), y: still(50) } }),
  }),
  'a curved motion path': drawing([group(box, fill)], {
    ks: place({
      p: {
        a: 1,
        k: [
          { t: 0, s: [20, 50, 0], to: [10, 40, 0], ti: [-10, -40, 0], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
          { t: 9, s: [180, 50, 0] },
        ],
      },
    }),
  }),
  'hold keyframes': drawing([group(box, fill)], {
    ks: place({
      o: {
        a: 1,
        k: [
          { t: 0, s: [100], h: 1 },
          { t: 5, s: [40], h: 1 },
          { t: 9, s: [0] },
        ],
      },
    }),
  }),
  'keyframes with end values, as in very old files': drawing([group(box, fill)], {
    ks: place({
      r: {
        a: 1,
        k: [{ t: 0, s: [0], e: [90], ...ease }, { t: 9 }],
      },
    }),
  }),
  skew: drawing([group(box, fill)], { ks: place({ sk: still(20), sa: still(0) }) }),
  'three dimensions': drawing([group(box, fill)], {
    ddd: 1,
    ks: { ...place(), r: undefined, rx: still(30), ry: still(20), rz: still(0), or: still([0, 0, 0]) },
  }),
  'a blend mode': drawing([group(box, { ...fill, bm: 1 })], { bm: 3 }),
  masks: drawing([group(box, fill)], {
    hasMask: true,
    masksProperties: [mask, { ...mask, mode: 's', inv: true, o: still(50) }],
  }),
  'a mask that grows': drawing([group(box, fill)], {
    hasMask: true,
    masksProperties: [{ ...mask, x: still(4) }],
  }),
  'a matte': square({
    layers: [
      shapeLayer([group(round, fill)], { ind: 1, td: 1 }),
      shapeLayer([group(box, fill)], { ind: 2, tt: 1 }),
    ],
  }),
  'a luminance matte and an inverted one': square({
    layers: [3, 4].flatMap((tt, index) => [
      shapeLayer([group(round, { ...fill, c: still([0.9, 0.5, 0.2, 1]) })], { ind: 10 * tt, td: 1 }),
      shapeLayer([group(box, fill)], {
        ind: 10 * tt + 1,
        tt,
        ks: place({ p: still([60 + 80 * index, 50, 0]) }),
      }),
    ]),
  }),
  'mattes inside each other': square({
    layers: [
      shapeLayer([group(round, fill)], { ind: 1, td: 1 }),
      shapeLayer([group(star, fill)], { ind: 2, tt: 1, td: 1 }),
      shapeLayer([group(box, fill)], { ind: 3, tt: 1 }),
    ],
  }),
  'a matte for several layers': square({
    layers: [
      shapeLayer([group(round, fill)], { ind: 9, td: 1 }),
      ...[1, 2, 3].map((ind) =>
        shapeLayer([group(box, fill)], { ind, tt: 1, tp: 9, ks: place({ p: still([40 * ind, 50, 0]) }) }),
      ),
    ],
  }),
  'a matte over a composition with a matte': square({
    assets: [
      {
        id: 'comp_0',
        layers: [
          shapeLayer([group(round, fill)], { ind: 1, td: 1 }),
          shapeLayer([group(box, fill)], { ind: 2, tt: 1 }),
        ],
      },
    ],
    layers: [
      shapeLayer([group(star, fill)], { ind: 1, td: 1 }),
      {
        ty: 0,
        ind: 2,
        tt: 1,
        refId: 'comp_0',
        w: 200,
        h: 100,
        ip: 0,
        op: 10,
        st: 0,
        ks: place({ a: still([100, 50, 0]) }),
      },
    ],
  }),
  'a matte that is referenced by name': square({
    layers: [
      shapeLayer([group(box, fill)], { ind: 2, tt: 2, tp: 7 }),
      shapeLayer([group(round, fill)], { ind: 7, td: 1 }),
    ],
  }),
  'a layer with a parent': square({
    layers: [
      shapeLayer([group(box, fill)], { ind: 2, parent: 9 }),
      { ty: 3, nm: 'Null', ind: 9, ip: 0, op: 10, st: 0, ks: place({ r: moving(0, 90) }) },
    ],
  }),
  'a solid': square({
    layers: [{ ty: 1, ind: 1, ip: 0, op: 10, st: 0, ks: place(), sw: 40, sh: 30, sc: '#336699' }],
  }),
  'a picture': square({
    assets: [{ id: 'image_0', w: 40, h: 30, u: '', p: PIXEL, e: 1 }],
    layers: [{ ty: 2, ind: 1, ip: 0, op: 10, st: 0, ks: place(), refId: 'image_0' }],
  }),
  'a composition that is used twice': square({
    assets: [{ id: 'comp_0', nm: 'Inner', layers: [inner] }],
    layers: [1, 2].map((ind) => ({
      ty: 0,
      ind,
      refId: 'comp_0',
      w: 200,
      h: 100,
      ip: 0,
      op: 10,
      st: 0,
      ks: place({ a: still([100, 50, 0]), p: still([60 * ind, 50, 0]) }),
    })),
  }),
  'a composition with time remapping': square({
    assets: [{ id: 'comp_0', layers: [shapeLayer([group(round, fill)])] }],
    layers: [
      {
        ty: 0,
        ind: 1,
        refId: 'comp_0',
        w: 200,
        h: 100,
        ip: 0,
        op: 10,
        st: 0,
        sr: 2,
        ks: place(),
        tm: moving(0, 0.5),
      },
    ],
  }),
  'text of glyphs': written({}),
  'text of glyphs in a box': written({ sz: [30, 90], ps: [0, 0] }),
  'text of glyphs along a line': written(
    {},
    {
      hasMask: true,
      masksProperties: [{ ...mask, mode: 'n', pt: still({ ...curve(60), c: false }) }],
      t: {
        ...writtenLayer({}).t,
        p: { m: 0, a: still(0), f: still(0), l: still(0), p: still(1), r: still(0) },
      },
    },
  ),
  'text of glyphs along a line, as in files before 5.7.15': written(
    {},
    {
      hasMask: true,
      masksProperties: [{ ...mask, mode: 'n', pt: still({ ...curve(60), c: false }) }],
      t: { ...writtenLayer({}).t, p: { m: 0, a: 0, f: still(0), l: still(0), p: 1, r: 1 } },
    },
    { v: '5.7.14' },
  ),
  'text that moves letter by letter': written(
    {},
    {
      t: {
        ...writtenLayer({}).t,
        a: [
          {
            nm: 'Animator',
            s: {
              t: 0,
              a: still(100),
              b: 1,
              rn: 0,
              sh: 1,
              s: moving(0, 100),
              r: 1,
              xe: still(0),
              ne: still(0),
            },
            a: { o: still(0), p: still([0, 10, 0]) },
          },
        ],
      },
    },
  ),
  'text that changes': written(
    {},
    {
      t: {
        ...writtenLayer({}).t,
        d: { k: [...writtenLayer({}).t.d.k, { s: { ...writtenLayer({}).t.d.k[0]?.s, t: 'b' }, t: 5 }] },
      },
    },
  ),
  'text in a font of the page': square({ layers: [writtenLayer({})], fonts }),
  'a shadow': drawing([group(box, fill)], {
    ef: [
      {
        ty: 25,
        nm: 'Shadow',
        en: 1,
        ef: values([2, [0, 0, 0, 1]], [0, 127], [1, 135], [0, 5], [0, 8], [7, 0]),
      },
    ],
  }),
  'a blur': drawing([group(box, fill)], { ef: [{ ty: 29, en: 1, ef: values([0, 10], [7, 1], [7, 0]) }] }),
  'a fill effect': drawing([group(box, fill)], {
    ef: [{ ty: 21, en: 1, ef: values([10, 0], [7, 0], [2, [1, 0, 0, 1]], [7, 0], [0, 0], [0, 0], [0, 1]) }],
  }),
  'a tint': drawing([group(box, fill)], {
    ef: [{ ty: 20, en: 1, ef: values([2, [0, 0, 0, 1]], [2, [1, 1, 1, 1]], [0, 100]) }],
  }),
  'a divider, wider than 20 times its height': square({ w: 1920, h: 80 }),
  'markers and metadata': {
    ...square(),
    markers: [{ tm: 0, cm: 'start', dr: 0 }],
    meta: { g: 'exporter' },
    ddd: 0,
  },
};
