import texts from '../../../content/texts/shop.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { builderTabs } from '../../markup/builder-tabs.ts';
import { type Html, html, trusted } from '../../markup/html.ts';
import { productPrice } from '../../markup/price.ts';
import { productForm } from '../../markup/product-form/form.ts';
import { productStores } from '../../markup/product-stores.ts';
import { categoryPath, shopPath } from '../../shop/links.ts';
import type { Locale, Product } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { closerLookSection } from '../closer-look.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page } from '../page.ts';
import { onSale, productClasses, saleBadge } from '../product-card.ts';
import { productList } from '../product-list.ts';
import { starIcon } from '../shell/icons.ts';
import { productGallery } from './gallery.ts';
import { reviews } from './reviews.ts';

export function productPage(context: PageContext, slug: string): Page | null {
  const { locale, shop } = context;
  const { repository } = shop;
  const product = repository.productBySlug(slug);
  if (!product) return null;
  const say = texts.product[locale];
  const category = repository.categories().find(({ id }) => product.categoryIds.includes(id));
  const main = html`${noticesArea(context)}
<div id="product-${product.id}" class="${productClasses(product, repository)}">
<div class="product-page">
${productGallery(context, product, onSale(product, repository) && saleBadge(locale))}
<div class="summary entry-summary">
<h1 class="product_title entry-title">${product.name[locale]}</h1>
${rating(product, locale)}
<p class="price">${productPrice(repository, product, locale)}</p>
<div class="woocommerce-product-details__short-description">${trusted(product.summary[locale])}</div>
${productForm(context, product)}
${productStores(context, product, 'page')}
<div class="product_meta">
${product.sku !== '' && html`<span class="sku_wrapper">${say.sku}: <span class="sku">${product.sku}</span></span>`}
${category && html`<span class="posted_in">${say.category}: <a href="${categoryPath(category, locale)}" rel="tag">${category.name[locale]}</a></span>`}
</div>
</div>
</div>
${builderTabs('product', product.name[locale], [
  { id: 'tab-description', title: say.story, inside: trusted(product.description[locale]) },
  { id: 'tab-details', title: say.details, inside: details(product, category?.name[locale], locale) },
  { id: 'tab-reviews', title: say.reviews, inside: reviews(product, locale) },
])}
</div>
${closerLookSection(context, product)}
${related(context, product)}`;
  return {
    title: product.name[locale],
    postId: product.id,
    bodyClasses: [
      'product-template-default',
      'single',
      'single-product',
      `postid-${product.id}`,
      'woocommerce',
      'woocommerce-page',
    ],
    crumbs: [
      { label: say.shop, href: shopPath(locale) },
      ...(category ? [{ label: category.name[locale], href: categoryPath(category, locale) }] : []),
      { label: product.name[locale] },
    ],
    main,
  };
}

function details(product: Product, category: string | undefined, locale: Locale): Html {
  const say = texts.product[locale];
  const attributes = 'attributes' in product ? product.attributes : [];
  const rows = [
    ...(category === undefined ? [] : [[say.category, category]]),
    ...attributes.map(({ name, options }) => [
      name[locale],
      options.map((option) => option.name[locale]).join(', '),
    ]),
    say.delivery,
    say.returns,
  ];
  return html`<table class="woocommerce-product-attributes shop_attributes"><tbody>${rows.map(
    ([name, value]) =>
      html`<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${name}</th><td class="woocommerce-product-attributes-item__value">${value}</td></tr>`,
  )}</tbody></table>`;
}

const rating = ({ rating: stars, reviewCount }: Product, locale: Locale): Html | false =>
  reviewCount > 0 &&
  html`<p class="star-rating">${starIcon} ${fill(texts.product[locale].rating, { stars, count: reviewCount })}</p>`;

function related(context: PageContext, product: Product): Html | null {
  const products = context.shop.repository
    .products()
    .filter(
      ({ id, listed, categoryIds }) =>
        id !== product.id && listed && categoryIds.some((one) => product.categoryIds.includes(one)),
    )
    .slice(0, 4);
  if (products.length === 0) return null;
  return html`<section class="related" aria-labelledby="related">
<h2 id="related">${texts.product[context.locale].related}</h2>${productList(context, products, 0)}</section>`;
}
