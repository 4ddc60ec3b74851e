import checkoutTexts from '../../../content/texts/checkout.json' with { type: 'json' };
import { checkoutPayment, reviewOrderTable } from '../../markup/checkout.ts';
import { type Html, html } from '../../markup/html.ts';
import { checkoutPath, wcAjaxUrl } from '../../shop/links.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { addressForm } from '../address-form.ts';
import { demoNote, loginFields, loginNonce, rememberField } from '../login-fields.ts';
import { noticesArea } from '../notices-area.ts';
import { type Page, type Params, postIds } from '../page.ts';

/** Renders the page builder's login section as `<details>`, which is folded from the first paint and opens without scripts. */
export function checkoutLogin(context: PageContext): Html {
  const { locale } = context;
  const texts = checkoutTexts.login[locale];
  const isOpen = context.fields.has('login');
  return html`<details class="e-woocommerce-login-section" data-widget="checkout-login"${isOpen && html` open`}>
<summary>${texts.toggle}</summary>
<div class="e-woocommerce-login-anchor card">
<form class="woocommerce-form woocommerce-form-login login" method="post" action="${checkoutPath(locale)}">
<div class="e-login-row">${loginFields(context)}
<button type="submit" class="woocommerce-button button woocommerce-form-login__submit e-woocommerce-form-login-submit" name="login" value="${texts.submit}">${texts.submit}</button></div>
${rememberField(context)}${loginNonce(context, checkoutPath(locale))}
</form>
${demoNote(locale)}
</div>
</details>`;
}

/** Renders the page builder's coupon section; without scripts its form is posted to the checkout itself. */
function checkoutCoupon({ locale }: PageContext): Html {
  const texts = checkoutTexts.coupon[locale];
  return html`<details class="e-coupon-box" data-widget="coupon">
<summary>${texts.toggle}</summary>
<div class="e-coupon-anchor card">
<form class="checkout_coupon woocommerce-form-coupon" method="post" action="${checkoutPath(locale)}">
<div class="coupon-row"><p class="form-row"><label for="coupon_code">${texts.label}</label>
<input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" autocomplete="off"></p>
<button type="submit" class="button e-apply-coupon" name="apply_coupon" value="${texts.apply}">${texts.apply}</button></div>
</form>
</div>
</details>`;
}

/** Renders the checkout. A visitor with an empty cart has already been redirected to the cart page. */
export function checkoutPage(context: PageContext): Page {
  const { locale, url, user, session } = context;
  const texts = checkoutTexts.page[locale];
  // The fields are rendered before the notices are taken out of the session, because the notices mark the invalid fields.
  const address = addressForm(context, 'billing', session.billing ?? user?.billing ?? null);
  const main = html`<header class="page-header entry-header"><h1 class="entry-title">${texts.title}</h1></header>
<div class="woocommerce elementor-element elementor-element-5c4ec07 elementor-widget elementor-widget-woocommerce-checkout-page" data-id="5c4ec07" data-element_type="widget" data-widget_type="woocommerce-checkout-page.default">
${noticesArea(context, ' e-woocommerce-notices-wrapper')}
<div class="checkout-asides">${user === null && checkoutLogin(context)}${checkoutCoupon(context)}</div>
<form name="checkout" method="post" class="checkout woocommerce-checkout" action="${url.origin}${checkoutPath(locale)}" enctype="multipart/form-data" novalidate>
<div class="checkout-columns">
<div class="col2-set" id="customer_details">
<div class="woocommerce-billing-fields"><h2>${texts.billing}</h2>
${address}</div>
<div class="woocommerce-additional-fields">${notesField(context, texts)}</div>
</div>
<div>
<h2 id="order_review_heading">${texts.order}</h2>
<div id="order_review" class="woocommerce-checkout-review-order">${reviewOrderTable(context)}${checkoutPayment(context)}</div>
</div>
</div>
</form>
</div>`;
  return {
    title: texts.title,
    postId: postIds.checkout,
    bodyClasses: ['page', 'page-id-9', 'woocommerce-checkout', 'woocommerce-page'],
    params: [checkoutParams(context)],
    main,
  };
}

const notesField = ({ fields }: PageContext, texts: (typeof checkoutTexts.page)['he']): Html =>
  html`<p class="form-row notes" id="order_comments_field"><label for="order_comments">${texts.notes} <span class="optional">${texts.optional}</span></label>
<textarea name="order_comments" class="input-text" id="order_comments" placeholder="${texts.notesHint}" rows="2" cols="5">${fields.get('order_comments') ?? ''}</textarea></p>`;

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
    i18n_checkout_error: checkoutTexts.page[context.locale].error,
    gateways_with_custom_place_order_button: [],
  },
});
