import magazineTexts from '../../../content/texts/magazine.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { type Html, html } from '../../markup/html.ts';
import { postsWidget } from '../../markup/posts-widget.ts';
import { searchSuggestions } from '../../markup/search-suggestions.ts';
import {
  magazinePath,
  type Post,
  type PostTaxonomy,
  posts,
  postTermBySlug,
  postTermPath,
  postTerms,
} from '../../shop/magazine.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Crumb, Page } from '../page.ts';
import { slicePage } from '../paging.ts';

const postsPerPage = 9;

interface Archive {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly crumbs: readonly Crumb[];
  readonly classes: readonly string[];
  readonly posts: readonly Post[];
}

export function magazinePage(context: PageContext, page: number): Page | null {
  const { locale, shop } = context;
  const { title, lead } = magazineTexts.archive[locale];
  return archivePage(context, page, {
    path: magazinePath(locale),
    title,
    lead,
    crumbs: [{ label: title }],
    classes: ['blog'],
    posts: posts(shop.repository),
  });
}

/** Renders the posts of a category or a tag. */
export function termPage(
  context: PageContext,
  taxonomy: PostTaxonomy,
  slug: string,
  page: number,
): Page | null {
  const { locale, shop } = context;
  const texts = magazineTexts.archive[locale];
  const term = postTermBySlug(shop.repository, taxonomy, slug);
  if (term === null) return null;
  const name = term.name[locale];
  return archivePage(context, page, {
    path: postTermPath(term, locale),
    title: taxonomy === 'category' ? name : fill(texts.tag, { name: name.toLowerCase() }),
    lead: term.description[locale],
    crumbs: [{ label: texts.title, href: magazinePath(locale) }, { label: name }],
    classes: ['archive', taxonomy === 'category' ? 'category' : 'tag'],
    posts: posts(shop.repository).filter(({ termIds }) => termIds.includes(term.id)),
  });
}

function archivePage(context: PageContext, page: number, archive: Archive): Page | null {
  const { locale } = context;
  const slice = slicePage(archive.posts, page, postsPerPage);
  if (slice === null) return null;
  const hrefOf = (number: number) => (number === 1 ? archive.path : `${archive.path}page/${number}/`);
  const main = html`<header class="page-header"><h1 class="page-title">${archive.title}</h1>
${archive.lead !== '' && html`<p>${archive.lead}</p>`}</header>
<div class="magazine-tools">${columns(context)}${searchSuggestions(context)}</div>
${postsWidget(context, { posts: slice.shown, page, pages: slice.pages, hrefOf })}`;
  const title =
    page === 1
      ? archive.title
      : `${archive.title} – ${fill(magazineTexts.archive[locale].page, { number: page })}`;
  return { title, postId: 0, bodyClasses: ['magazine', ...archive.classes], crumbs: archive.crumbs, main };
}

function columns(context: PageContext): Html {
  const { locale, shop, url } = context;
  const texts = magazineTexts.archive[locale];
  const link = (path: string, name: string): Html => {
    const isHere = url.pathname === path || (path !== magazinePath(locale) && url.pathname.startsWith(path));
    return html`<li><a class="site-link" href="${path}"${isHere && html` aria-current="page"`}>${name}</a></li>`;
  };
  const terms = postTerms(shop.repository, 'category');
  return html`<nav class="magazine-columns" aria-label="${texts.columns}"><ul>${link(magazinePath(locale), texts.all)}
${terms.map((term) => link(postTermPath(term, locale), term.name[locale]))}</ul></nav>`;
}
