import widgetSettings from '../../content/settings/widget-settings.json' with { type: 'json' };
import magazineTexts from '../../content/texts/magazine.json' with { type: 'json' };
import { type Post, postPath } from '../shop/magazine.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { loadMore } from './load-more.ts';
import { postPicture } from './picture.ts';
import { postClasses, postDate } from './post.ts';

/** Exactly seven letters and digits, like every id of the page builder. */
const postsWidgetId = '7d3e05b';

interface PostList {
  readonly posts: readonly Post[];
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** Renders the page builder's list of posts, with a link to the next page that loads more. */
export function postsWidget(visit: Visit, { posts, page, pages, hrefOf }: PostList): Html {
  const texts = magazineTexts.posts[visit.locale];
  const newer =
    page > 1 &&
    html`<nav class="post-pages" aria-label="${texts.pages}"><a class="button" href="${hrefOf(page - 1)}">${texts.newer}</a></nav>`;
  return html`${newer}<div class="elementor-element elementor-element-${postsWidgetId} elementor-grid-3 elementor-grid-tablet-2 elementor-grid-mobile-1 elementor-posts--thumbnail-top elementor-widget elementor-widget-posts" data-id="${postsWidgetId}" data-element_type="widget" data-settings="${JSON.stringify(widgetSettings.posts)}" data-widget_type="posts.classic" data-widget="posts">
<div class="elementor-widget-container">
<div class="elementor-posts-container elementor-posts elementor-posts--skin-classic elementor-grid">
${posts.map((post, at) => article(visit, post, page === 1 && at === 0))}
</div>
${loadMore(visit, { page, pages, nextPage: page < pages ? hrefOf(page + 1) : null, label: texts.more, end: texts.end })}
</div>
</div>`;
}

function article(visit: Visit, post: Post, isFirst: boolean): Html {
  const { locale } = visit;
  const path = postPath(post, locale);
  return html`<article class="elementor-post elementor-grid-item ${postClasses(visit, post)}${isFirst && ' is-newest'}">
<a class="elementor-post__thumbnail__link" href="${path}" tabindex="-1" aria-hidden="true"><div class="elementor-post__thumbnail">${postPicture(visit, post)}</div></a>
<div class="elementor-post__text">
<h2 class="elementor-post__title"><a href="${path}">${post.title[locale]}</a></h2>
<div class="elementor-post__meta-data"><span class="elementor-post-author">${post.author[locale]}</span> <span class="elementor-post-date">${postDate(post, locale)}</span></div>
<div class="elementor-post__excerpt"><p>${post.excerpt[locale]}</p></div>
</div>
</article>
`;
}
