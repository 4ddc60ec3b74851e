import accountTexts from '../../content/texts/account.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import { labels } from '../markup/labels.ts';
import { price } from '../markup/price.ts';
import { productPath } from '../shop/links.ts';
import type { Address, Locale, Order, OrderLine } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';

export const statusName = ({ status }: Order, locale: Locale): string => accountTexts.status[status][locale];

/** Returns the date of an order in the shop's time zone. */
export const orderDate = ({ createdAt }: Order, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'he' ? 'he-IL' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Jerusalem',
  }).format(createdAt);

/** Renders the items of an order and their prices. */
export function orderTable(context: PageContext, order: Order): Html {
  const texts = accountTexts.orderView[context.locale];
  const total = (label: string, value: Html | string) =>
    html`<tr><th scope="row">${label}</th><td>${value}</td></tr>\n`;
  return html`<table class="woocommerce-table woocommerce-table--order-details shop_table order_details">
<thead><tr><th class="woocommerce-table__product-name product-name">${labels.product}</th><th class="woocommerce-table__product-table product-total">${labels.total}</th></tr></thead>
<tbody>${order.lines.map((line) => lineRow(context, line))}</tbody>
<tfoot>
${total(labels.subtotal, price(order.subtotal))}${order.discount > 0 && total(`${texts.discount}:`, price(-order.discount))}${
  order.shipping &&
  total(
    labels.shipping,
    order.shipping.cost > 0
      ? html`${order.shipping.label}: ${price(order.shipping.cost)}`
      : order.shipping.label,
  )
}${total(labels.total, html`<strong>${price(order.total)}</strong>`)}${total(`${texts.method}:`, order.paymentTitle)}${order.note !== '' && total(`${texts.note}:`, order.note)}</tfoot>
</table>`;
}

function lineRow({ locale, shop }: PageContext, line: OrderLine): Html {
  const product = shop.repository.product(line.productId);
  const name = product
    ? html`<a href="${productPath(product, locale)}"><bdi>${line.name}</bdi></a>`
    : html`<bdi>${line.name}</bdi>`;
  return html`<tr class="woocommerce-table__line-item order_item"><td class="woocommerce-table__product-name product-name">${name} <strong class="product-quantity">&times;&nbsp;${line.quantity}</strong></td><td class="woocommerce-table__product-total product-total">${price(line.subtotal)}</td></tr>\n`;
}

export const addressBlock = (title: string, address: Address): Html =>
  html`<section class="woocommerce-Address card"><h2>${title}</h2>${addressLines(address)}</section>`;

/** Renders an address in postal format, without its empty parts. */
export function addressLines(address: Address, empty = ''): Html {
  const { firstName, lastName, company, street, street2, city, postcode, phone, email } = address;
  const lines = [
    `${firstName} ${lastName}`.trim(),
    company,
    street,
    street2,
    `${city} ${postcode}`.trim(),
    phone,
    email,
  ].filter((line) => line !== '');
  if (lines.length === 0) return html`<address>${empty}</address>`;
  return html`<address>${lines.map((line, at) => html`${at > 0 && html`<br>`}<bdi>${line}</bdi>`)}</address>`;
}

export const noAddress = (locale: Locale): string => accountTexts.orderView[locale].noAddress;
