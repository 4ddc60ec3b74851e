import { localPath } from './locale.ts';
import type { Locale, LocalText } from './model.ts';
import type { Repository } from './repository.ts';
import { searchEntries } from './search-words.ts';

export const magazinePath = (locale: Locale): string => localPath('/magazine/', locale);
export const ideasPath = (locale: Locale): string => localPath('/ideas/', locale);
export const postPath = (post: Post, locale: Locale): string =>
  localPath(`/magazine/${encodeURIComponent(post.slug[locale])}/`, locale);
export const postTermPath = ({ taxonomy, slug }: PostTerm, locale: Locale): string =>
  localPath(
    `/magazine/${taxonomy === 'category' ? 'category' : 'tag'}/${encodeURIComponent(slug[locale])}/`,
    locale,
  );

/** Taxonomies of the magazine, by the CMS's names. */
export type PostTaxonomy = 'category' | 'post_tag';

export interface PostTerm {
  readonly id: number;
  readonly taxonomy: PostTaxonomy;
  readonly slug: LocalText;
  readonly name: LocalText;
  readonly description: LocalText;
}

/** A post of the magazine. */
export interface Post {
  readonly id: number;
  readonly slug: LocalText;
  readonly title: LocalText;
  readonly excerpt: LocalText;
  /** Safe HTML written by the shop. */
  readonly content: LocalText;
  readonly author: LocalText;
  /** Ids of categories and tags. */
  readonly termIds: readonly number[];
  readonly pictureId: number;
  readonly publishedAt: number;
}

const kinds = { post: 'post', term: 'post-term' } as const;

// Only this module saves documents of these kinds, so their values have these types.
const postOf = ({ value }: { readonly value: unknown }): Post => value as Post;
const termOf = ({ value }: { readonly value: unknown }): PostTerm => value as PostTerm;

export function savePost(repository: Repository, post: Post): void {
  repository.saveDocument(kinds.post, String(post.id), post);
  const { id, title, excerpt, content } = post;
  for (const entry of searchEntries('post', { id, title, texts: [excerpt, content] }))
    repository.saveSearchEntry(entry);
}

export const savePostTerm = (repository: Repository, term: PostTerm): void =>
  repository.saveDocument(kinds.term, String(term.id), term);

/** Returns every post, newest first. */
export const posts = (repository: Repository): readonly Post[] =>
  repository
    .documents(kinds.post)
    .map(postOf)
    .sort((a, b) => b.publishedAt - a.publishedAt || b.id - a.id);

export function post(repository: Repository, id: number): Post | null {
  const document = repository.document(kinds.post, String(id));
  return document === null ? null : postOf(document);
}

/** Finds a post by its slug in either language. */
export const postBySlug = (repository: Repository, slug: string): Post | null =>
  posts(repository).find((one) => one.slug.he === slug || one.slug.en === slug) ?? null;

/** Returns the terms of a taxonomy in the order of saving. */
export const postTerms = (repository: Repository, taxonomy: PostTaxonomy): readonly PostTerm[] =>
  repository
    .documents(kinds.term)
    .map(termOf)
    .filter((term) => term.taxonomy === taxonomy);

/** Finds a term by its slug in either language. */
export const postTermBySlug = (
  repository: Repository,
  taxonomy: PostTaxonomy,
  slug: string,
): PostTerm | null =>
  postTerms(repository, taxonomy).find((term) => term.slug.he === slug || term.slug.en === slug) ?? null;

/** Returns a post's terms of a taxonomy. */
export const termsOf = (repository: Repository, { termIds }: Post, taxonomy: PostTaxonomy) =>
  postTerms(repository, taxonomy).filter(({ id }) => termIds.includes(id));
