import texts from '../../../content/texts/checkout.json' with { type: 'json' };
import { html } from '../../markup/html.ts';
import { price } from '../../markup/price.ts';
import { orderForKey } from '../../shop/checkout.ts';
import { shopPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import { addressBlock, orderDate, orderTable } from '../order-view.ts';
import { type Page, postIds } from '../page.ts';

/** The thank-you page; only whoever holds the order's key sees the order. */
export function receivedPage(context: PageContext, id: number): Page {
  const { locale } = context;
  const say = texts.received[locale];
  const order = orderForKey(context, id);
  const thanks =
    order &&
    html`<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">${say.thanks}</p>
<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details overview">
<li class="woocommerce-order-overview__order order">${say.number}: <strong>${order.id}</strong></li>
<li class="woocommerce-order-overview__date date">${say.date}: <strong>${orderDate(order, locale)}</strong></li>
<li class="woocommerce-order-overview__total total">${say.total}: <strong>${price(order.total)}</strong></li>
<li class="woocommerce-order-overview__payment-method method">${say.method}: <strong>${order.paymentTitle}</strong></li>
</ul>
<section class="woocommerce-order-details"><h2>${say.details}</h2>${orderTable(context, order)}</section>
<div class="woocommerce-Addresses">${addressBlock(say.billing, order.billing)}${addressBlock(say.shipping, order.shippingAddress)}</div>`;
  const main = html`<header class="page-header entry-header"><h1 class="entry-title">${say.title}</h1></header>
<div class="woocommerce"><div class="woocommerce-order">${noticesArea(context)}
${thanks ?? html`<p class="woocommerce-info" role="status">${say.unknown}</p>`}
<p><a class="button" href="${shopPath(locale)}">${say.shop}</a></p>
</div></div>`;
  return {
    title: say.title,
    postId: postIds.checkout,
    bodyClasses: [
      'page',
      'page-id-9',
      'woocommerce-checkout',
      'woocommerce-order-received',
      'woocommerce-page',
    ],
    main,
  };
}
