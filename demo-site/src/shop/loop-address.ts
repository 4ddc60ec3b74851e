import { type LoopFilters, taxonomies } from './loops.ts';

/** An address of a page with loops: its path, and the query that all of them share. */
export interface LoopAddress {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

const wholeNumber = /^[1-9]\d{0,5}$/;

/** Which page of a loop an address asks for. */
export function loopPage({ query }: LoopAddress, loopId: string): number {
  const value = query.get(`e-page-${loopId}`) ?? '';
  return wholeNumber.test(value) ? Number(value) : 1;
}

/** `,` and `~` stay readable in the address, and letters that a path may carry are the browser's to escape. */
const written = ({ pathname, query }: LoopAddress): string => {
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%7E', '~');
  return text === '' ? pathname : `${pathname}?${text}`;
};

/** The same page with another page of a loop; the first has no number. Other loops stay as they are. */
export function withLoopPage(address: LoopAddress, loopId: string, page: number): string {
  const query = new URLSearchParams(address.query);
  query.delete(`e-page-${loopId}`);
  if (page > 1) query.set(`e-page-${loopId}`, String(page));
  return written({ ...address, query });
}

/** The same page with a loop filtered, from its first page. */
export function withLoopFilters(address: LoopAddress, loopId: string, filters: LoopFilters): string {
  return withLoopPage(filteredAddress(address, loopId, filters), loopId, 1);
}

export function filteredAddress(address: LoopAddress, loopId: string, filters: LoopFilters): LoopAddress {
  const query = new URLSearchParams(address.query);
  for (const taxonomy of taxonomies) {
    const key = `e-filter-${loopId}-${taxonomy}`;
    query.delete(key);
    const filter = filters.get(taxonomy);
    if (filter && filter.terms.length > 0)
      query.set(key, filter.terms.join(filter.join === 'AND' ? '+' : ','));
  }
  return { ...address, query };
}
