import texts from '../../content/texts/shop.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import { pictureOf } from '../markup/picture.ts';
import { listPrice } from '../markup/price.ts';
import { productStores } from '../markup/product-stores.ts';
import { productPath } from '../shop/links.ts';
import type { Locale, Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';
import { isOnSale } from '../shop/prices.ts';
import type { Repository } from '../shop/repository.ts';
import { isInStock } from '../shop/stock.ts';
import { loopButton } from './loop-button.ts';
import { image } from './picture.ts';

/** The classes the CMS gives a product wherever it stands. */
export function productClasses(product: Product, repository: Repository): string {
  const sale = onSale(product, repository) ? ['sale'] : [];
  const stock = isInStock(repository, product) ? 'instock' : 'outofstock';
  const kind = `product-type-${product.type}`;
  return [
    'product',
    'type-product',
    `post-${product.id}`,
    'status-publish',
    stock,
    ...sale,
    'purchasable',
    kind,
  ].join(' ');
}

export const onSale = (product: Product, repository: Repository): boolean =>
  product.type === 'variable' ? repository.variationsOf(product.id).some(isOnSale) : isOnSale(product);

export const saleBadge = (locale: Locale): Html => html`<span class="onsale">${texts.sale[locale]}</span>`;

/** A product in a list; `eager` for those on the first screen. */
export function productCard(context: PageContext, product: Product, eager: boolean): Html {
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
