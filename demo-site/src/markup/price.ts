import { fill, fillCount } from '../content/fill.ts';
import { messages } from '../shop/messages.ts';
import type { Locale, Product, Stock, Variation } from '../shop/model.ts';
import { isOnSale, priceOf, priceRange } from '../shop/prices.ts';
import type { Repository } from '../shop/repository.ts';
import { availabilityOf } from '../shop/stock.ts';
import { type Html, html } from './html.ts';

const line = (kind: string, text: string): Html => html`<p class="stock ${kind}">${text}</p>\n`;

/**
 * Renders the availability of a stock; nothing for an available product whose stock is not counted or whose backorders need no
 * notice.
 */
export function availabilityMarkup(stock: Stock, locale: Locale): Html {
  const texts = messages(locale);
  const availability = availabilityOf(stock);
  if (availability === 'out') return line('out-of-stock', texts.outOfStockLabel);
  if (availability === 'backorder') {
    const isSilent = stock.kind === 'managed' && stock.backorders === 'yes';
    return isSilent ? html`` : line('available-on-backorder', texts.onBackorder);
  }
  if (stock.kind === 'unmanaged') return html``;
  const isLow = stock.lowAt !== null && stock.quantity <= stock.lowAt;
  return line(
    'in-stock',
    isLow ? fillCount(texts.onlyLeft, stock.quantity) : fill(texts.inStockCount, { count: stock.quantity }),
  );
}

/** Character that keeps a minus to the left of its number, even in a Hebrew line. */
const LEFT_TO_RIGHT = '\u200e';

/** Formats an amount: 123456 → `1,234.56`. */
export function amountText(agorot: number): string {
  const amount = Math.abs(agorot);
  const shekels = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const minus = agorot < 0 ? `${LEFT_TO_RIGHT}-` : '';
  return `${minus}${shekels}.${String(amount % 100).padStart(2, '0')}`;
}

/** Renders a price as the CMS does in Israel: the currency symbol follows the amount. */
export const price = (agorot: number): Html =>
  html`<span class="woocommerce-Price-amount amount"><bdi>${amountText(agorot)}&nbsp;<span class="woocommerce-Price-currencySymbol" translate="no">&#8362;</span></bdi></span>`;

const saleMarkup = (was: number, now: number, locale: Locale): Html =>
  html`<del aria-hidden="true">${price(was)}</del> <span class="screen-reader-text">${fill(messages(locale).salePrice, { was: `${amountText(was)}\u00a0₪`, now: `${amountText(now)}\u00a0₪` })}</span><ins aria-hidden="true">${price(now)}</ins>`;

/** Renders the price of one item, with the regular price struck through during a sale. */
export const itemPrice = (item: Product | Variation, locale: Locale): Html =>
  isOnSale(item) ? saleMarkup(item.regularPrice, priceOf(item), locale) : price(priceOf(item));

const fromPrice = (least: Html, locale: Locale): Html =>
  html`<span class="price-range">${locale === 'he' ? html`החל מ־${least}` : html`From ${least}`}</span>`;

/** Renders the price of a product on its page: a range in one line when its variations or children differ. */
export const productPrice = (repository: Repository, product: Product, locale: Locale): Html =>
  priceOr(
    repository,
    product,
    locale,
    (min, max) => html`<span class="price-range">${price(min)} &ndash; ${price(max)}</span>`,
  );

/** Renders the price of a product in lists: the lowest when its variations or children differ. */
export const listPrice = (repository: Repository, product: Product, locale: Locale): Html =>
  priceOr(repository, product, locale, (min) => fromPrice(price(min), locale));

function priceOr(
  repository: Repository,
  product: Product,
  locale: Locale,
  range: (min: number, max: number) => Html,
): Html {
  if (product.type === 'simple' || product.type === 'external') return itemPrice(product, locale);
  const { min, max } = priceRange(repository, product);
  return min === max ? price(min) : range(min, max);
}
