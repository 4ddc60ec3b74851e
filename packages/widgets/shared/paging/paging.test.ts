import { beforeEach, describe, expect, it } from 'vitest';
import { pageIn, replaceAddress, withPage } from './page-url.ts';
import { placeOf, rememberPlace } from './place.ts';
import { missingPages, type Progress } from './use-pages.ts';

const here = location.href;
beforeEach(() => history.replaceState(null, '', here));

describe('the page number in an address', () => {
  const write = (page: number) => replaceAddress(withPage(new URL(location.href), 'iyim-page-x', page));
  const written = () => pageIn(new URL(location.href), 'iyim-page-x');

  it('LG-8 withPage writes the page number next to other parameters, and removes it for the first page', () => {
    history.replaceState({ theirs: 1 }, '', '?q=a%20b&q=');
    write(3);
    expect(location.search).toBe('?q=a%20b&q=&iyim-page-x=3');
    expect(written()).toBe(3);
    expect(history.state).toEqual({ theirs: 1 });
    write(1);
    expect(location.search).toBe('?q=a%20b&q=');
  });

  it.each(['-1', '1.5', 'x', '', 'Infinity', '1e99x'])('LG-8 pageIn reads "%s" as page 1', (value) => {
    history.replaceState(null, '', `?iyim-page-x=${value}`);
    expect(written()).toBe(1);
  });
});

describe('restored pages', () => {
  const missing = (named: number, progress: Partial<Progress> = {}) =>
    missingPages({
      key: 'x',
      pageIn: () => named,
      progress: () => ({ first: 1, page: 1, pages: Number.POSITIVE_INFINITY, ...progress }),
    });

  it('LG-8 LP-2 missingPages returns the pages up to the one in the address, or those before the first shown page', () => {
    expect(missing(3)).toEqual([2, 3]);
    expect(missing(9, { pages: 2 })).toEqual([2]);
    expect(missing(3, { first: 3, page: 3, pages: 3 })).toEqual([2, 1]);
    expect(missing(3, { page: 3 })).toEqual([]);
    expect(missing(1, { first: 3, page: 3 })).toEqual([]);
    expect(missing(99, { first: 99, page: 99, pages: 3 })).toEqual([]);
  });

  it('LG-8 LP-2 missingPages returns at most three pages for a shared address, and fifty for a returning visitor', () => {
    expect(missing(100_000, { page: 2 })).toEqual([3, 4, 5]);
    rememberPlace('x', { item: 4, top: 10 });
    expect(missing(100_000, { page: 2 })).toHaveLength(50);
  });

  it('LG-8 LP-2 missingPages returns at most fifty pages before the first shown one, which cannot be loaded later', () => {
    expect(missing(4, { first: 4, page: 4 })).toEqual([3, 2, 1]);
    expect(missing(90, { first: 90, page: 90 })).toHaveLength(50);
  });
});

describe('the place in a list', () => {
  it('LG-8 rememberPlace stores a list’s place next to the places of other lists and another script’s state', () => {
    history.replaceState({ theirs: 1 }, '');
    rememberPlace('a', { item: 4, top: 10 });
    rememberPlace('b', { item: 0, top: -3 });
    expect([placeOf('a'), placeOf('b'), placeOf('c')]).toEqual([
      { item: 4, top: 10 },
      { item: 0, top: -3 },
      null,
    ]);
    expect((history.state as { theirs: number }).theirs).toBe(1);
  });

  it.each([['text'], [[1, 2]], [{ iyimListings: 'x' }], [{ iyimListings: { a: { item: 'x' } } }]])(
    'LG-8 placeOf finds no place in the history state %j of another script',
    (state) => {
      history.replaceState(state, '');
      expect(placeOf('a')).toBeNull();
    },
  );

  it('SEC-3 placeOf reads no place from prototypes', () => {
    expect(placeOf('__proto__')).toBeNull();
    expect(placeOf('constructor')).toBeNull();
  });
});
