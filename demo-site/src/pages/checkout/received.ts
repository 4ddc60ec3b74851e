import checkoutTexts from '../../../content/texts/checkout.json' with { type: 'json' };
import { html } from '../../markup/html.ts';
import { price } from '../../markup/price.ts';
import { orderForKey } from '../../shop/checkout.ts';
import { shopPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { noticesArea } from '../notices-area.ts';
import { addressBlock, orderDate, orderTable } from '../order-view.ts';
import { type Page, postIds } from '../page.ts';

/** Renders the thank-you page; the order is visible only with its key. */
export function receivedPage(context: PageContext, id: number): Page {
  const { locale } = context;
  const texts = checkoutTexts.received[locale];
  const order = orderForKey(context, id);
  const thanks =
    order &&
    html`<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">${texts.thanks}</p>
<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details overview">
<li class="woocommerce-order-overview__order order">${texts.number}: <strong>${order.id}</strong></li>
<li class="woocommerce-order-overview__date date">${texts.date}: <strong>${orderDate(order, locale)}</strong></li>
<li class="woocommerce-order-overview__total total">${texts.total}: <strong>${price(order.total)}</strong></li>
<li class="woocommerce-order-overview__payment-method method">${texts.method}: <strong>${order.paymentTitle}</strong></li>
</ul>
<section class="woocommerce-order-details"><h2>${texts.details}</h2>${orderTable(context, order)}</section>
<div class="woocommerce-Addresses">${addressBlock(texts.billing, order.billing)}${addressBlock(texts.shipping, order.shippingAddress)}</div>`;
  const main = html`<header class="page-header entry-header"><h1 class="entry-title">${texts.title}</h1></header>
<div class="woocommerce"><div class="woocommerce-order">${noticesArea(context)}
${thanks ?? html`<p class="woocommerce-info" role="status">${texts.unknown}</p>`}
<p><a class="button" href="${shopPath(locale)}">${texts.shop}</a></p>
</div></div>`;
  return {
    title: texts.title,
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
