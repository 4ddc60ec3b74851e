import { describe, expect, it } from 'vitest';
import { honest } from '../testing/honest-drawings.ts';
import { hostile, textOf } from '../testing/hostile-drawings.ts';
import { square } from '../testing/markup.ts';
import { parseAnimation } from './parse-animation.ts';

const parse = (changes: object) => JSON.stringify(parseAnimation(JSON.stringify(square(changes))).file);

const rows = hostile.map(([name, drawing, expected]) => [name, drawing, expected] as const);
const refused = rows.filter(([, , expected]) => expected instanceof RegExp);
const drawn = rows.filter(([, , expected]) => typeof expected === 'string');

describe('a file of unknown origin', () => {
  it.each(Object.keys(honest))('LO-1 keeps all drawable parts of the file: %s', (name) => {
    // Compares the input of the player; the browser test compares its output.
    const kinds = (drawing: unknown) =>
      [...JSON.stringify(drawing).matchAll(/"ty":("?\w+)/g)].map(([, ty]) => ty).sort();
    const { file, leftOut } = parseAnimation(JSON.stringify(honest[name]));
    expect(kinds(file)).toEqual(kinds(honest[name]));
    expect(leftOut).toBe('');
  });

  it.each([
    ['the layer before, with any name', [{ ind: 7 }, { ind: 3, tt: 1 }], [7]],
    ['the layer before, without a name', [{}, { ind: 1, tt: 1 }], [2]],
    ['the layer before, whose name is not unique', [{ ind: 1 }, { ind: 1 }, { ind: 3, tt: 1 }], [2]],
    ['the layer with a given name', [{ ind: 4, tt: 2, tp: 9 }, { ind: 9 }], [9]],
    ['the layer before, twice', [{}, { tt: 1 }, { tt: 3 }], [1, 2]],
  ])('LO-1 names the matte of a layer for both renderers: %s', (_what, layers, mattes) => {
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

  it('LO-1 counts mattes each time that compositions draw them', () => {
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
    // The last layer also draws its matte, the third composition.
    expect(parseAnimation(JSON.stringify(file)).mattes).toBe(5);
  });

  it('LO-1 keeps pictures that are in the file, and drops pictures at other addresses', () => {
    const inside = { id: 'a', w: 4, h: 3, p: 'data:image/png;base64,AA', e: 1 };
    const group = { id: 'c', layers: [] };
    const elsewhere = { id: 'b', u: 'https://evil.example/', p: 'x.png' };
    const found = JSON.parse(parse({ assets: [inside, elsewhere, group, { p: 'data:text/html,x' }, null] }));
    expect(found.assets).toEqual([inside, group]);
  });

  it.each(refused)('LO-1 rejects %s, with a message about what was expected', (_name, drawing, expected) => {
    expect(() => parseAnimation(textOf(drawing))).toThrow(expected as RegExp);
  });

  it.each(drawn)(
    'LO-1 reads only the drawable parts of %s, and lists what it leaves out',
    (_name, drawing, expected) => {
      const { file: found, leftOut } = parseAnimation(textOf(drawing));
      expect(leftOut.replace(/^expected .*: /, '')).toBe(expected);
      // Ignores texts, which are only drawn.
      const { layers, ...rest } = JSON.parse(JSON.stringify(found).replace(/"t":"(\\.|[^"])*"/g, '"t":""'));
      expect(JSON.stringify([layers, rest])).not.toMatch(/evil|iyimHarmed|iyim-config|admin|script|svg/);
      expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    },
  );

  it.each(['null', '[]', '"text"', '{}', '<!doctype html>', '', JSON.stringify(square({ layers: {} }))])(
    'LO-1 rejects %s, which is not an animation',
    (text) => {
      expect(() => parseAnimation(text)).toThrow(
        /^expected an animation with layers, size and frames, found/,
      );
    },
  );
});
