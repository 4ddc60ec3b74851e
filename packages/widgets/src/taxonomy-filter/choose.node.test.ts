import { describe, expect, it } from 'vitest';
import { choose } from './use-loop-filter.ts';

describe('choosing a term', () => {
  it.each([
    [[], '__all', null],
    [['a'], '__all', []],
    [[], 'a', ['a']],
    [['a'], 'a', []],
    [['a'], 'b', ['b']],
    [['a', 'b'], 'b', []],
  ])('TF-1 with the terms %j active, a click on %s activates %j', (active, term, terms) => {
    expect(choose(active, term, 'DISABLED')?.terms ?? null).toEqual(terms);
  });

  it.each([
    [[], '__all', null],
    [['a', 'b'], '__all', []],
    [['a'], 'b', ['a', 'b']],
    [['a', 'b'], 'a', ['b']],
    [['a'], 'a', []],
  ])(
    'TF-1 with multiple selection and the terms %j active, a click on %s activates %j',
    (active, term, terms) => {
      expect(choose(active, term, 'OR')?.terms ?? null).toEqual(terms);
    },
  );

  it('TF-1 chosen terms are joined by the logical combination of the settings', () => {
    expect(choose(['a'], 'b', 'AND')).toEqual({ terms: ['a', 'b'], join: 'AND' });
  });
});
