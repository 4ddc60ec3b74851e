import { builderForm } from '../../../markup/builder-form/form.ts';
import { builderCountdown } from '../../../markup/countdown.ts';
import { type Html, html } from '../../../markup/html.ts';
import { productPrice } from '../../../markup/price.ts';
import { productForm } from '../../../markup/product-form/form.ts';
import { callbackForm } from '../../../shop/builder-forms/definitions.ts';
import { productPath } from '../../../shop/links.ts';
import type { PageContext } from '../../../shop/page-context.ts';

/** What popups hold under their text, beside links, by their slug. */
export const popupInsides: Readonly<Record<string, (context: PageContext) => Html>> = {
  callback: (context) => builderForm(context, callbackForm, callbackForm.name[context.locale]),
  'quick-shop': quickShop,
};

/** The linen dress. */
const shown = 117;
const offerLasts = 2 * 3600;

function quickShop(context: PageContext): Html {
  const product = context.shop.repository.product(shown);
  if (product === null) return html``;
  const { locale, shop } = context;
  const more = { he: 'לעמוד המוצר', en: 'To the product’s page' }[locale];
  return html`${builderCountdown(context, { id: 'cd07061', evergreen: offerLasts, actions: [] })}
<p class="price">${productPrice(shop.repository, product, locale)}</p>
${productForm(context, product)}
<p><a href="${productPath(product, locale)}">${more}</a></p>`;
}
