import shopTexts from '../../content/texts/shop.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { productStores } from '../markup/data-store-button.ts';
import { type Html, html } from '../markup/html.ts';
import { labels } from '../markup/labels.ts';
import { image, pictureOf } from '../markup/picture.ts';
import { listPrice } from '../markup/price.ts';
import { productPath } from '../shop/links.ts';
import type { Locale, Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';
import { isOnSale } from '../shop/prices.ts';
import type { Repository } from '../shop/repository.ts';
import { isInStock } from '../shop/stock.ts';

/**
 * Renders the button under a product in a list, which adds the product directly only if no choices are needed. Its accessible
 * name refers to its text and the product's title, so that it stays correct when the library replaces the text.
 */
function loopButton(context: PageContext, product: Product, titleId: string): Html {
  const { locale, shop } = context;
  const texts = shopTexts.loopButton[locale];
  const page = productPath(product, locale);
  const id = `loop-button-${product.id}`;
  const link = (href: string, classes: string, text: string, more: Html | false = false): Html =>
    html`<a href="${href}" id="${id}" data-quantity="1" data-product_id="${product.id}" data-product_sku="${product.sku}" class="button product_type_${product.type}${classes}" aria-labelledby="${id} ${titleId}" rel="nofollow"${more}>${text}</a>`;

  if (product.type === 'external') return link(product.url, '', product.buttonText[locale]);
  if (product.type === 'grouped') return link(page, '', texts.view);
  if (!isInStock(shop.repository, product)) {
    return html`<p class="loop-note">${texts.soldOut}</p>${link(page, '', texts.more)}`;
  }
  if (product.type === 'variable') {
    const note = `woocommerce_loop_add_to_cart_link_describedby_${product.id}`;
    return html`${link(page, ' add_to_cart_button', texts.choose, html` aria-describedby="${note}"`)}
<span id="${note}" class="screen-reader-text">${texts.variants}</span>`;
  }
  const more = html` data-success_message="${fill(texts.added, { name: product.name[locale] })}" role="button"`;
  return link(addPath(context, product), ' add_to_cart_button ajax_add_to_cart', labels.addToCart, more);
}

/** Returns the address of this page with the query that adds the product to the cart. */
function addPath({ url }: PageContext, product: Product): string {
  const query = new URLSearchParams(url.search);
  query.set('add-to-cart', String(product.id));
  return `${url.pathname}?${query}`;
}

/** Renders the CMS's list of products. Their buttons add to the cart without leaving the page. */
export const productList = (context: PageContext, products: readonly Product[], eager = 4): Html =>
  html`<ul class="products columns-4" data-widget="add-to-cart">
${products.map((product, at) => productCard(context, product, at < eager))}
</ul>`;

/** Returns the classes that the CMS gives a product everywhere. */
export function productClasses(product: Product, repository: Repository): string {
  const stock = isInStock(repository, product) ? 'instock' : 'outofstock';
  const sale = onSale(product, repository) ? ' sale' : '';
  return `product type-product post-${product.id} status-publish ${stock}${sale} purchasable product-type-${product.type}`;
}

export const onSale = (product: Product, repository: Repository): boolean =>
  product.type === 'variable' ? repository.variationsOf(product.id).some(isOnSale) : isOnSale(product);

export const saleBadge = (locale: Locale): Html =>
  html`<span class="onsale">${shopTexts.sale[locale]}</span>`;

/** Renders a product in a list. With `eager`, for products on the first screen, its picture does not load lazily. */
function productCard(context: PageContext, product: Product, eager: boolean): Html {
  const { locale, shop } = context;
  const { repository } = shop;
  const picture = pictureOf(repository, product);
  const title = `product-title-${product.id}`;
  const classes = 'attachment-woocommerce_thumbnail size-woocommerce_thumbnail';
  return html`<li class="${productClasses(product, repository)}">
<a href="${productPath(product, locale)}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">
<span class="product-picture">${picture && image(picture, { classes, locale, lazy: !eager, decorative: true })}</span>
${onSale(product, repository) && saleBadge(locale)}
<h2 id="${title}" class="woocommerce-loop-product__title">${product.name[locale]}</h2>
<span class="price">${listPrice(repository, product, locale)}</span>
</a>
${productStores(context, product, 'card')}
${loopButton(context, product, title)}
</li>`;
}
