import texts from '../../../content/texts/checkout.json' with { type: 'json' };
import { checkoutPayment, reviewOrderTable } from '../../markup/checkout.ts';
import { type Html, html } from '../../markup/html.ts';
import { checkoutPath, wcAjaxUrl } from '../../shop/links.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { addressForm } from '../address-form.ts';
import { noticesArea } from '../notices-area.ts';
import { type Page, type Params, postIds } from '../page.ts';
import { checkoutCoupon } from './coupon.ts';
import { checkoutLogin } from './login.ts';

/** The checkout. An empty cart never comes here: it was sent to the cart page. */
export function checkoutPage(context: PageContext): Page {
  const { locale, url, user, session } = context;
  const say = texts.page[locale];
  // Before the notices are taken out of the session: its fields are marked by them.
  const address = addressForm(context, 'billing', session.billing ?? user?.billing ?? null);
  const main = html`<header class="page-header entry-header"><h1 class="entry-title">${say.title}</h1></header>
<div class="woocommerce elementor-element elementor-element-5c4ec07 elementor-widget elementor-widget-woocommerce-checkout-page" data-id="5c4ec07" data-element_type="widget" data-widget_type="woocommerce-checkout-page.default">
${noticesArea(context, ' e-woocommerce-notices-wrapper')}
<div class="checkout-asides">${user === null && checkoutLogin(context)}${checkoutCoupon(context)}</div>
<form name="checkout" method="post" class="checkout woocommerce-checkout" action="${url.origin}${checkoutPath(locale)}" enctype="multipart/form-data" novalidate>
<div class="checkout-columns">
<div class="col2-set" id="customer_details">
<div class="woocommerce-billing-fields"><h2>${say.billing}</h2>
${address}</div>
<div class="woocommerce-additional-fields">${notesField(context, say)}</div>
</div>
<div>
<h2 id="order_review_heading">${say.order}</h2>
<div id="order_review" class="woocommerce-checkout-review-order">${reviewOrderTable(context)}${checkoutPayment(context)}</div>
</div>
</div>
</form>
</div>`;
  return {
    title: say.title,
    postId: postIds.checkout,
    bodyClasses: ['page', 'page-id-9', 'woocommerce-checkout', 'woocommerce-page'],
    params: [checkoutParams(context)],
    main,
  };
}

const notesField = ({ fields }: PageContext, say: (typeof texts.page)['he']): Html =>
  html`<p class="form-row notes" id="order_comments_field"><label for="order_comments">${say.notes} <span class="optional">${say.optional}</span></label>
<textarea name="order_comments" class="input-text" id="order_comments" placeholder="${say.notesHint}" rows="2" cols="5">${fields.get('order_comments') ?? ''}</textarea></p>`;

const checkoutParams = (context: PageContext): Params => ({
  handle: 'wc-checkout',
  name: 'wc_checkout_params',
  value: {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: wcAjaxUrl(context.locale),
    update_order_review_nonce: createNonce(context, 'update-order-review'),
    apply_coupon_nonce: createNonce(context, 'apply-coupon'),
    remove_coupon_nonce: createNonce(context, 'remove-coupon'),
    option_guest_checkout: 'yes',
    checkout_url: wcAjaxUrl(context.locale).replace('%%endpoint%%', 'checkout'),
    is_checkout: '1',
    debug_mode: '',
    i18n_checkout_error: texts.page[context.locale].error,
    gateways_with_custom_place_order_button: [],
  },
});
