import { type Html, html } from '../../markup/html.ts';
import { postPicture } from '../../markup/post-picture.ts';
import type { Post } from '../../shop/magazine.ts';
import { postPath } from '../../shop/magazine-links.ts';
import type { PageContext } from '../../shop/page-context.ts';

/** Posts by picture and title alone. */
export const storyList = (context: PageContext, posts: readonly Post[]): Html =>
  html`<ul class="story-list">${posts.map(
    (post) =>
      html`<li><a href="${postPath(post, context.locale)}"><span class="story-list__picture">${postPicture(context, post)}</span><span class="story-list__title">${post.title[context.locale]}</span></a></li>\n`,
  )}</ul>`;
