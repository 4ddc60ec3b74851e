import type { Post, PostTaxonomy } from './magazine.ts';
import { posts, postTermBySlug } from './magazine.ts';
import type { Repository } from './repository.ts';

/** A loop grid that a page's author placed. */
export interface Loop {
  /** Exactly seven letters and digits. */
  readonly id: string;
  /** The page it stands on. */
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
  /** How several terms join: all of them, or any. */
  readonly join: 'AND' | 'OR';
}

/** Which terms each taxonomy is narrowed to; a taxonomy without terms is not there. */
export type LoopFilters = ReadonlyMap<PostTaxonomy, TermFilter>;

export const taxonomies: readonly PostTaxonomy[] = ['category', 'post_tag'];

/** `a,b` and `a~b` mean any of them, `a+b` (read as a space) all of them. */
export function termFilterOf(value: string): TermFilter {
  const join = /[ +]/.test(value) && !/[,~]/.test(value) ? 'AND' : 'OR';
  return { join, terms: [...new Set(value.split(/[,~+ ]/).filter((term) => term !== ''))].slice(0, 20) };
}

/** The filters of a loop in an address: `e-filter-{loop}-{taxonomy}=a,b`. */
export function loopFilters(query: URLSearchParams, loopId: string): LoopFilters {
  const found = taxonomies.flatMap((taxonomy) => {
    const filter = termFilterOf(query.get(`e-filter-${loopId}-${taxonomy}`) ?? '');
    return filter.terms.length > 0 ? [[taxonomy, filter] as const] : [];
  });
  return new Map(found);
}

/** The posts that pass every taxonomy's filter, newest first; a term nobody knows matches none. */
export function filteredPosts(repository: Repository, filters: LoopFilters): readonly Post[] {
  const wanted = Array.from(filters, ([taxonomy, { terms, join }]) => ({
    join,
    ids: terms.map((slug) => postTermBySlug(repository, taxonomy, slug)?.id ?? -1),
  }));
  return posts(repository).filter(({ termIds }) =>
    wanted.every(({ ids, join }) =>
      join === 'AND' ? ids.every((id) => termIds.includes(id)) : ids.some((id) => termIds.includes(id)),
    ),
  );
}
