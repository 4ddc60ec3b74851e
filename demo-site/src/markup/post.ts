import { type Post, type PostTaxonomy, termsOf } from '../shop/magazine.ts';
import type { Locale } from '../shop/model.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';

const dateFormats: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  he: new Intl.DateTimeFormat('he-IL', { dateStyle: 'long', timeZone: 'Asia/Jerusalem' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Jerusalem' }),
};

/** Renders the date of a post. */
export const postDate = ({ publishedAt }: Post, locale: Locale): Html =>
  html`<time datetime="${new Date(publishedAt).toISOString().slice(0, 10)}">${dateFormats[locale].format(publishedAt)}</time>`;

/** Returns the classes that the CMS gives a post everywhere. */
export function postClasses({ shop, locale }: Visit, post: Post): string {
  const named = (taxonomy: PostTaxonomy, prefix: string): readonly string[] =>
    termsOf(shop.repository, post, taxonomy).map(({ slug }) => `${prefix}-${slug[locale]}`);
  const base = `post-${post.id} post type-post status-publish format-standard has-post-thumbnail hentry`;
  return [base, ...named('category', 'category'), ...named('post_tag', 'tag')].join(' ');
}
