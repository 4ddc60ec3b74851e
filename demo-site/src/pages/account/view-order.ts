import { html } from '../../markup/html.ts';
import { addressBlock, orderDate, orderTable, statusName } from '../order-view.ts';
import type { MakeSection } from './page.ts';

const texts = {
  he: {
    heading: (id: number) => `הזמנה מספר ${id}`,
    placed: (id: number, date: string, status: string) =>
      `הזמנה מספר ${id} נעשתה ב־${date}, ומצבה: ${status}.`,
    details: 'פרטי ההזמנה',
    billing: 'כתובת לחיוב',
    shipping: 'כתובת למשלוח',
  },
  en: {
    heading: (id: number) => `Order #${id}`,
    placed: (id: number, date: string, status: string) =>
      `Order #${id} was placed on ${date} and is currently ${status}.`,
    details: 'Order details',
    billing: 'Billing address',
    shipping: 'Shipping address',
  },
};

/** One order, for the customer who made it and nobody else. */
export const viewOrder: MakeSection = (context, user, rest) => {
  const { locale, shop } = context;
  const say = texts[locale];
  const order = /^\d+$/.test(rest) ? shop.repository.order(Number(rest)) : null;
  if (order === null || order.userId !== user.id) return null;
  const content = html`<p>${say.placed(order.id, orderDate(order, locale), statusName(order, locale))}</p>
<section class="woocommerce-order-details"><h2>${say.details}</h2>${orderTable(context, order)}</section>
<div class="woocommerce-Addresses">${addressBlock(say.billing, order.billing)}${addressBlock(say.shipping, order.shippingAddress)}</div>`;
  return { heading: say.heading(order.id), content };
};
