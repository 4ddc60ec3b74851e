import { type Html, html } from '../markup/html.ts';
import { labels } from '../markup/labels.ts';
import { pictureOf } from '../markup/picture.ts';
import { productPrice } from '../markup/price.ts';
import { productPath } from '../shop/links.ts';
import type { Locale, Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';
import { isOnSale } from '../shop/prices.ts';
import type { Repository } from '../shop/repository.ts';
import { isInStock } from '../shop/stock.ts';
import { image } from './picture.ts';

const texts = {
  he: {
    add: (name: string) => `הוספה לסל: ״${name}״`,
    added: (name: string) => `״${name}״ נוסף לסל הקניות`,
    choose: 'בחירת אפשרויות',
    chooseFor: (name: string) => `בחירת אפשרויות עבור ״${name}״`,
    view: 'לכל המוצרים במארז',
    viewFor: (name: string) => `לכל המוצרים במארז ״${name}״`,
    more: 'מידע נוסף',
    moreFor: (name: string) => `מידע נוסף על ״${name}״`,
    variants: 'למוצר הזה יש כמה סוגים. בוחרים אותם בעמוד המוצר.',
    sale: 'מבצע!',
    soldOut: 'אזל מהמלאי',
  },
  en: {
    add: (name: string) => `Add to cart: “${name}”`,
    added: (name: string) => `“${name}” has been added to your cart`,
    choose: 'Select options',
    chooseFor: (name: string) => `Select options for “${name}”`,
    view: 'View products',
    viewFor: (name: string) => `View products in the “${name}” group`,
    more: 'Read more',
    moreFor: (name: string) => `Read more about “${name}”`,
    variants: 'This product has multiple variants. The options may be chosen on the product page.',
    sale: 'Sale!',
    soldOut: 'Out of stock',
  },
};

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

export const saleBadge = (locale: Locale): Html => html`<span class="onsale">${texts[locale].sale}</span>`;

/** A product in a list; `eager` for those on the first screen. */
export function productCard(context: PageContext, product: Product, eager: boolean): Html {
  const { locale, shop } = context;
  const { repository } = shop;
  const picture = pictureOf(repository, product);
  const classes = 'attachment-woocommerce_thumbnail size-woocommerce_thumbnail';
  return html`<li class="${productClasses(product, repository)}">
<a href="${productPath(product, locale)}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">
<span class="product-picture">${picture && image(picture, { classes, locale, lazy: !eager, decorative: true })}</span>
${onSale(product, repository) && saleBadge(locale)}
<h2 class="woocommerce-loop-product__title">${product.name[locale]}</h2>
<span class="price">${productPrice(repository, product, locale)}</span>
</a>
${action(context, product)}
</li>`;
}

/** The button under a product: adds at once only what needs no choice. */
function action({ locale, shop, url }: PageContext, product: Product): Html {
  const say = texts[locale];
  const name = product.name[locale];
  const page = productPath(product, locale);
  const data = html`data-quantity="1" data-product_id="${product.id}" data-product_sku="${product.sku}"`;
  const link = (href: string, classes: string, label: string, text: string, more: Html | false = false) =>
    html`<a href="${href}" ${data} class="button product_type_${product.type}${classes}" aria-label="${label}" rel="nofollow"${more}>${text}</a>`;

  if (product.type === 'external')
    return link(product.url, '', `${product.buttonText[locale]}: ${name}`, product.buttonText[locale]);
  if (product.type === 'grouped') return link(page, '', say.viewFor(name), say.view);
  if (!isInStock(shop.repository, product)) {
    return html`<p class="loop-note">${say.soldOut}</p>${link(page, '', say.moreFor(name), say.more)}`;
  }
  if (product.type === 'variable') {
    const note = `woocommerce_loop_add_to_cart_link_describedby_${product.id}`;
    return html`${link(page, ' add_to_cart_button', say.chooseFor(name), say.choose, html` aria-describedby="${note}"`)}
<span id="${note}" class="screen-reader-text">${say.variants}</span>`;
  }
  const success = html` data-success_message="${say.added(name)}" role="button"`;
  const href = `${url.pathname}?add-to-cart=${product.id}`;
  return link(href, ' add_to_cart_button ajax_add_to_cart', say.add(name), labels.addToCart, success);
}
