import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { keepForVite, shiftAfter } from './keep-for-vite.ts';

const entry = (code: string) => ({ code, map: null }) as Parameters<typeof keepForVite>[0];

describe('the entry under Vite', () => {
  it('RT-35 the import of chunks is marked for Vite, and other imports are unchanged', () => {
    const built = entry('a(import(`./chunks/x/core.js`)),b=e=>import(`./${t}/${e}.js`);');
    keepForVite(built);
    expect(built.code).toBe('a(import(`./chunks/x/core.js`)),b=e=>import(/*@vite-ignore*/`./${t}/${e}.js`);');
  });

  it.each([
    ['no import of chunks', 'import(`./core.js`)'],
    ['two imports of chunks', 'import(`./${t}.js`),import(`./${e}.js`)'],
  ])('RT-35 an entry with %s fails the build', (_what, code) => {
    expect(() => keepForVite(entry(code))).toThrow('expected one import of chunks');
  });

  it('RT-35 the source map of the entry still leads to the source behind the mark', () => {
    // Columns 0, 20, 40 and 100 of the first line lead to lines 1 to 4 of the source.
    const mappings = ['AAAA', 'oBACA', 'oBACA', '4DACA'].join();
    const linesAt = (text: string, ...columns: readonly number[]) => {
      const map = new SourceMap({
        version: 3,
        file: '',
        sources: ['a.ts'],
        sourcesContent: [''],
        names: [],
        mappings: text,
        sourceRoot: '',
      });
      return columns.map((column) => (map.findEntry(0, column) as { originalLine: number }).originalLine);
    };
    expect(linesAt(mappings, 0, 20, 40, 100)).toEqual([0, 1, 2, 3]);
    expect(linesAt(shiftAfter(mappings, 40, 16), 0, 20, 55, 56, 115, 116)).toEqual([0, 1, 1, 2, 2, 3]);
    expect(shiftAfter(mappings, 101, 16)).toBe(mappings);
    expect(shiftAfter('', 5, 16)).toBe('');
  });
});
