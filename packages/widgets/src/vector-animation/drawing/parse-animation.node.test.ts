import { describe, expect, it } from 'vitest';
import { honest } from '../testing/honest-drawings.ts';
import { hostile, textOf } from '../testing/hostile-drawings.ts';
import { square } from '../testing/markup.ts';
import { parseAnimation } from './parse-animation.ts';

const parse = (changes: object) => JSON.stringify(parseAnimation(JSON.stringify(square(changes))).file);

const rows = hostile.map(([name, drawing, expected]) => [name, drawing, expected] as const);
const refused = rows.filter(([, , expected]) => expected instanceof RegExp);
const drawn = rows.filter(([, , expected]) => typeof expected === 'string');

describe('an animation file of unknown origin', () => {
  it.each(Object.keys(honest))(
    'LO-1 the parser keeps all drawable parts of an animation file: %s',
    (name) => {
      // Compares the input of the player; the browser test compares its output.
      const kinds = (drawing: unknown) =>
        [...JSON.stringify(drawing).matchAll(/"ty":("?\w+)/g)].map(([, ty]) => ty).sort();
      const { file, leftOut } = parseAnimation(JSON.stringify(honest[name]));
      expect(kinds(file)).toEqual(kinds(honest[name]));
      expect(leftOut).toBe('');
    },
  );

  it.each([
    ['the previous layer, with any name', [{ ind: 7 }, { ind: 3, tt: 1 }], [7]],
    ['the previous layer, without a name', [{}, { ind: 1, tt: 1 }], [2]],
    ['the previous layer, whose name is not unique', [{ ind: 1 }, { ind: 1 }, { ind: 3, tt: 1 }], [2]],
    ['the layer with a given name', [{ ind: 4, tt: 2, tp: 9 }, { ind: 9 }], [9]],
    ['the previous layer, twice', [{}, { tt: 1 }, { tt: 3 }], [1, 2]],
  ])('LO-1 the parser names a layer’s matte for both renderers: %s', (_what, layers, mattes) => {
    const [first] = (square() as { layers: object[] }).layers;
    const written = layers.map((layer) => ({ ...first, ind: undefined, ...layer }));
    const found = JSON.parse(parse({ layers: written })).layers as {
      ind?: number;
      tt?: number;
      tp?: number;
    }[];
    expect(found.filter(({ tt }) => tt).map(({ tp }) => tp)).toEqual(mattes);
    for (const name of mattes) expect(found.filter(({ ind }) => ind === name)).toHaveLength(1);
  });

  it('LO-1 the parser counts an animation’s mattes each time that a composition draws them', () => {
    const [layer] = (square() as { layers: object[] }).layers;
    const inner = {
      id: 'c',
      layers: [
        { ...layer, ind: 1 },
        { ...layer, ind: 2, tt: 1 },
      ],
    };
    const outer = [1, 2, 3].map((ind) => ({ ...layer, ty: 0, ind, refId: 'c', w: 200, h: 100 }));
    const file = square({ assets: [inner], layers: [...outer, { ...layer, ind: 4, tt: 1 }] });
    // The last layer draws the third layer's composition again, as its matte.
    expect(parseAnimation(JSON.stringify(file)).mattes).toBe(5);
  });

  it('LO-1 pictures in an animation file are kept, and pictures at other addresses are dropped', () => {
    const inside = { id: 'a', w: 4, h: 3, p: 'data:image/png;base64,AA', e: 1 };
    const group = { id: 'c', layers: [] };
    const elsewhere = { id: 'b', u: 'https://evil.example/', p: 'x.png' };
    const found = JSON.parse(parse({ assets: [inside, elsewhere, group, { p: 'data:text/html,x' }, null] }));
    expect(found.assets).toEqual([inside, group]);
  });

  it.each(refused)(
    'LO-1 an animation file with %s is rejected with a message',
    (_name, drawing, expected) => {
      expect(() => parseAnimation(textOf(drawing))).toThrow(expected as RegExp);
    },
  );

  it.each(drawn)(
    'LO-1 only the drawable parts of an animation file with %s are read, and the others are listed',
    (_name, drawing, expected) => {
      const { file: found, leftOut } = parseAnimation(textOf(drawing));
      expect(leftOut.replace(/^expected .*: /, '')).toBe(expected);
      // Ignores texts, because the player draws them as text.
      const { layers, ...rest } = JSON.parse(JSON.stringify(found).replace(/"t":"(\\.|[^"])*"/g, '"t":""'));
      expect(JSON.stringify([layers, rest])).not.toMatch(/evil|iyimHarmed|iyim-config|admin|script|svg/);
      expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    },
  );

  it.each(['null', '[]', '"text"', '{}', '<!doctype html>', '', JSON.stringify(square({ layers: {} }))])(
    'LO-1 the parser rejects %s, which is not an animation',
    (text) => {
      expect(() => parseAnimation(text)).toThrow(
        /^expected an animation with layers, size and frames, found/,
      );
    },
  );
});
