import { messages } from '../../shop/messages.ts';
import type { Visit } from '../../shop/visit.ts';
import { type Html, html } from '../html.ts';

/** The templates the CMS's own script would fill; data, not code, so no nonce is needed. */
export const variationTemplates = ({ locale }: Visit): Html =>
  html`<script type="text/template" id="tmpl-variation-template">
<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
</script>
<script type="text/template" id="tmpl-unavailable-variation-template">
<p role="alert">${messages(locale).cannotBuy}</p>
</script>`;
