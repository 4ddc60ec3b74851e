import texts from '../../content/texts/shop.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { type Html, html } from '../markup/html.ts';
import { labels } from '../markup/labels.ts';
import { productPath } from '../shop/links.ts';
import type { Product } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';
import { isInStock } from '../shop/stock.ts';

/**
 * The button under a product in a list: adds at once only what needs no choice. It is named by its own words and the
 * product's title, so that its name stays true when the upgraded page replaces the words.
 */
export function loopButton(context: PageContext, product: Product, titleId: string): Html {
  const { locale, shop } = context;
  const say = texts.loopButton[locale];
  const page = productPath(product, locale);
  const id = `loop-button-${product.id}`;
  const link = (href: string, classes: string, text: string, more: Html | false = false): Html =>
    html`<a href="${href}" id="${id}" data-quantity="1" data-product_id="${product.id}" data-product_sku="${product.sku}" class="button product_type_${product.type}${classes}" aria-labelledby="${id} ${titleId}" rel="nofollow"${more}>${text}</a>`;

  if (product.type === 'external') return link(product.url, '', product.buttonText[locale]);
  if (product.type === 'grouped') return link(page, '', say.view);
  if (!isInStock(shop.repository, product)) {
    return html`<p class="loop-note">${say.soldOut}</p>${link(page, '', say.more)}`;
  }
  if (product.type === 'variable') {
    const note = `woocommerce_loop_add_to_cart_link_describedby_${product.id}`;
    return html`${link(page, ' add_to_cart_button', say.choose, html` aria-describedby="${note}"`)}
<span id="${note}" class="screen-reader-text">${say.variants}</span>`;
  }
  const more = html` data-success_message="${fill(say.added, { name: product.name[locale] })}" role="button"`;
  return link(addPath(context, product), ' add_to_cart_button ajax_add_to_cart', labels.addToCart, more);
}

/** This very page, asked to add the product. */
function addPath({ url }: PageContext, product: Product): string {
  const query = new URLSearchParams(url.search);
  query.set('add-to-cart', String(product.id));
  return `${url.pathname}?${query}`;
}
