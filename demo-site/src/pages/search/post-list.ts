import { type Html, html } from '../../markup/html.ts';
import { postPicture } from '../../markup/post-picture.ts';
import { postClasses, postDate } from '../../markup/post-words.ts';
import type { Post } from '../../shop/magazine.ts';
import { postPath } from '../../shop/magazine-links.ts';
import type { PageContext } from '../../shop/page-context.ts';

/** Posts among search results. */
export const postList = (context: PageContext, posts: readonly Post[]): Html =>
  html`<ul class="found-posts">${posts.map((post) => foundPost(context, post))}</ul>`;

function foundPost(context: PageContext, post: Post): Html {
  const { locale } = context;
  return html`<li class="found-post ${postClasses(context, post)}">
<span class="found-post__picture">${postPicture(context, post)}</span>
<div><h3><a href="${postPath(post, locale)}">${post.title[locale]}</a></h3>
<p>${post.excerpt[locale]}</p><p class="found-post__date">${postDate(post, locale)}</p></div>
</li>\n`;
}
