import { describe, expect, it } from 'vitest';
import { parseAnimation } from './parse-animation.ts';
import { square } from './testing/markup.ts';

const parse = (changes: object) => JSON.stringify(parseAnimation(JSON.stringify(square(changes))));

describe('a file of whoever made it', () => {
  it('LO-1 keeps its drawing', () => {
    expect(parse({})).toBe(JSON.stringify(square()));
  });

  it('LO-1 keeps pictures that are in it, and asks no address for others', () => {
    const inside = { id: 'a', p: 'data:image/png;base64,AA', e: 1 };
    const group = { id: 'c', layers: [] };
    const found = parse({
      assets: [
        inside,
        { id: 'b', u: 'https://evil.example/', p: 'x.png' },
        group,
        { p: 'data:text/html,x' },
        null,
      ],
      segments: [{ time: 1 }],
    });
    expect(JSON.parse(found).assets).toEqual([inside, group]);
    expect(found).not.toMatch(/evil|segments/);
  });

  it('LO-1 loses expressions, names in the page, and fonts to fetch, and no coordinate', () => {
    const found = parse({
      layers: [
        { ty: 4, ln: 'iyim-config', cl: 'admin', ks: { p: { x: 'alert(1)', k: { x: { a: 0, k: 3 } } } } },
      ],
      fonts: { list: [{ fName: 'A', fPath: 'https://evil.example/a.css', origin: 1 }] },
    });
    expect(found).not.toMatch(/iyim-config|admin|alert|evil/);
    expect(found).toContain('"x":{"a":0,"k":3}');
  });

  it.each([
    'null',
    '[]',
    '"text"',
    '{}',
    '<!doctype html>',
    '',
    JSON.stringify(square({ layers: {} })),
    JSON.stringify(square({ fr: 0 })),
    JSON.stringify(square({ w: '200' })),
    JSON.stringify(square({ op: 0 })),
  ])('LO-1 %s is none', (text) => {
    expect(() => parseAnimation(text)).toThrow();
  });

  it('LO-1 one that is too long is not read', () => {
    expect(() => parseAnimation(' '.repeat(3_000_001))).toThrow(/at most 3000000/);
  });
});
