import shopTexts from '../../../content/texts/shop.json' with { type: 'json' };
import { productPath } from '../../shop/links.ts';
import { messages } from '../../shop/messages.ts';
import type { ProductAttribute, VariableProduct } from '../../shop/model.ts';
import type { Visit } from '../../shop/visit.ts';
import { type Html, html } from '../html.ts';
import { labels } from '../labels.ts';
import { productVariations } from '../variation.ts';
import { quantityField } from './quantity.ts';
import { swatchList } from './swatch-list.ts';

/** Renders the templates that the CMS's own script would fill. They are data, not code, so they need no CSP nonce. */
const variationTemplates = ({ locale }: Visit): Html =>
  html`<script type="text/template" id="tmpl-variation-template">
<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
</script>
<script type="text/template" id="tmpl-unavailable-variation-template">
<p role="alert">${messages(locale).cannotBuy}</p>
</script>`;

/** Renders the CMS's form of a variable product with the swatches plugin's lists. */
export function variationsForm(visit: Visit, product: VariableProduct): Html {
  const { locale, shop, url } = visit;
  const place = { repository: shop.repository, locale, origin: url.origin };
  const data = JSON.stringify(productVariations(product, place));
  const last = product.attributes.length - 1;
  const rows = product.attributes.map((attribute, at) =>
    attributeRow(visit, product, attribute, at === last),
  );
  return html`<form class="variations_form cart" action="${url.origin}${productPath(product, locale)}" method="post" enctype="multipart/form-data" data-product_id="${product.id}" data-product_variations="${data}" data-widget="swatches">
<table class="variations" role="presentation"><tbody>
${rows}
</tbody></table>
<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
<div class="single_variation_wrap" data-widget="add-to-cart">
<div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div>
<div class="woocommerce-variation-add-to-cart variations_button">
${quantityField(locale, product, { limit: null })}
<button type="submit" class="single_add_to_cart_button button alt">${labels.addToCart}</button>
<input type="hidden" name="add-to-cart" value="${product.id}">
<input type="hidden" name="product_id" value="${product.id}">
<input type="hidden" name="variation_id" class="variation_id" value="0">
<noscript><input type="hidden" name="match_variation" value="1"></noscript>
</div>
</div>
</form>
${variationTemplates(visit)}`;
}

/** Renders a label, the select that has the value, and the list of swatches shown in place of the select. */
function attributeRow(
  visit: Visit,
  product: VariableProduct,
  attribute: ProductAttribute,
  isLast: boolean,
): Html {
  const { locale } = visit;
  const texts = shopTexts.variations[locale];
  const chosen = chosenValue(visit, product, attribute);
  const field = `attribute_${attribute.key}`;
  const hasList = attribute.swatch !== 'select';
  const options = attribute.options.map(
    ({ value, name }) =>
      html`<option value="${value}"${value === chosen && html` selected="selected"`}>${name[locale]}</option>`,
  );
  const reset = html`<a class="reset_variations" href="#" aria-label="${texts.clearLabel}">${texts.clear}</a>`;
  return html`<tr><th class="label"><label for="${attribute.key}">${attribute.name[locale]}</label>${hasList && html`<span class="woo-selected-variation-item-name"></span>`}</th>
<td class="value${hasList && ' woo-variation-items-wrapper'}">
<select id="${attribute.key}" class="${hasList && 'woo-variation-raw-select'}" name="${field}" data-attribute_name="${field}" data-show_option_none="yes"><option value="">${texts.choose}</option>${options}</select>
${hasList && swatchList(visit, attribute, chosen)}
${isLast && reset}</td></tr>
`;
}

/** Returns the chosen value: from the posted form, otherwise from `?attribute_…=`, otherwise the product's default. */
function chosenValue(
  { query, fields }: Visit,
  { defaults }: VariableProduct,
  { key }: ProductAttribute,
): string {
  const field = `attribute_${key}`;
  return fields.get(field) ?? query.get(field) ?? defaults[key] ?? '';
}
