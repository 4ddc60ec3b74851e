import texts from '../../content/texts/search.json' with { type: 'json' };
import { fill, fillCount } from '../content/fill.ts';
import { type Html, html } from '../markup/html.ts';
import { searchSuggestions } from '../markup/search-suggestions.ts';
import type { PageContext } from '../shop/page-context.ts';
import { type FoundItem, findItems } from '../shop/search.ts';
import { pageSearchSettings } from '../shop/search-settings.ts';
import { noticesArea } from './notices-area.ts';
import type { Page } from './page.ts';
import { paging, perPage, slicePage } from './paging.ts';
import { productList } from './product-list.ts';
import { postList } from './search/post-list.ts';
import { type SearchTab, searchHref, searchTabs, tabOf } from './search/tabs.ts';

const inSection = { product: 8, post: 6 } as const;

const isProduct = (found: FoundItem) => found.kind === 'product';
const isPost = (found: FoundItem) => found.kind === 'post';

/** The site's ordinary results page, `/?s=…`: everything at a glance, or one kind page by page. */
export function searchPage(context: PageContext, page: number): Page | null {
  const { locale, query, shop } = context;
  const say = texts.page[locale];
  const text = (query.get('s') ?? '').trim().slice(0, 200);
  const settings = pageSearchSettings(query);
  const found = findItems(shop.repository, text, locale, { ...settings, kinds: ['product', 'post'] });
  const shown = found.filter(({ kind }) => settings.kinds.includes(kind));
  const tab = tabOf(query);
  const results = tab === 'all' ? sections(context, shown, page) : onePage(context, tab, shown, page);
  if (results === null) return null;
  const counts = { product: found.filter(isProduct).length, post: found.filter(isPost).length };
  const hasAny = found.length > 0;
  const main = html`<header class="page-header"><h1 class="page-title">${text === '' ? say.empty : fill(say.title, { text })}</h1>
<p>${hasAny ? fill(say.found, { parts: foundParts(counts, say) }) : say.none}</p></header>
${noticesArea(context)}
<div class="search-tools">${hasAny ? searchTabs(context, tab, counts) : searchSuggestions(context)}</div>
${hasAny && results}`;
  return {
    title: text === '' ? say.empty : fill(say.title, { text }),
    postId: 0,
    bodyClasses: ['search', hasAny ? 'search-results' : 'search-no-results', 'woocommerce'],
    crumbs: [{ label: say.crumb }],
    main,
  };
}

/** How much of each kind there is; of what there is none, nothing. */
const foundParts = (
  { product, post }: Readonly<Record<'product' | 'post', number>>,
  say: (typeof texts.page)['he'],
): string =>
  [
    ...(product > 0 ? [fillCount(say.productCount, product)] : []),
    ...(post > 0 ? [fillCount(say.postCount, post)] : []),
  ]
    .join(say.and)
    // Hebrew writes a maqaf between a prefix letter and a digit.
    .replace(/ ו(?=\d)/, ' ו־');

/** The best of both kinds. There is one such page. */
function sections(context: PageContext, found: readonly FoundItem[], page: number): Html | null {
  if (page > 1) return null;
  const say = texts.page[context.locale];
  const products = found.filter(isProduct);
  const posts = found.filter(isPost);
  const head = (name: string, tab: SearchTab, count: number, most: number): Html =>
    html`<div class="section-head"><h2 id="found-${tab}">${name}</h2>${count > most && html`<a href="${searchHref(context, tab)}">${fill(say.all, { count })}</a>`}</div>`;
  return html`${
    products.length > 0 &&
    html`<section class="found" aria-labelledby="found-product">${head(say.products, 'product', products.length, inSection.product)}
${productList(
  context,
  products.slice(0, inSection.product).map(({ item }) => item),
)}</section>`
  }
${
  posts.length > 0 &&
  html`<section class="found" aria-labelledby="found-post">${head(say.posts, 'post', posts.length, inSection.post)}
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
      : html`<h2 class="screen-reader-text">${texts.page[context.locale].posts}</h2>
${postList(
  context,
  slice.shown.filter(isPost).map(({ item }) => item),
)}`;
  return html`${list}${paging(context.locale, page, slice.pages, (number) => searchHref(context, tab, number))}`;
}
