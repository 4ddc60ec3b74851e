import { html } from '../markup/html.ts';
import { homePath } from '../shop/links.ts';
import type { Locale, Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';
import { noticesArea } from './notices-area.ts';
import type { Page } from './page.ts';
import { paging, slicePage } from './paging.ts';
import { productList } from './product-list.ts';
import { searchForm } from './shell/search-form.ts';

const texts = {
  he: {
    title: (text: string) => `תוצאות חיפוש עבור ״${text}״`,
    count: (count: number) => (count === 1 ? 'נמצא מוצר אחד' : `נמצאו ${count} מוצרים`),
    none: 'לא מצאנו מוצרים שמתאימים לחיפוש. אפשר לנסות מילה קצרה יותר.',
    crumb: 'חיפוש',
  },
  en: {
    title: (text: string) => `Search results for “${text}”`,
    count: (count: number) => (count === 1 ? 'One product found' : `${count} products found`),
    none: 'No products matched. Try a shorter word.',
    crumb: 'Search',
  },
};

/** The site's ordinary results page, `/?s=…`. */
export function searchPage(context: PageContext, page: number): Page | null {
  const { locale, query, shop } = context;
  const say = texts[locale];
  const text = (query.get('s') ?? '').trim();
  const found = shop.repository
    .products()
    .filter((product) => product.listed && matches(product, text, locale));
  const slice = slicePage(found, page);
  if (!slice) return null;
  const hrefOf = (number: number) =>
    `${homePath(locale)}${number === 1 ? '' : `page/${number}/`}?${new URLSearchParams({ s: text })}`;
  const results = html`${productList(context, slice.shown)}${paging(locale, page, slice.pages, hrefOf)}`;
  const main = html`<header class="page-header"><h1 class="page-title">${say.title(text)}</h1>
<p>${found.length > 0 ? say.count(found.length) : say.none}</p></header>
${noticesArea(context)}
${found.length > 0 ? results : html`<div class="empty">${searchForm(context, 'page')}</div>`}`;
  return {
    title: say.title(text),
    postId: 0,
    bodyClasses: ['search', found.length > 0 ? 'search-results' : 'search-no-results', 'woocommerce'],
    crumbs: [{ label: say.crumb }],
    main,
  };
}

function matches(product: Product, text: string, locale: Locale): boolean {
  const { name, summary, description } = product;
  const haystack = [name.he, name.en, summary[locale], description[locale]]
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
