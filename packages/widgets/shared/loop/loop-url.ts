import { oneSpelling } from '@iyim/runtime/page';
import { attempt } from '@iyim/runtime/widget';
import { pageIn, parametersOf, withPage } from '../paging/page-url.ts';
import { loopNames } from './names.ts';

/** `DISABLED`: one term at a time. */
export type TermJoin = 'AND' | 'OR' | 'DISABLED';

/** The terms a loop is narrowed to in one taxonomy. */
export interface TermFilter {
  readonly terms: readonly string[];
  readonly join: TermJoin;
}

/** Filters of one loop by taxonomy; a taxonomy without terms is not there. */
export type LoopFilters = ReadonlyMap<string, TermFilter>;

/** Filters of all loops by the loop's id. */
export type AllFilters = ReadonlyMap<string, LoopFilters>;

/** Every active filter in a URL (TF-3): `e-filter-{loop}-{taxonomy}=a,b`, also joined with `+`, a space or `~`. */
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

/** A slug as people read it: the CMS keeps Hebrew ones percent-encoded, and writes them either way. */
export const decodeSlug = (slug: string): string => attempt(() => decodeURIComponent(slug)) ?? slug;

/**
 * How filters are sent and written into URLs. `lists` (3.16, 3.17): a list of terms, joined with commas.
 * `joins` (since 3.18): terms and how they join, `+` for all of them and `~` for any.
 */
export type LoopGeneration = 'lists' | 'joins';

interface FilterUrlOptions {
  readonly loop: string;
  readonly filters: LoopFilters;
  readonly generation: LoopGeneration;
  /** The filter bar's own address and page number, where it says them. */
  readonly baseUrl?: URL | undefined;
  readonly pageNumber?: number;
}

/**
 * The URL of a page after one loop's filters changed (TF-2): that loop starts at its first page, every other loop keeps its
 * filters, other parameters stay as they are, the CMS's page numbers go. From a later page of an archive it is the address
 * the filter bar names; its parameters win. The fragment goes, as with any other way to another listing.
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

/** As `encodeURIComponent`, also for half a character, on which that throws, and for the separator that it leaves alone. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('~', '%7E');
}

/** A loop's page number in a URL; 1 when it says none that makes sense. */
export const readPage = (url: URL, loop: string): number => pageIn(url, loopNames.page + loop);

/** The URL with another page number of one loop in it (LP-1). */
export const pageUrl = (url: URL, loop: string, page: number): URL =>
  withPage(url, loopNames.page + loop, page);

/** The parts of a URL that decide what one loop shows: its path, its page and its filters. */
export function loopKey(url: URL, loop: string): string {
  const filters = [...(readFilters(url).get(loop) ?? [])].map(
    ([taxonomy, { terms, join }]) => `${taxonomy}=${join}:${[...terms].sort().join(' ')}`,
  );
  return [oneSpelling(url.pathname), readPage(url, loop), ...filters.sort()].join('\n');
}
