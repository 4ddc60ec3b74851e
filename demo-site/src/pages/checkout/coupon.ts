import texts from '../../../content/texts/checkout.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { checkoutPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';

/** The page builder's coupon section; without script its form is posted to the checkout itself. */
export function checkoutCoupon({ locale }: PageContext): Html {
  const say = texts.coupon[locale];
  return html`<details class="e-coupon-box" data-widget="coupon">
<summary>${say.toggle}</summary>
<div class="e-coupon-anchor card">
<form class="checkout_coupon woocommerce-form-coupon" method="post" action="${checkoutPath(locale)}">
<div class="coupon-row"><p class="form-row"><label for="coupon_code">${say.label}</label>
<input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" autocomplete="off"></p>
<button type="submit" class="button e-apply-coupon" name="apply_coupon" value="${say.apply}">${say.apply}</button></div>
</form>
</div>
</details>`;
}
