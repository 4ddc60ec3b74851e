import texts from '../../../content/texts/account.json' with { type: 'json' };
import { fill, fillCount } from '../../content/fill.ts';
import { html } from '../../markup/html.ts';
import { price } from '../../markup/price.ts';
import { accountPath, shopPath } from '../../shop/links.ts';
import type { Order } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { orderDate, statusName } from '../order-view.ts';
import { sectionName } from './navigation.ts';
import type { MakeSection } from './page.ts';

export const orders: MakeSection = (context, user) => {
  const { locale, shop } = context;
  const say = texts.orders[locale];
  const made = shop.repository.ordersOf(user.id);
  const heading = sectionName('orders', context);
  if (made.length === 0) {
    return {
      heading,
      content: html`<p class="woocommerce-info" role="status">${say.none} <a class="button" href="${shopPath(locale)}">${say.shop}</a></p>`,
    };
  }
  const heads = ['number', 'date', 'status', 'total', 'actions'] as const;
  const names = [say.order, say.date, say.status, say.total, say.actions];
  const content = html`<table class="woocommerce-orders-table woocommerce-MyAccount-orders shop_table shop_table_responsive my_account_orders account-orders-table">
<thead><tr>${heads.map((head, at) => html`<th scope="col" class="woocommerce-orders-table__header woocommerce-orders-table__header-order-${head}">${names[at]}</th>`)}</tr></thead>
<tbody>${made.map((order) => row(context, order))}</tbody>
</table>`;
  return { heading, content };
};

function row({ locale }: PageContext, order: Order) {
  const say = texts.orders[locale];
  const href = accountPath(locale, `view-order/${order.id}`);
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const cell = 'woocommerce-orders-table__cell woocommerce-orders-table__cell-order';
  return html`<tr class="woocommerce-orders-table__row woocommerce-orders-table__row--status-${order.status} order">
<th class="${cell}-number" data-title="${say.order}" scope="row"><a href="${href}" aria-label="${fill(say.viewOrder, { id: order.id })}">#${order.id}</a></th>
<td class="${cell}-date" data-title="${say.date}"><time datetime="${new Date(order.createdAt).toISOString()}">${orderDate(order, locale)}</time></td>
<td class="${cell}-status" data-title="${say.status}">${statusName(order, locale)}</td>
<td class="${cell}-total" data-title="${say.total}"><span>${price(order.total)} ${fillCount(say.sum, count)}</span></td>
<td class="${cell}-actions" data-title="${say.actions}"><a href="${href}" class="woocommerce-button button view" aria-label="${fill(say.viewOrder, { id: order.id })}">${say.view}</a></td>
</tr>
`;
}
