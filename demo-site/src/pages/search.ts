import searchTexts from '../../content/texts/search.json' with { type: 'json' };
import { fill, fillCount } from '../content/fill.ts';
import { type Html, html } from '../markup/html.ts';
import { postPicture } from '../markup/picture.ts';
import { postClasses, postDate } from '../markup/post.ts';
import { searchSuggestions } from '../markup/search-suggestions.ts';
import { homePath } from '../shop/links.ts';
import { type Post, postPath } from '../shop/magazine.ts';
import type { Locale } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';
import { type FoundItem, findItems } from '../shop/search.ts';
import { pageSearchSettings } from '../shop/search-settings.ts';
import { noticesArea } from './notices-area.ts';
import type { Page } from './page.ts';
import { paging, perPage, slicePage } from './paging.ts';
import { productList } from './product-card.ts';

type SearchTab = 'all' | 'product' | 'post';

/** Returns the kind of results that a query requests with the CMS's parameter `post_type`. */
function tabOf(query: URLSearchParams): SearchTab {
  const type = query.get('post_type');
  return type === 'product' || type === 'post' ? type : 'all';
}

/** Returns the address of the same search with another kind or another page. */
function searchHref({ locale, query }: PageContext, tab: SearchTab, page = 1): string {
  const params = new URLSearchParams(query);
  params.delete('post_type');
  if (tab !== 'all') params.set('post_type', tab);
  return `${homePath(locale)}${page === 1 ? '' : `page/${page}/`}?${params}`;
}

function searchTabs(
  context: PageContext,
  current: SearchTab,
  counts: Readonly<Record<'product' | 'post', number>>,
): Html {
  const texts = searchTexts.tabs[context.locale];
  const link = (tab: SearchTab, count: number): Html =>
    html`<li><a class="site-link" href="${searchHref(context, tab)}"${tab === current && html` aria-current="page"`}>${texts[tab]} <span class="search-tabs__count">${count}</span></a></li>`;
  return html`<nav class="search-tabs" aria-label="${texts.label}"><ul>${link('all', counts.product + counts.post)}
${link('product', counts.product)}
${link('post', counts.post)}</ul></nav>`;
}

/** Renders posts among search results. */
const postList = (context: PageContext, posts: readonly Post[]): Html =>
  html`<ul class="found-posts">${posts.map((post) => foundPost(context, post))}</ul>`;

function foundPost(context: PageContext, post: Post): Html {
  const { locale } = context;
  return html`<li class="found-post ${postClasses(context, post)}">
<span class="found-post__picture">${postPicture(context, post)}</span>
<div><h3><a href="${postPath(post, locale)}">${post.title[locale]}</a></h3>
<p>${post.excerpt[locale]}</p><p class="found-post__date">${postDate(post, locale)}</p></div>
</li>\n`;
}

const inSection = { product: 8, post: 6 } as const;

const isProduct = (found: FoundItem) => found.kind === 'product';
const isPost = (found: FoundItem) => found.kind === 'post';

/** The site's ordinary results page, `/?s=…`: an overview of all results, or the numbered pages of one kind. */
export function searchPage(context: PageContext, page: number): Page | null {
  const { locale, query, shop } = context;
  const texts = searchTexts.page[locale];
  const text = (query.get('s') ?? '').trim().slice(0, 200);
  const settings = pageSearchSettings(query);
  const found = findItems(shop.repository, text, locale, { ...settings, kinds: ['product', 'post'] });
  const shown = found.filter(({ kind }) => settings.kinds.includes(kind));
  const tab = tabOf(query);
  const results = tab === 'all' ? sections(context, shown, page) : onePage(context, tab, shown, page);
  if (results === null) return null;
  const counts = { product: found.filter(isProduct).length, post: found.filter(isPost).length };
  const hasAny = found.length > 0;
  const main = html`<header class="page-header"><h1 class="page-title">${text === '' ? texts.empty : fill(texts.title, { text })}</h1>
<p>${hasAny ? fill(texts.found, { parts: foundParts(counts, texts) }) : texts.none}</p></header>
${noticesArea(context)}
<div class="search-tools">${hasAny ? searchTabs(context, tab, counts) : searchSuggestions(context)}</div>
${hasAny && results}`;
  return {
    title: text === '' ? texts.empty : fill(texts.title, { text }),
    postId: 0,
    bodyClasses: ['search', hasAny ? 'search-results' : 'search-no-results', 'woocommerce'],
    crumbs: [{ label: texts.crumb }],
    main,
  };
}

/** Returns a text with the number of results per kind, without kinds that have no results. */
const foundParts = (
  { product, post }: Readonly<Record<'product' | 'post', number>>,
  texts: (typeof searchTexts.page)[Locale],
): string =>
  [
    ...(product > 0 ? [fillCount(texts.productCount, product)] : []),
    ...(post > 0 ? [fillCount(texts.postCount, post)] : []),
  ]
    .join(texts.and)
    // In Hebrew a maqaf separates a prefix letter from a digit.
    .replace(/ ו(?=\d)/, ' ו־');

/** Renders the best results of both kinds; null for later pages, because the overview has only one page. */
function sections(context: PageContext, found: readonly FoundItem[], page: number): Html | null {
  if (page > 1) return null;
  const texts = searchTexts.page[context.locale];
  const products = found.filter(isProduct);
  const posts = found.filter(isPost);
  const head = (name: string, tab: SearchTab, count: number, most: number): Html =>
    html`<div class="section-head"><h2 id="found-${tab}">${name}</h2>${count > most && html`<a href="${searchHref(context, tab)}">${fill(texts.all, { count })}</a>`}</div>`;
  return html`${
    products.length > 0 &&
    html`<section class="found" aria-labelledby="found-product">${head(texts.products, 'product', products.length, inSection.product)}
${productList(
  context,
  products.slice(0, inSection.product).map(({ item }) => item),
)}</section>`
  }
${
  posts.length > 0 &&
  html`<section class="found" aria-labelledby="found-post">${head(texts.posts, 'post', posts.length, inSection.post)}
${postList(
  context,
  posts.slice(0, inSection.post).map(({ item }) => item),
)}</section>`
}`;
}

function onePage(
  context: PageContext,
  tab: 'product' | 'post',
  found: readonly FoundItem[],
  page: number,
): Html | null {
  const slice = slicePage(found, page, perPage);
  if (slice === null) return null;
  const list =
    tab === 'product'
      ? productList(
          context,
          slice.shown.filter(isProduct).map(({ item }) => item),
        )
      : html`<h2 class="screen-reader-text">${searchTexts.page[context.locale].posts}</h2>
${postList(
  context,
  slice.shown.filter(isPost).map(({ item }) => item),
)}`;
  return html`${list}${paging(context.locale, page, slice.pages, (number) => searchHref(context, tab, number))}`;
}
