import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterUrl,
  type LoopFilters,
  loopKey,
  pageUrl,
  readFilters,
  readPage,
  type TermFilter,
} from './loop-url.ts';

const at = (path: string) => new URL(path, 'https://shop.test');
const filter = (terms: string[], join: TermFilter['join'] = 'DISABLED'): TermFilter => ({ terms, join });
const some = (filters: Record<string, TermFilter>): LoopFilters => new Map(Object.entries(filters));
const short = (url: URL) => url.href.slice('https://shop.test'.length);
const readable = (url: URL) => decodeURIComponent(short(url));

const filtered = (
  path: string,
  filters: Record<string, TermFilter>,
  more: { loop?: string; generation?: 'lists' | 'joins'; baseUrl?: URL; pageNumber?: number } = {},
) => filterUrl(at(path), { loop: 'abc1234', filters: some(filters), generation: 'lists', ...more });

describe('reading filters out of an address', () => {
  it.each([
    ['a', ['a'], 'DISABLED'],
    ['a,b', ['a', 'b'], 'OR'],
    ['a%2Cb', ['a', 'b'], 'OR'],
    ['a+b', ['a', 'b'], 'AND'],
    ['a%2Bb', ['a', 'b'], 'AND'],
    ['a%20b', ['a', 'b'], 'AND'],
    ['a~b', ['a', 'b'], 'OR'],
    ['a%7Eb~a', ['a', 'b'], 'OR'],
    ['%D7%A2%D7%A5', ['עץ'], 'DISABLED'],
    ['עץ,חימר', ['עץ', 'חימר'], 'OR'],
    ['%25d7%25a2%25d7%25a5', ['עץ'], 'DISABLED'],
    [',a,,', ['a'], 'DISABLED'],
  ])('TF-3 readFilters reads the value %s as the terms %j with the join %s', (value, terms, join) => {
    const found = readFilters(at(`/ideas/?e-filter-abc1234-product_cat=${value}`));
    expect(found.get('abc1234')?.get('product_cat')).toEqual({ terms, join });
  });

  it('TF-3 readFilters separates the loop from the taxonomy, even if the taxonomy contains hyphens', () => {
    const found = readFilters(
      at('/?e-filter-aaa1111-my-tax=x&e-filter-aaa1111-cat=y&e-filter-bbb2222-cat=z'),
    );
    expect([...(found.get('aaa1111') ?? [])]).toEqual([
      ['my-tax', filter(['x'])],
      ['cat', filter(['y'])],
    ]);
    expect([...(found.get('bbb2222') ?? [])]).toEqual([['cat', filter(['z'])]]);
  });

  it.each([
    '',
    '?e-filter-abc1234-cat=',
    '?e-filter-abc1234=x',
    '?e-filter--cat=x',
    '?e-filter-=x',
    '?e-filter=x',
    '?%',
  ])('TF-3 readFilters finds no filters in "%s"', (query) => {
    expect(readFilters(at(`/ideas/${query}`)).size).toBe(0);
  });

  it('SEC-3 readFilters treats keys that reach prototypes like other names', () => {
    const found = readFilters(at('/?e-filter-__proto__-constructor=x&e-filter-abc1234-__proto__=y'));
    expect(found.get('__proto__')?.get('constructor')).toEqual(filter(['x']));
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});

describe('the address after a filter change', () => {
  it('TF-2 filterUrl writes filter terms into the address, joined in the server’s format', () => {
    const several = { cat: filter(['a', 'b'], 'AND') };
    expect(short(filtered('/ideas/', several))).toBe('/ideas/?e-filter-abc1234-cat=a,b');
    expect(short(filtered('/ideas/', several, { generation: 'joins' }))).toBe(
      '/ideas/?e-filter-abc1234-cat=a+b',
    );
    expect(short(filtered('/ideas/', { cat: filter(['a', 'b'], 'OR') }, { generation: 'joins' }))).toBe(
      '/ideas/?e-filter-abc1234-cat=a~b',
    );
  });

  it('TF-2 filterUrl percent-encodes Hebrew terms only once', () => {
    expect(readable(filtered('/ideas/', { cat: filter(['בית-ונוי']) }))).toBe(
      '/ideas/?e-filter-abc1234-cat=בית-ונוי',
    );
  });

  it('TF-2 filterUrl returns only the path when no query is left', () => {
    expect(short(filtered('/ideas/?e-filter-abc1234-cat=a&e-page-abc1234=3&paged=2#top', {}))).toBe(
      '/ideas/',
    );
  });

  it('TF-2 filterUrl keeps other parameters unchanged, and other loops’ filters and pages', () => {
    const url = filtered(
      '/ideas/?utm=%D7%90+b%20c&e-filter-bbb2222-cat=z&e-page-bbb2222=2&e-page-abc1234=4&page=3&x=1&x=2&flag',
      { cat: filter(['a']) },
    );
    expect(short(url)).toBe(
      '/ideas/?utm=%D7%90+b%20c&e-page-bbb2222=2&x=1&x=2&flag&e-filter-bbb2222-cat=z&e-filter-abc1234-cat=a',
    );
  });

  it('TF-2 filterUrl starts from the filter bar’s address, whose parameters win, on a later page of an archive', () => {
    const baseUrl = at('/ideas/?lang=he&paged=2&e-filter-abc1234-cat=old');
    const url = filtered('/ideas/page/2/?lang=en&x=1', { cat: filter(['a']) }, { baseUrl, pageNumber: 2 });
    expect(short(url)).toBe('/ideas/?lang=he&x=1&e-filter-abc1234-cat=a');
    expect(short(filtered('/ideas/page/2/', {}, { baseUrl: at('/ideas/'), pageNumber: 2 }))).toBe('/ideas/');
  });

  it('TF-2 filterUrl ignores the filter bar’s address on the first page, or if it is on another site', () => {
    const baseUrl = new URL('https://evil.test/ideas/');
    expect(filtered('/ideas/page/2/', {}, { baseUrl, pageNumber: 2 }).origin).toBe('https://shop.test');
    expect(short(filtered('/here/', {}, { baseUrl: at('/other/'), pageNumber: 1 }))).toBe('/here/');
  });
});

describe('the page number of a loop', () => {
  it.each([
    ['', 1],
    ['?e-page-abc1234=3', 3],
    ['?e-page-abc1234=3&e-page-abc1234=4', 4],
    ['?e-page-other12=3', 1],
    ['?e-page-abc1234=-1', 1],
    ['?e-page-abc1234=0', 1],
    ['?e-page-abc1234=1e9', 1],
    ['?e-page-abc1234=99999999', 1],
    ['?e-page-abc1234=<b>', 1],
  ])('LP-1 readPage reads the page number in "%s" as %i', (query, page) => {
    expect(readPage(at(`/ideas/${query}`), 'abc1234')).toBe(page);
  });

  it('LP-1 pageUrl writes, changes and removes a loop’s page number without changing anything else', () => {
    expect(short(pageUrl(at('/ideas/?a=%20b'), 'abc1234', 2))).toBe('/ideas/?a=%20b&e-page-abc1234=2');
    expect(short(pageUrl(at('/ideas/?e-page-abc1234=2&b'), 'abc1234', 3))).toBe('/ideas/?b&e-page-abc1234=3');
    expect(short(pageUrl(at('/ideas/?e-page-abc1234=2'), 'abc1234', 1))).toBe('/ideas/');
  });

  it('LP-1 loopKey depends on the path, the loop’s page and its filters, but on no other parameters', () => {
    const key = (path: string) => loopKey(at(path), 'abc1234');
    expect(key('/?e-filter-abc1234-cat=a,b&x=1#y')).toBe(key('/?e-filter-abc1234-cat=b~a&e-page-other12=2'));
    expect(key('/?e-page-abc1234=2')).not.toBe(key('/'));
    expect(key('/?e-filter-abc1234-cat=a')).not.toBe(key('/?e-filter-abc1234-tag=a'));
    expect(key('/page/2/')).not.toBe(key('/'));
  });
});

describe('arbitrary filters', () => {
  const loop = fc.stringMatching(/^[a-z0-9]{7}$/);
  const slug = fc
    .array(fc.constantFrom(...'abcz09-_אבגתשé漢'), { minLength: 1, maxLength: 12 })
    .map((letters) => letters.join(''));
  const someFilters = fc
    .uniqueArray(
      fc.tuple(
        slug,
        fc.uniqueArray(slug, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('AND' as const, 'OR' as const),
      ),
      { selector: ([taxonomy]) => taxonomy, maxLength: 3 },
    )
    .map(
      (all): LoopFilters =>
        new Map(
          all.map(([taxonomy, terms, join]) => [
            taxonomy,
            filter(terms, terms.length < 2 ? 'DISABLED' : join),
          ]),
        ),
    );

  it('TF-2 readFilters reads filters as filterUrl has written them', () => {
    fc.assert(
      fc.property(loop, loop, someFilters, someFilters, (mine, other, filters, others) => {
        fc.pre(mine !== other);
        const first = filterUrl(at('/ideas/?q=1'), { loop: other, filters: others, generation: 'joins' });
        const url = filterUrl(first, { loop: mine, filters, generation: 'joins' });
        const found = readFilters(new URL(url.href));
        expect(found.get(mine) ?? new Map()).toEqual(filters);
        expect(found.get(other) ?? new Map()).toEqual(others);
        expect(url.searchParams.get('q')).toBe('1');
      }),
    );
  });

  it('SEC-3 hostile filters in filterUrl change no other parameter and no prototype', () => {
    const anything = fc.oneof(
      // Faster to set up than fast-check's own Unicode strings, and includes lone surrogates.
      fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
      fc.constantFrom('__proto__', 'constructor', '&x=2', '#', '%', '%zz', '<script>', '\ud800', 'a&q=9'),
    );
    fc.assert(
      fc.property(
        anything,
        anything,
        anything,
        fc.constantFrom('lists' as const, 'joins' as const),
        (id, taxonomy, term, generation) => {
          const filters: LoopFilters = new Map([[taxonomy, filter([term])]]);
          const url = filterUrl(at('/ideas/?q=1'), { loop: id, filters, generation });
          expect(url.origin + url.pathname).toBe('https://shop.test/ideas/');
          expect(url.searchParams.getAll('q')).toEqual(['1']);
          expect(
            [...url.searchParams.keys()].every((key) => key === 'q' || key.startsWith('e-filter-')),
          ).toBe(true);
          expect(() => readFilters(url)).not.toThrow();
          expect(Object.keys(Object.prototype)).toEqual([]);
        },
      ),
    );
  });
});
