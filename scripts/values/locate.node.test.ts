import { describe, expect, it } from 'vitest';
import { locate } from './locate.ts';

const source = `
/** Time-out, in ms (§9). */
const TIMEOUT = 5000;
const TABLE = { day: 86_400, 'in-store': 'yes', deep: { day: 1 } } as const;
const settings = defineSettings({
  show: toggle(false, 'Shows it.'),
  size: byDevice(number(3, 'How many.', { min: 0 }), { tablet: 2 }),
  layout: choice(['grid', 'list'], 'grid', 'How.'),
  link: link('Where to.'),
}, ({ show, size }) => ({ show, size }));
export function read(host: Element, limit = 10) {
  const { posts: found = 'none' } = ownValue(host, 'data');
  return ownValue(found, 'post_count');
}
`;
const at = (path: string) => {
  const { start, end, source: spelled } = locate('a.ts', source, path);
  expect(source.slice(start, end)).toBe(spelled);
  return spelled;
};

describe('a place in TypeScript', () => {
  it.each([
    ['a constant', 'TIMEOUT', '5000'],
    ['a key of an object', 'TABLE.day', '86_400'],
    ['a quoted key', 'TABLE.in-store', "'yes'"],
    ['a key at a greater depth', 'TABLE.deep.day', '1'],
    ['the default of a switch', 'settings.show', 'false'],
    ['the default of a setting by device', 'settings.size', '3'],
    ['the default of one device', 'settings.size.tablet', '2'],
    ['the default of a choice', 'settings.layout', "'grid'"],
    ['a setting without a default', 'settings.link', "link('Where to.')"],
    ['the name of a setting', 'settings.show:name', 'show'],
    ['the reader of a setting', 'settings.show:reader', "toggle(false, 'Shows it.')"],
    [
      'the reader of a setting by device',
      'settings.size:reader',
      "byDevice(number(3, 'How many.', { min: 0 }), { tablet: 2 })",
    ],
    ['the default of a parameter', 'limit', '10'],
    ['the name that a destructuring reads', 'posts:name', 'posts'],
    ['a value in a snippet', "ownValue(found, '«post_count»')", 'post_count'],
  ])('DOC-3 locate finds %s in TypeScript', (_what, path, spelled) => expect(at(path)).toBe(spelled));

  it('DOC-3 locate returns the options of a choice with its default', () => {
    expect(locate('a.ts', source, 'settings.layout').options).toEqual(["'grid'", "'list'"]);
    expect(locate('a.ts', source, 'settings.show').options).toBeUndefined();
  });

  it.each([
    ['TIME', 0],
    ['TABLE.week', 0],
    ["ownValue('«none»')", 0],
    ['ownValue(«', 2],
    ['read', 0],
  ])('DOC-3 locate throws for the path "%s", which matches %i places', (path, places) => {
    expect(() => locate('a.ts', source, path)).toThrow(
      `a.ts: expected one place at "${path}", found ${places}`,
    );
  });
});

describe('a place in CSS', () => {
  const css = `.panel { color: red }
.panel .list { min-inline-size: 1px; min-block-size: 120px; }
@media print { .list { min-block-size: 0 } }`;
  const value = (path: string) => locate('a.css', css, path).source;

  it('DOC-3 locate finds a property of the first CSS rule with the selector', () => {
    expect(value('.list { min-block-size }')).toBe('120px');
    expect(value('{ color }')).toBe('red');
  });
  it('DOC-3 locate throws for a property that no matching CSS rule has', () => {
    expect(() => value('.list { color }')).toThrow('expected one place');
    expect(() => value('.list { size }')).toThrow('found 0');
  });
});
