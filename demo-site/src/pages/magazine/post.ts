import magazineTexts from '../../../content/texts/magazine.json' with { type: 'json' };
import { dataStoreButton } from '../../markup/data-store-button.ts';
import { type Html, html, trusted } from '../../markup/html.ts';
import { postPicture } from '../../markup/picture.ts';
import { postClasses, postDate } from '../../markup/post.ts';
import { wishlist } from '../../shop/data-stores.ts';
import {
  magazinePath,
  type Post,
  postBySlug,
  postPath,
  posts,
  postTermPath,
  termsOf,
} from '../../shop/magazine.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';

/** Renders posts by picture and title only. */
export const storyList = (context: PageContext, posts: readonly Post[]): Html =>
  html`<ul class="story-list">${posts.map(
    (post) =>
      html`<li><a href="${postPath(post, context.locale)}"><span class="story-list__picture">${postPicture(context, post)}</span><span class="story-list__title">${post.title[context.locale]}</span></a></li>\n`,
  )}</ul>`;

/** Renders one post of the magazine. */
export function postPage(context: PageContext, slug: string): Page | null {
  const { locale, shop } = context;
  const texts = magazineTexts.post[locale];
  const post = postBySlug(shop.repository, slug);
  if (post === null) return null;
  const title = post.title[locale];
  const [category] = termsOf(shop.repository, post, 'category');
  const column = category && { label: category.name[locale], href: postTermPath(category, locale) };
  const main = html`${noticesArea(context)}
<article class="story ${postClasses(context, post)}">
<header class="story__header">
${column && html`<p class="story__column"><a href="${column.href}">${column.label}</a></p>`}
<h1 class="story__title">${title}</h1>
<p class="story__lead">${post.excerpt[locale]}</p>
<div class="story__meta"><span>${texts.by} ${post.author[locale]}</span> <span>${postDate(post, locale)}</span>${keepButton(context, post)}</div>
</header>
<div class="story__picture">${postPicture(context, post, 'page')}</div>
<div class="story__content">${trusted(post.content[locale])}</div>
${tags(context, post)}
</article>
${related(context, post)}`;
  return {
    title,
    postId: post.id,
    bodyClasses: ['magazine', 'single', 'single-post', `postid-${post.id}`],
    crumbs: [
      { label: texts.magazine, href: magazinePath(locale) },
      ...(column ? [column] : []),
      { label: title },
    ],
    main,
  };
}

const keepButton = (context: PageContext, { id, title }: Post): Html =>
  dataStoreButton(context, { store: wishlist, kept: { id, name: title[context.locale] } });

function tags({ shop, locale }: PageContext, post: Post): Html {
  const items = termsOf(shop.repository, post, 'post_tag').map(
    (term) => html`<li><a href="${postTermPath(term, locale)}" rel="tag">${term.name[locale]}</a></li>`,
  );
  return html`<footer class="story__tags"><h2>${magazineTexts.post[locale].tags}</h2><ul>${items}</ul></footer>`;
}

/** Renders the three newest other posts of the post's first category. */
function related(context: PageContext, post: Post): Html | null {
  const { shop, locale } = context;
  const category = termsOf(shop.repository, post, 'category')[0];
  const others = posts(shop.repository)
    .filter(({ id, termIds }) => id !== post.id && category !== undefined && termIds.includes(category.id))
    .slice(0, 3);
  if (others.length === 0) return null;
  return html`<section class="story-more" aria-labelledby="story-more"><h2 id="story-more">${magazineTexts.post[locale].more}</h2>
${storyList(context, others)}</section>`;
}
