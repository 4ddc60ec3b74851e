import { picturePath } from '../shop/links.ts';
import type { Post } from '../shop/magazine.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';

/** The picture of a post, with its size so that nothing moves; beside the post's own title it says nothing more. */
export function postPicture({ shop, locale }: Visit, post: Post, how: 'list' | 'page' = 'list'): Html {
  const picture = shop.repository.picture(post.pictureId);
  if (picture === null) return html``;
  const isLarge = how === 'page';
  const classes = `attachment-${isLarge ? 'large' : 'medium_large'} size-${isLarge ? 'large' : 'medium_large'} wp-image-${picture.id}`;
  return html`<img src="${picturePath(picture)}" width="${picture.width}" height="${picture.height}" class="${classes}" alt="${isLarge ? picture.alt[locale] : ''}" decoding="async"${!isLarge && html` loading="lazy"`}>`;
}
