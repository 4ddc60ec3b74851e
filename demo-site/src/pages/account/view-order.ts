import texts from '../../../content/texts/account.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { html } from '../../markup/html.ts';
import { addressBlock, orderDate, orderTable, statusName } from '../order-view.ts';
import type { MakeSection } from './page.ts';

/** One order, for the customer who made it and nobody else. */
export const viewOrder: MakeSection = (context, user, rest) => {
  const { locale, shop } = context;
  const say = texts.viewOrder[locale];
  const order = /^\d+$/.test(rest) ? shop.repository.order(Number(rest)) : null;
  if (order === null || order.userId !== user.id) return null;
  const content = html`<p>${fill(say.placed, { id: order.id, date: orderDate(order, locale), status: statusName(order, locale) })}</p>
<section class="woocommerce-order-details"><h2>${say.details}</h2>${orderTable(context, order)}</section>
<div class="woocommerce-Addresses">${addressBlock(say.billing, order.billing)}${addressBlock(say.shipping, order.shippingAddress)}</div>`;
  return { heading: fill(say.heading, { id: order.id }), content };
};
