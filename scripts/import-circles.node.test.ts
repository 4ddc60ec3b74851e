import { describe, expect, it } from 'vitest';
import { importCircles, importGraph } from './import-circles.ts';

const circlesOf = (sources: Record<string, string>) =>
  importCircles(importGraph(new Map(Object.entries(sources))));

describe('import circles', () => {
  it('importCircles finds files that import each other, including type imports and dynamic imports', () => {
    const sources = {
      'a/one.ts': "import { two } from './two.ts';",
      'a/two.ts': "export type { Three } from '../b/three.ts';",
      'b/three.ts': "type One = import('../a/one.ts').One;",
      'b/apart.ts': "import '../a/one.ts';",
    };
    expect(circlesOf(sources)).toEqual([['a/one.ts', 'a/two.ts', 'b/three.ts']]);
  });

  it('importCircles returns two circles without a common file separately', () => {
    const sources = {
      'a.ts': "import './b.ts';",
      'b.ts': "import type { A } from './a.ts';\nimport './c.ts';",
      'c.ts': "const load = () => import('./d.ts');",
      'd.ts': "import './c.ts';",
    };
    expect(circlesOf(sources)).toEqual([
      ['a.ts', 'b.ts'],
      ['c.ts', 'd.ts'],
    ]);
  });

  it('importCircles finds a file that imports itself, and no circle in a tree', () => {
    expect(circlesOf({ 'a.ts': "import './a.ts';" })).toEqual([['a.ts']]);
    expect(circlesOf({ 'a.ts': "import './b.ts';", 'b.ts': "import 'react';" })).toEqual([]);
  });
});
