import { oneSpelling } from '@iyim/runtime/page';
import { attempt } from '@iyim/runtime/widget';
import { pageIn, parametersOf, withPage } from '../paging/page-url.ts';
import { loopNames } from './names.ts';

/** How several terms are joined. `DISABLED` allows only one term at a time. */
export type TermJoin = 'AND' | 'OR' | 'DISABLED';

/** Terms of one taxonomy by which a loop is filtered. */
export interface TermFilter {
  readonly terms: readonly string[];
  readonly join: TermJoin;
}

/** Filters of one loop, by taxonomy. Taxonomies without terms are left out. */
export type LoopFilters = ReadonlyMap<string, TermFilter>;

/** Filters of all loops, by the loop's id. */
export type AllFilters = ReadonlyMap<string, LoopFilters>;

/**
 * Returns every active filter in a URL (TF-3): `e-filter-{loop}-{taxonomy}=a,b`, where a comma, `+`, a space or `~` joins the
 * terms.
 */
export function readFilters(url: URL): AllFilters {
  const all = new Map<string, Map<string, TermFilter>>();
  for (const { key, value } of parametersOf(url)) {
    if (!key.startsWith(loopNames.filter)) continue;
    const [, loop, taxonomy] = /^([^-]+)-(.+)$/s.exec(key.slice(loopNames.filter.length)) ?? [];
    const filter = toFilter(value);
    if (loop === undefined || taxonomy === undefined || filter.terms.length === 0) continue;
    const filters = all.get(loop) ?? new Map<string, TermFilter>();
    all.set(loop, filters.set(taxonomy, filter));
  }
  return all;
}

function toFilter(value: string): TermFilter {
  const terms = [...new Set(value.split(/[,+ ~]/).map(decodeSlug))].filter((term) => term !== '');
  if (terms.length < 2) return { terms, join: 'DISABLED' };
  return { terms, join: /[+ ]/.test(value) && !/[,~]/.test(value) ? 'AND' : 'OR' };
}

/** Returns a slug in readable form: the CMS stores Hebrew slugs percent-encoded, and prints them in both forms. */
export const decodeSlug = (slug: string): string => attempt(() => decodeURIComponent(slug)) ?? slug;

/**
 * Format of filters in requests and URLs. `lists` (Elementor Pro 3.16 and 3.17): a list of terms, joined with commas. `joins`
 * (since 3.18): terms and their join, `+` for all and `~` for any.
 */
export type LoopGeneration = 'lists' | 'joins';

interface FilterUrlOptions {
  readonly loop: string;
  readonly filters: LoopFilters;
  readonly generation: LoopGeneration;
  /** The filter bar's own address and page number, if its markup has them. */
  readonly baseUrl?: URL | undefined;
  readonly pageNumber?: number;
}

/**
 * Returns the URL of a page after the filters of one loop changed (TF-2): that loop starts at its first page, all other loops
 * keep their filters, other parameters stay as they are, and the CMS's page numbers are removed. On a later page of an archive,
 * the new URL starts from the filter bar's address, whose parameters win. The fragment is removed.
 */
export function filterUrl(current: URL, options: FilterUrlOptions): URL {
  const { loop, filters, generation, baseUrl, pageNumber = 1 } = options;
  const base = pageNumber > 1 && baseUrl?.origin === current.origin ? baseUrl : undefined;
  const isKept = ({ key }: { key: string }) =>
    !key.startsWith('e-filter') && key !== loopNames.page + loop && !loopNames.cmsPages.includes(key);
  const fromBase = base ? parametersOf(base).filter(isKept) : [];
  const baseKeys = new Set(fromBase.map(({ key }) => key));
  const kept = [
    ...fromBase,
    ...parametersOf(current).filter((parameter) => isKept(parameter) && !baseKeys.has(parameter.key)),
  ];
  const all = new Map([...readFilters(current)]).set(loop, filters);
  const query = [
    ...kept.map(({ raw }) => raw),
    ...Array.from(all, ([id, ofLoop]) => writeFilters(id, ofLoop, generation)).flat(),
  ].join('&');
  const url = new URL(base ?? current);
  url.hash = '';
  url.search = query;
  return url;
}

function writeFilters(loop: string, filters: LoopFilters, generation: LoopGeneration): string[] {
  return Array.from(filters)
    .filter(([, { terms }]) => terms.length > 0)
    .map(([taxonomy, { terms, join }]) => {
      const separator = generation === 'lists' ? ',' : join === 'AND' ? '+' : '~';
      return `${encode(`${loopNames.filter}${loop}-${taxonomy}`)}=${terms.map(encode).join(separator)}`;
    });
}

/**
 * Encodes like `encodeURIComponent`, but also encodes the separator `~`, and replaces lone surrogates, for which that function
 * throws.
 */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('~', '%7E');
}

/** Returns a loop's page number in a URL; 1 if the URL has no valid one. */
export const readPage = (url: URL, loop: string): number => pageIn(url, loopNames.page + loop);

/** Returns the URL with another page number for one loop (LP-1). */
export const pageUrl = (url: URL, loop: string, page: number): URL =>
  withPage(url, loopNames.page + loop, page);

/** Returns a key of the URL's parts that decide what a loop shows: its path, its page and its filters. */
export function loopKey(url: URL, loop: string): string {
  const filters = [...(readFilters(url).get(loop) ?? [])].map(
    ([taxonomy, { terms, join }]) => `${taxonomy}=${join}:${[...terms].sort().join(' ')}`,
  );
  return [oneSpelling(url.pathname), readPage(url, loop), ...filters.sort()].join('\n');
}
