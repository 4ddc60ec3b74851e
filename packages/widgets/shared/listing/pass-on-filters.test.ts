import { describe, expect, it, vi } from 'vitest';
import type { ListingAnswer } from './listing-request.ts';
import { passOnFilters } from './pass-on-filters.ts';

const answer = (over: Partial<ListingAnswer>): ListingAnswer => ({
  html: '',
  fragments: {},
  scripts: {},
  styles: {},
  filtersData: {},
  indexerData: undefined,
  raw: {},
  ...over,
});
const put = (name: string, value: unknown) => Object.assign(window, { [name]: value });

describe('filter data in a listing’s answer', () => {
  it('LG-3 passOnFilters merges data over the filters plugin’s data of listings, without changing other providers', () => {
    const settings = { props: { 'jet-engine': { default: 1, main: 2 }, other: { a: 1 } }, queries: {} };
    put('JetSmartFilterSettings', settings);
    const order: string[] = [];
    put('JetSmartFilters', {
      setIndexedData: (provider: unknown, query: unknown) =>
        order.push(`${provider} ${JSON.stringify(query)}`),
      reinitFilters: () => order.push('reinit'),
    });
    passOnFilters(
      answer({
        filtersData: { props: { main: 3 }, queries: { main: { a: 1 } }, unknown: { x: 1 } },
        indexerData: { provider: 'jet-engine/main', query: { q: 1 } },
      }),
    );
    expect(settings).toEqual({
      props: { 'jet-engine': { default: 1, main: 3 }, other: { a: 1 } },
      queries: { 'jet-engine': { main: { a: 1 } } },
    });
    expect(order).toEqual(['jet-engine/main {"q":1}', 'reinit']);
  });

  it('LG-3 passOnFilters fires events with the filter data, even without the plugin, but only if the answer contains such data', () => {
    const details: unknown[] = [];
    const end = new AbortController();
    for (const name of ['iyim:filters-data', 'iyim:indexer-data'])
      document.addEventListener(name, (event) => details.push((event as CustomEvent).detail), {
        signal: end.signal,
      });
    passOnFilters(answer({}));
    passOnFilters(answer({ filtersData: { props: {} }, indexerData: { provider: 'p' } }));
    expect(details).toEqual([{ props: {} }, { provider: 'p' }]);
    end.abort();
  });

  it('LG-3 passOnFilters reports an error of the filters plugin instead of throwing it', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    put('JetSmartFilters', {
      reinitFilters() {
        throw new Error('theirs');
      },
    });
    passOnFilters(answer({ filtersData: { props: {} } }));
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });

  it('SEC-3 parameters in a listing’s filter data do not reach prototypes', () => {
    put('JetSmartFilterSettings', { props: {} });
    passOnFilters(answer({ filtersData: JSON.parse('{"__proto__":{"x":1},"constructor":{"y":1}}') }));
    expect(({} as Record<string, unknown>)['jet-engine']).toBe(undefined);
    expect((Object as unknown as Record<string, unknown>)['jet-engine']).toBe(undefined);
  });
});
