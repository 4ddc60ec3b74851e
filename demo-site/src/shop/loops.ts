import { type Post, type PostTaxonomy, posts, postTermBySlug } from './magazine.ts';
import type { Repository } from './repository.ts';

/** An address of a page with loops: its path, and the query that all loops share. */
export interface LoopAddress {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

const wholeNumber = /^[1-9]\d{0,5}$/;

/** Returns the page number of a loop in an address. */
export function loopPage({ query }: LoopAddress, loopId: string): number {
  const value = query.get(`e-page-${loopId}`) ?? '';
  return wholeNumber.test(value) ? Number(value) : 1;
}

/** Returns the address as text, with readable `,` and `~`. The path is not escaped, because the browser escapes it. */
const written = ({ pathname, query }: LoopAddress): string => {
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%7E', '~');
  return text === '' ? pathname : `${pathname}?${text}`;
};

/** Returns the address for another page of a loop, without a number for page 1. Other loops keep their pages. */
export function withLoopPage(address: LoopAddress, loopId: string, page: number): string {
  const query = new URLSearchParams(address.query);
  query.delete(`e-page-${loopId}`);
  if (page > 1) query.set(`e-page-${loopId}`, String(page));
  return written({ ...address, query });
}

/** Returns the address for a loop with these filters, at its first page. */
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

/** A loop grid that a page's author placed. */
export interface Loop {
  /** Exactly seven letters and digits. */
  readonly id: string;
  /** Post id of the page that contains the loop. */
  readonly postId: number;
  readonly perPage: number;
  readonly pagination: 'numbers' | 'load-more';
}

export const ideasPostId = 40;

export const loops = {
  ideas: { id: '3f7a91c', postId: ideasPostId, perPage: 6, pagination: 'numbers' },
  short: { id: 'b80d2f5', postId: ideasPostId, perPage: 4, pagination: 'load-more' },
} as const satisfies Record<string, Loop>;

export const loopById = (id: string): Loop | null =>
  Object.values(loops).find((loop) => loop.id === id) ?? null;

export interface TermFilter {
  readonly terms: readonly string[];
  /** Whether posts must match all terms or any. */
  readonly join: 'AND' | 'OR';
}

/** The terms that filter each taxonomy; a taxonomy without terms has no entry. */
export type LoopFilters = ReadonlyMap<PostTaxonomy, TermFilter>;

export const taxonomies: readonly PostTaxonomy[] = ['category', 'post_tag'];

/** Parses terms: `a,b` and `a~b` mean any of them, `a+b` (read as a space) all of them. */
export function termFilterOf(value: string): TermFilter {
  const join = /[ +]/.test(value) && !/[,~]/.test(value) ? 'AND' : 'OR';
  return { join, terms: [...new Set(value.split(/[,~+ ]/).filter((term) => term !== ''))].slice(0, 20) };
}

/** Returns the filters of a loop in an address: `e-filter-{loop}-{taxonomy}=a,b`. */
export function loopFilters(query: URLSearchParams, loopId: string): LoopFilters {
  const found = taxonomies.flatMap((taxonomy) => {
    const filter = termFilterOf(query.get(`e-filter-${loopId}-${taxonomy}`) ?? '');
    return filter.terms.length > 0 ? [[taxonomy, filter] as const] : [];
  });
  return new Map(found);
}

/** Returns the posts that pass every taxonomy's filter, newest first; an unknown term matches no posts. */
export function filteredPosts(repository: Repository, filters: LoopFilters): readonly Post[] {
  const required = Array.from(filters, ([taxonomy, { terms, join }]) => ({
    join,
    ids: terms.map((slug) => postTermBySlug(repository, taxonomy, slug)?.id ?? -1),
  }));
  return posts(repository).filter(({ termIds }) =>
    required.every(({ ids, join }) =>
      join === 'AND' ? ids.every((id) => termIds.includes(id)) : ids.some((id) => termIds.includes(id)),
    ),
  );
}
