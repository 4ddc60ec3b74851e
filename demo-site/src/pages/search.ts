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

const texts = {
  he: {
    title: (text: string) => `תוצאות חיפוש עבור ״${text}״`,
    empty: 'חיפוש באתר',
    products: 'בחנות',
    posts: 'במגזין',
    productCount: (count: number) => (count === 1 ? 'מוצר אחד' : `${count} מוצרים`),
    postCount: (count: number) => (count === 1 ? 'כתבה אחת' : `${count} כתבות`),
    found: (parts: readonly string[]) => `מצאנו ${parts.join(' ו').replace(/ ו(?=\d)/, ' ו־')}.`,
    none: 'לא מצאנו דבר שמתאים לחיפוש. אפשר לנסות מילה קצרה יותר.',
    all: (count: number) => `לכל ה־${count}`,
    crumb: 'חיפוש',
  },
  en: {
    title: (text: string) => `Search results for “${text}”`,
    empty: 'Search the site',
    products: 'In the shop',
    posts: 'In the magazine',
    productCount: (count: number) => (count === 1 ? '1 product' : `${count} products`),
    postCount: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
    found: (parts: readonly string[]) => `${parts.join(' and ')} found.`,
    none: 'Nothing matched. Try a shorter word.',
    all: (count: number) => `See all ${count}`,
    crumb: 'Search',
  },
};

const inSection = { product: 8, post: 6 } as const;

const isProduct = (found: FoundItem) => found.kind === 'product';
const isPost = (found: FoundItem) => found.kind === 'post';

/** The site's ordinary results page, `/?s=…`: everything at a glance, or one kind page by page. */
export function searchPage(context: PageContext, page: number): Page | null {
  const { locale, query, shop } = context;
  const say = texts[locale];
  const text = (query.get('s') ?? '').trim().slice(0, 200);
  const settings = pageSearchSettings(query);
  const found = findItems(shop.repository, text, locale, { ...settings, kinds: ['product', 'post'] });
  const shown = found.filter(({ kind }) => settings.kinds.includes(kind));
  const tab = tabOf(query);
  const results = tab === 'all' ? sections(context, shown, page) : onePage(context, tab, shown, page);
  if (results === null) return null;
  const counts = { product: found.filter(isProduct).length, post: found.filter(isPost).length };
  const hasAny = found.length > 0;
  const main = html`<header class="page-header"><h1 class="page-title">${text === '' ? say.empty : say.title(text)}</h1>
<p>${hasAny ? say.found(foundParts(counts, say)) : say.none}</p></header>
${noticesArea(context)}
<div class="search-tools">${hasAny ? searchTabs(context, tab, counts) : searchSuggestions(context)}</div>
${hasAny && results}`;
  return {
    title: text === '' ? say.empty : say.title(text),
    postId: 0,
    bodyClasses: ['search', hasAny ? 'search-results' : 'search-no-results', 'woocommerce'],
    crumbs: [{ label: say.crumb }],
    main,
  };
}

/** How much of each kind there is; of what there is none, nothing. */
const foundParts = (
  { product, post }: Readonly<Record<'product' | 'post', number>>,
  say: (typeof texts)['he'],
): readonly string[] => [
  ...(product > 0 ? [say.productCount(product)] : []),
  ...(post > 0 ? [say.postCount(post)] : []),
];

/** The best of both kinds. There is one such page. */
function sections(context: PageContext, found: readonly FoundItem[], page: number): Html | null {
  if (page > 1) return null;
  const say = texts[context.locale];
  const products = found.filter(isProduct);
  const posts = found.filter(isPost);
  const head = (name: string, tab: SearchTab, count: number, most: number): Html =>
    html`<div class="section-head"><h2 id="found-${tab}">${name}</h2>${count > most && html`<a href="${searchHref(context, tab)}">${say.all(count)}</a>`}</div>`;
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
      : html`<h2 class="screen-reader-text">${texts[context.locale].posts}</h2>
${postList(
  context,
  slice.shown.filter(isPost).map(({ item }) => item),
)}`;
  return html`${list}${paging(context.locale, page, slice.pages, (number) => searchHref(context, tab, number))}`;
}
