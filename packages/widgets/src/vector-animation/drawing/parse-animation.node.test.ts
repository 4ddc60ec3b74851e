import { describe, expect, it } from 'vitest';
import { honest } from '../testing/honest-drawings.ts';
import { hostile, textOf } from '../testing/hostile-drawings.ts';
import { square } from '../testing/markup.ts';
import { parseAnimation } from './parse-animation.ts';

const parse = (changes: object) => JSON.stringify(parseAnimation(JSON.stringify(square(changes))));

describe('a file of unknown origin', () => {
  it.each(Object.keys(honest))('LO-1 keeps what it draws: %s', (name) => {
    // Checks the input of the player; the browser test compares its output.
    const kinds = (drawing: unknown) =>
      [...JSON.stringify(drawing).matchAll(/"ty":("?\w+)/g)].map(([, ty]) => ty).sort();
    const read = parseAnimation(JSON.stringify(honest[name]));
    expect(kinds(read)).toEqual(kinds(honest[name]));
  });

  it('LO-1 keeps pictures that are in it, and asks no address for others', () => {
    const inside = { id: 'a', w: 4, h: 3, p: 'data:image/png;base64,AA', e: 1 };
    const group = { id: 'c', layers: [] };
    const elsewhere = { id: 'b', u: 'https://evil.example/', p: 'x.png' };
    const found = JSON.parse(parse({ assets: [inside, elsewhere, group, { p: 'data:text/html,x' }, null] }));
    expect(found.assets).toEqual([inside, group]);
  });

  it.each(hostile.filter(([, , said]) => said !== null))(
    'LO-1 refuses %s, and says what was expected',
    (_name, drawing, said) => {
      expect(() => parseAnimation(textOf(drawing))).toThrow(said as RegExp);
    },
  );

  it.each(hostile.filter(([, , said]) => said === null))(
    'LO-1 reads no more than a drawing out of %s',
    (_name, drawing) => {
      const found = parseAnimation(textOf(drawing));
      // Text is drawn as text.
      const { layers, ...rest } = JSON.parse(JSON.stringify(found).replace(/"t":"(\\.|[^"])*"/g, '"t":""'));
      expect(JSON.stringify([layers, rest])).not.toMatch(/evil|iyimHarmed|iyim-config|admin|script|svg/);
      expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    },
  );

  it.each(['null', '[]', '"text"', '{}', '<!doctype html>', '', JSON.stringify(square({ layers: {} }))])(
    'LO-1 refuses %s, which is no animation',
    (text) => {
      expect(() => parseAnimation(text)).toThrow(
        /^expected an animation with layers, size and frames, found/,
      );
    },
  );
});
