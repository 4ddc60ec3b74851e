import { hugeJson, scriptUrls } from '../../../../runtime/src/testing/hostile.ts';
import { fonts, honest, shapeLayer, writtenLayer } from './honest-drawings.ts';
import { square } from './markup.ts';

const still = (k: unknown) => ({ a: 0, k });
const EVIL = 'https://evil.example/x.css';
const place = { p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };
const box = { ty: 'rc', d: 1, p: still([0, 0]), s: still([40, 40]), r: still(4) };
const fill = { ty: 'fl', c: still([0.2, 0.4, 0.4, 1]), o: still(100), r: 1 };
const line = (points: number) => {
  const all = Array.from({ length: points }, (_, index) => [index % 200, index % 90]);
  return { ty: 'sh', ks: still({ c: true, i: all, o: all, v: all }) };
};
const repeater = (c: unknown, o: unknown = still(0)) => ({
  ty: 'rp',
  c,
  o,
  m: 1,
  tr: { ty: 'tr', ...place, so: still(100), eo: still(100) },
});
const drawing = (shapes: object[], changes: object = {}) => square({ layers: [shapeLayer(shapes, changes)] });
const composition = (refId: unknown, ind = 1) => ({
  ty: 0,
  ind,
  refId,
  w: 200,
  h: 100,
  ip: 0,
  op: 10,
  st: 0,
  ks: place,
});
const solid = (ind: number) => ({
  ty: 1,
  ind,
  ip: 0,
  op: 10,
  st: 0,
  ks: place,
  sw: 200,
  sh: 100,
  sc: '#336699',
});
const withFont = (font: object, further: object = {}) =>
  square({
    layers: [writtenLayer({})],
    fonts: { list: [{ fName: 'Assistant-Bold', fFamily: 'Assistant', ascent: 75, ...font }] },
    ...further,
  });
const nested = (depth: number): object => (depth ? { ty: 'gr', it: [nested(depth - 1)] } : box);
const glyph = (ch: string, w: number) => ({
  ch,
  w,
  size: 20,
  style: 'Bold',
  fFamily: 'Assistant',
  data: { shapes: [{ ty: 'gr', it: [line(3)] }] },
});
const effect = (ty: number, ...list: readonly unknown[]) => ({
  ty,
  en: 1,
  ef: list.map((k) => ({ ty: 0, v: still(k) })),
});
const mask = (closed: boolean) => ({
  mode: 'n',
  pt: still({
    c: closed,
    v: [
      [0, 0],
      [0, 0],
    ],
    i: [
      [0, 0],
      [0, 0],
    ],
    o: [
      [0, 0],
      [0, 0],
    ],
  }),
  o: still(100),
  x: still(0),
});
const SVG = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
const picture = (asset: object) =>
  square({
    assets: [{ id: 'a', w: 40, h: 30, ...asset }],
    layers: [{ ty: 2, ind: 1, ip: 0, op: 10, st: 0, ks: place, refId: 'a' }],
  });

/**
 * A drawing with the message it causes: a regular expression if the drawing is rejected, otherwise the parts that are left out.
 * `blank` means that nothing visible remains. `glyphs` means that only an svg can draw the text, because it has no glyphs or runs
 * along a line.
 */
type Hostile = readonly [
  name: string,
  drawing: object | string,
  message: RegExp | string,
  drawn?: 'blank' | 'glyphs',
];

/** Drawings that try to fetch something, run code, or name things in the page. */
const reaching: readonly Hostile[] = [
  ['a style sheet for a font', withFont({ fPath: EVIL, origin: 1 }), 'addresses of fonts (1)', 'glyphs'],
  ['a style sheet in a list', withFont({ fPath: [EVIL], origin: 1 }), 'addresses of fonts (1)', 'glyphs'],
  [
    'a style sheet in lists',
    withFont({ fPath: [[EVIL]], fOrigin: ['g'] }),
    'addresses of fonts (1)',
    'glyphs',
  ],
  ['a style sheet of a service', withFont({ fPath: EVIL, fOrigin: 't' }), 'addresses of fonts (1)', 'glyphs'],
  ['a font face', withFont({ fPath: EVIL, fOrigin: 'p' }), 'addresses of fonts (1)', 'glyphs'],
  [
    'rules for a font face',
    withFont({
      fPath: "x'); } body { display: none } a { b: url('x",
      origin: 3,
      fFamily: 'a; } * { color: red } x{',
    }),
    'layers (1), fonts (1), addresses of fonts (1)',
    'blank',
  ],
  [
    'fonts as an object',
    square({ layers: [writtenLayer({})], fonts: { list: { 0: { fPath: EVIL, origin: 1 }, length: 1 } } }),
    'layers (1), fonts (1)',
    'blank',
  ],
  [
    'a font whose name breaks selectors',
    withFont({ fFamily: '"], *', fClass: 'admin' }),
    'layers (1), fonts (1)',
    'blank',
  ],
  ['a font without a name', withFont({ fFamily: ['Assistant'] }), 'layers (1), fonts (1)', 'blank'],
  [
    'an id',
    drawing([{ ty: 'gr', ln: 'iyim-config', it: [box, { ...fill, ln: 'wpadminbar' }] }], {
      ln: 'iyim-config',
    }),
    'ids (3)',
  ],
  [
    'an id in a list',
    drawing([{ ty: 'gr', ln: ['iyim-config'], it: [box, fill] }], { ln: ['iyim-config'] }),
    'ids (2)',
  ],
  [
    'classes',
    drawing([{ ty: 'gr', cl: 'admin-bar', it: [box, fill] }], { cl: ['admin-bar'] }),
    'classes (2)',
  ],
  [
    'a picture at an address',
    picture({ u: 'https://evil.example/', p: 'x.png', e: 0 }),
    'layers (1), pictures (1)',
    'blank',
  ],
  [
    'a picture at an address, marked as embedded',
    picture({ p: 'https://evil.example/x.png', e: 1 }),
    'layers (1), pictures (1)',
    'blank',
  ],
  [
    'a picture in a list',
    picture({ p: ['https://evil.example/x.png'], e: 1 }),
    'layers (1), pictures (1)',
    'blank',
  ],
  [
    'a picture that is an HTML document',
    picture({ p: 'data:text/html,<script>window.iyimHarmed=1</script>', e: 1 }),
    'layers (1), pictures (1)',
    'blank',
  ],
  ['a picture that is an SVG', picture({ p: SVG, e: 1 }), 'layers (1), pictures (1)', 'blank'],
  ...scriptUrls
    .slice(0, 3)
    .map(
      (p): Hostile => [
        `a picture at ${JSON.stringify(p)}`,
        picture({ p, e: 1 }),
        'layers (1), pictures (1)',
        'blank',
      ],
    ),
  [
    'data at an address',
    square({
      assets: [{ id: 'a', t: 3, u: 'https://evil.example/', p: 'x.json' }],
      layers: [{ ty: 15, refId: 'a', ks: place }],
    }),
    'layers (1), pictures (1)',
    'blank',
  ],
  [
    'a sound',
    square({
      assets: [{ id: 'a', p: 'https://evil.example/x.mp3', e: 1 }],
      layers: [{ ty: 6, refId: 'a', ks: place, au: { lv: still(1) } }],
    }),
    'layers (1), pictures (1)',
    'blank',
  ],
  ['parts in other files', square({ segments: [{ time: 1 }] }), 'parts in other files (1)'],
  [
    'an expression',
    drawing([box, fill], { ks: { ...place, r: { a: 0, k: 0, x: 'window.iyimHarmed = 1' } } }),
    'expressions (1)',
  ],
  [
    'an expression in a list',
    drawing([box, fill], { ks: { ...place, r: { a: 0, k: 0, x: ['window.iyimHarmed = 1'] } } }),
    'expressions (1)',
  ],
  ['values from slots', square({ ...square(), slots: { a: { p: { a: 0, k: [EVIL] } } } }), 'slots (1)'],
  [
    'an address as a colour',
    square({ layers: [{ ty: 1, ind: 1, ip: 0, op: 10, ks: place, sw: 9, sh: 9, sc: `url(${EVIL}#a)` }] }),
    'layers (1)',
    'blank',
  ],
  [
    'an address as the fit of a picture',
    picture({
      p: (Object.values(honest['a picture'] as { assets: { p: string }[] }).flat() as { p: string }[]).find(
        ({ p }) => p,
      )?.p,
      pr: EVIL,
      e: 1,
    }),
    'fits of pictures (1)',
  ],
  [
    'markup as text',
    square({ layers: [writtenLayer({ t: '<img src=x onerror="window.iyimHarmed=1">' })], fonts }),
    '',
    'glyphs',
  ],
  ['a key named __proto__', `{"__proto__":{"iyimHarmed":1},${JSON.stringify(square()).slice(1)}`, ''],
  [
    'shapes whose kind is a prototype key',
    drawing([{ ty: '__proto__' }, { ty: 'constructor' }, { ty: ['rc'] }]),
    'shapes (3)',
    'blank',
  ],
  [
    'a camera',
    square({ layers: [{ ty: 13, ks: place }, ...(square() as { layers: object[] }).layers] }),
    'layers (1)',
  ],
];

/** Drawings whose values have other types than the player expects. */
const odd: readonly Hostile[] = [
  ['assets as an object', { ...square(), assets: { 0: { p: EVIL }, length: 1 } }, 'pictures (1)'],
  ['shapes as an object', drawing({ 0: box, length: 1 } as never), 'layers (1), shapes (1)', 'blank'],
  ['invalid layers', square({ layers: [null, 1, 'x', [], {}] }), 'layers (4)', 'blank'],
  [
    'a shape without its parts',
    drawing([{ ty: 'fl' }, { ty: 'sh' }, { ty: 'gr' }, { ty: 'sr' }, { ty: 'rp' }, { ty: 'gf' }]),
    'shapes (3)',
    'blank',
  ],
  [
    'invalid keyframes',
    drawing([box, fill], {
      ks: { p: { a: 1, k: [null, {}, { t: 'x' }] }, o: { a: 1, k: [] }, r: null, s: 'x' },
    }),
    'keyframes (3)',
  ],
  ['a single keyframe', drawing([box, fill], { ks: { ...place, o: { a: 1, k: [{ t: 0, s: [50] }] } } }), ''],
  [
    'lines without points',
    drawing([{ ty: 'sh', ks: still({ c: true, i: [], o: [], v: [] }) }, fill]),
    '',
    'blank',
  ],
  [
    'lines with lists of different lengths',
    drawing([
      {
        ty: 'sh',
        ks: still({
          c: true,
          i: [[0, 0]],
          o: [],
          v: [
            [0, 0],
            [1, 1],
          ],
        }),
      },
      fill,
    ]),
    'shapes (1)',
    'blank',
  ],
  ['masks as a number', drawing([box, fill], { hasMask: true, masksProperties: 3 }), 'masks (1)'],
  [
    'text without letters',
    square({ layers: [{ ...writtenLayer({}), t: { d: { k: [] }, a: 1, p: 1, m: 1 } }], fonts }),
    'layers (1)',
    'blank',
  ],
  ['text without fonts', square({ layers: [writtenLayer({})] }), 'layers (1)', 'blank'],
  ['a missing composition', square({ layers: [composition('nowhere')] }), 'layers (1)', 'blank'],
  ['a missing matte', drawing([box, fill], { tt: 1, tp: 99 }), 'mattes (1)'],
  [
    'a layer that masks itself',
    drawing([box, fill], { tt: 1, tp: 1 }),
    /at most 10 layers that mask each other, found 11/,
  ],
  ['a frame rate of 0', square({ fr: 0 }), /with layers, size and frames/],
  ['a negative frame rate', square({ fr: -30 }), /0\.1 to 1000 frames a second, found -30/],
  ['a frame rate as text', square({ fr: '30' }), /with layers, size and frames/],
  [
    'an infinite frame rate',
    JSON.stringify(square({ fr: 7 })).replace('"fr":7', '"fr":1e999'),
    /with layers, size and frames/,
  ],
  ['a last frame before the first', square({ ip: 5, op: 1 }), /1 to 1000000 frames, found -4/],
  ['null as the last frame', square({ op: null }), /with layers, size and frames/],
  ['frames in a list', square({ ip: [0], op: [10] }), /with layers, size and frames/],
  ['a size as text', square({ w: '200' }), /with layers, size and frames/],
];

/** Drawings that would keep the player busy. */
const endless: readonly Hostile[] = [
  ['millions of spaces', ' '.repeat(3_000_001), /at most 3000000 letters, found 3000001/],
  ['a huge file', hugeJson(), /at most 3000000 letters/],
  [
    'a hundred million copies',
    drawing([box, fill, repeater(still(1e8))]),
    /at most 500 copies of a repeater, found 100000000/,
  ],
  [
    'a number of copies that grows by keyframes',
    drawing([
      box,
      fill,
      repeater({
        a: 1,
        k: [
          { t: 0, s: [1], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
          { t: 9, s: [1e6] },
        ],
      }),
    ]),
    /at most 500 copies/,
  ],
  [
    'a number of copies that grows by easing',
    drawing([
      box,
      fill,
      repeater({
        a: 1,
        k: [
          { t: 0, s: [1], i: { x: 1, y: 1e6 }, o: { x: 0, y: 1e6 } },
          { t: 9, s: [2] },
        ],
      }),
    ]),
    /at most 500 copies/,
  ],
  ['negative copies', drawing([box, fill, repeater(still(-1e9))]), /at most 500 copies/],
  [
    'copies with a huge offset',
    drawing([box, fill, repeater(still(2), still(1e9))]),
    /at most 500 steps of a repeater/,
  ],
  [
    'copies of copies',
    drawing([
      { ty: 'gr', it: [{ ty: 'gr', it: [box, fill, repeater(still(90))] }, repeater(still(90))] },
      repeater(still(90)),
    ]),
    /shapes in one layer/,
  ],
  [
    'many repeaters',
    drawing([box, fill, ...Array.from({ length: 21 }, () => repeater(still(0)))]),
    /at most 20 repeaters in one layer, found 21/,
  ],
  [
    'compositions of compositions',
    square({
      assets: Array.from({ length: 20 }, (_, index) => ({
        id: `c${index}`,
        layers:
          index < 19
            ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((ind) => composition(`c${index + 1}`, ind))
            : (square() as { layers: object[] }).layers,
      })),
      layers: [composition('c0')],
    }),
    /at most 2000 layers, with all copies/,
  ],
  [
    'deep compositions',
    square({
      assets: Array.from({ length: 30 }, (_, index) => ({
        id: `c${index}`,
        layers: [composition(`c${index + 1}`)],
      })).concat([{ id: 'c30', layers: [] }]),
      layers: [composition('c0')],
    }),
    /at most 20 compositions inside each other, found 21/,
  ],
  [
    'a composition inside itself',
    square({ assets: [{ id: 'a', layers: [composition('a')] }], layers: [composition('a')] }),
    /without compositions inside themselves, found "a"/,
  ],
  [
    'two compositions inside each other',
    square({
      assets: [
        { id: 'a', layers: [composition('b')] },
        { id: 'b', layers: [composition('a')] },
      ],
      layers: [composition('a')],
    }),
    /inside themselves/,
  ],
  [
    'mattes that a canvas would look up by the previous name',
    square({
      layers: Array.from({ length: 300 }, (_, index) => [
        solid(1001 + index),
        shapeLayer([box, fill], { ind: index + 1, tt: 1 }),
      ]).flat(),
    }),
    '',
  ],
  [
    'a matte of thousands of points for hundreds of layers',
    square({
      layers: [
        shapeLayer([line(20_000), fill], { ind: 999, td: 1 }),
        ...Array.from({ length: 100 }, (_, ind) => shapeLayer([box, fill], { ind, tt: 1, tp: 999 })),
      ],
    }),
    /at most 200000 points, with all copies/,
  ],
  [
    'mattes inside compositions inside each other',
    square({
      assets: Array.from({ length: 12 }, (_, index) => ({
        id: `c${index}`,
        layers: [
          solid(1),
          index < 11 ? { ...composition(`c${index + 1}`, 2), tt: 1 } : shapeLayer([box, fill], { ind: 2 }),
        ],
      })),
      layers: [composition('c0')],
    }),
    /at most 10 layers that mask each other, found 11/,
  ],
  [
    'a layer inside itself',
    drawing([box, fill], { parent: 1 }),
    /at most 100 layers inside each other, found 101/,
  ],
  [
    'layers that share names in pairs',
    square({
      layers: Array.from({ length: 60 }, (_, index) =>
        shapeLayer([box, fill], { ind: index >> 1, parent: (index >> 1) + 1 }),
      ),
    }),
    'parents (2)',
  ],
  [
    'thousands of layers',
    square({ layers: Array.from({ length: 2001 }, (_, ind) => shapeLayer([], { ind })) }),
    /at most 2000 layers, with all copies, found 2001/,
  ],
  [
    'thousands of shapes',
    drawing(Array.from({ length: 6000 }, () => ({ ty: 'el', p: still([0, 0]), s: still([1, 1]) }))),
    /at most 5000 shapes in one layer, found 6000/,
  ],
  [
    'lines times fills',
    drawing([...Array.from({ length: 1500 }, () => box), ...Array.from({ length: 1500 }, () => fill)]),
    /at most 200000 points, with all copies/,
  ],
  ['deep groups', drawing([nested(60)]), /at most 100 levels, found 101/],
  [
    'trillions of points of a star',
    drawing([{ ty: 'sr', sy: 1, pt: still(1e12) }, fill]),
    /at most 1000 points in a star, found 1000000000000/,
  ],
  [
    'an infinite polygon',
    JSON.stringify(drawing([{ ty: 'sr', sy: 2, pt: still(7777) }, fill])).replace('7777', '1e308'),
    /at most 1000 points in a star/,
  ],
  [
    'a zigzag with billions of ridges',
    drawing([box, { ty: 'zz', s: still(1), r: still(1e9), pt: still(1) }, fill]),
    /at most 100 ridges between two points/,
  ],
  [
    'an offset line of thousands of points',
    drawing([line(3000), { ty: 'op', a: still(1), ml: still(4), lj: 1 }, fill]),
    /at most 200000 points/,
  ],
  [
    'billions of colours',
    drawing([
      box,
      {
        ty: 'gf',
        o: still(1),
        s: still([0, 0]),
        e: still([1, 1]),
        t: 1,
        g: { p: 1e9, k: still([0, 0, 0, 0]) },
      },
    ]),
    'shapes (1)',
    'blank',
  ],
  [
    'a giant text',
    square({ layers: [writtenLayer({ t: 'x'.repeat(100_000) })], fonts }),
    /at most 2000 letters of text, found 100000/,
  ],
  [
    'a letter wider than its box',
    square({
      layers: [writtenLayer({ sz: [1, 90], ps: [0, 0] })],
      fonts,
      chars: [glyph('a', 60), glyph('b', 60)],
    }),
    '',
  ],
  [
    'a box of negative size',
    square({ layers: [writtenLayer({ sz: [-5, -5], t: 'a\rb\u0003a' })], fonts }),
    '',
    'glyphs',
  ],
  [
    'text along a line without length',
    square({
      layers: [
        {
          ...writtenLayer({}),
          hasMask: true,
          masksProperties: [mask(true)],
          t: {
            ...writtenLayer({}).t,
            p: { m: 0, f: still(1e12), a: still(0), l: still(0), p: still(0), r: still(0) },
          },
        },
      ],
      fonts,
      chars: [glyph('a', 60), glyph('b', 60)],
    }),
    '',
    'glyphs',
  ],
  [
    'text along a missing mask',
    square({ layers: [{ ...writtenLayer({}), t: { ...writtenLayer({}).t, p: { m: 7 } } }], fonts }),
    'lines for text (1)',
    'glyphs',
  ],
  [
    'infinite dots',
    drawing([box, fill], {
      hasMask: true,
      masksProperties: [{ ...mask(false), mode: 'a', pt: (line(9) as { ks: object }).ks }],
      ef: [effect(22, 1, 0, 0, [1, 0, 0], 10, 1, 1, 0, 50, -5, 1)],
    }),
    '',
  ],
  ['a huge size', square({ w: 1e9, h: 1e9 }), /1 to 10000 pixels of width, found 1000000000/],
  [
    'a strip 10,000 times as high as wide',
    square({ w: 1, h: 10_000 }),
    /at most 20 times as high as wide, found 10000/,
  ],
  ['years of frames', square({ op: 1e12 }), /1 to 1000000 frames, found 1000000000000/],
  ['billions of frames per second', square({ fr: 1e9 }), /0\.1 to 1000 frames a second, found 1000000000/],
  [
    'numbers near the greatest and the smallest possible',
    drawing(
      [
        { ...box, s: still([1e300, -1e300]) },
        { ...fill, o: still(1e308) },
      ],
      { st: -1e300, sr: 1e-300 },
    ),
    '',
    'blank',
  ],
  [
    'thousands of glyphs',
    square({ chars: Array.from({ length: 1001 }, (_, index) => glyph(String(index), 1)) }),
    /at most 1000 glyphs, found 1001/,
  ],
  [
    'thousands of fonts',
    square({ fonts: { list: Array.from({ length: 101 }, () => fonts.list[0]) } }),
    /at most 100 fonts, found 101/,
  ],
];

export const hostile: readonly Hostile[] = [...reaching, ...odd, ...endless];

export const textOf = (drawing: object | string): string =>
  typeof drawing === 'string' ? drawing : JSON.stringify(drawing);
