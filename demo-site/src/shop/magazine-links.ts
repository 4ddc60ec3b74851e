import { localPath } from './locale.ts';
import type { Post, PostTerm } from './magazine.ts';
import type { Locale } from './model.ts';

export const magazinePath = (locale: Locale): string => localPath('/magazine/', locale);
export const ideasPath = (locale: Locale): string => localPath('/ideas/', locale);
export const postPath = (post: Post, locale: Locale): string =>
  localPath(`/magazine/${encodeURIComponent(post.slug[locale])}/`, locale);
export const postTermPath = ({ taxonomy, slug }: PostTerm, locale: Locale): string =>
  localPath(
    `/magazine/${taxonomy === 'category' ? 'category' : 'tag'}/${encodeURIComponent(slug[locale])}/`,
    locale,
  );
