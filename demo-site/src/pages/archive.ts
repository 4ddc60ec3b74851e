import shopTexts from '../../content/texts/shop.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { type Html, html } from '../markup/html.ts';
import { categoryPath, shopPath } from '../shop/links.ts';
import type { Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';
import { noticesArea } from './notices-area.ts';
import { type Crumb, type Page, postIds } from './page.ts';
import { paging, perPage, slicePage } from './paging.ts';
import { productList } from './product-card.ts';
import { type Order, orderForm, orderOf, sortProducts } from './sorting.ts';

interface Archive {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly crumbs: readonly Crumb[];
  readonly bodyClasses: readonly string[];
  readonly products: readonly Product[];
}

export function shopPage(context: PageContext, page: number): Page | null {
  const { locale, shop } = context;
  const texts = shopTexts.archive[locale];
  return archivePage(context, page, {
    path: shopPath(locale),
    title: texts.shop,
    lead: texts.lead,
    crumbs: [{ label: texts.shop }],
    bodyClasses: ['post-type-archive', 'post-type-archive-product', 'woocommerce-shop'],
    products: listed(shop.repository.products()),
  });
}

export function categoryPage(context: PageContext, slug: string, page: number): Page | null {
  const { locale, shop } = context;
  const category = shop.repository.categories().find((one) => one.slug.he === slug || one.slug.en === slug);
  if (!category) return null;
  const title = category.name[locale];
  return archivePage(context, page, {
    path: categoryPath(category, locale),
    title,
    lead: category.description[locale],
    crumbs: [{ label: shopTexts.archive[locale].shop, href: shopPath(locale) }, { label: title }],
    bodyClasses: ['archive', 'tax-product_cat'],
    products: listed(shop.repository.products()).filter(({ categoryIds }) =>
      categoryIds.includes(category.id),
    ),
  });
}

const listed = (products: readonly Product[]) => products.filter((product) => product.listed);

function archivePage(context: PageContext, page: number, archive: Archive): Page | null {
  const { locale, query, shop } = context;
  const order = orderOf(query.get('orderby'));
  const slice = slicePage(sortProducts(archive.products, order, shop.repository), page);
  if (!slice) return null;
  const hrefOf = (number: number) => pagePath(archive.path, number, order);
  const from = (page - 1) * perPage + 1;
  const count = fill(shopTexts.archive[locale].count, {
    from,
    to: from + slice.shown.length - 1,
    total: archive.products.length,
  });
  const main: Html = html`<header class="page-header woocommerce-products-header">
<h1 class="woocommerce-products-header__title page-title">${archive.title}</h1>
<p>${archive.lead}</p>
</header>
${noticesArea(context)}
<div class="archive-tools"><p class="woocommerce-result-count">${count}</p>${orderForm(context, archive.path, order)}</div>
${productList(context, slice.shown)}
${paging(locale, page, slice.pages, hrefOf)}`;
  const bodyClasses = ['archive', ...archive.bodyClasses, 'woocommerce', 'woocommerce-page'];
  const title =
    page === 1 ? archive.title : fill(shopTexts.archive[locale].page, { title: archive.title, page });
  return { title, postId: postIds.shop, bodyClasses, crumbs: archive.crumbs, main };
}

function pagePath(path: string, page: number, order: Order): string {
  const query = order === 'menu_order' ? '' : `?orderby=${order}`;
  return `${page === 1 ? path : `${path}page/${page}/`}${query}`;
}
