import { productPath } from '../../shop/links.ts';
import type { ExternalProduct, Product, SimpleProduct } from '../../shop/model.ts';
import { availabilityOf, stockLimit } from '../../shop/stock.ts';
import type { Visit } from '../../shop/visit.ts';
import { type Html, html } from '../html.ts';
import { labels } from '../labels.ts';
import { availabilityMarkup } from '../price.ts';
import { groupedForm } from './grouped-form.ts';
import { quantityField } from './quantity.ts';
import { variationsForm } from './variations-form.ts';

/** Renders the way to buy a product: a form, a link to another shop, or a message that the product is out of stock. */
export function productForm(visit: Visit, product: Product): Html {
  switch (product.type) {
    case 'simple':
      return simpleForm(visit, product);
    case 'variable':
      return variationsForm(visit, product);
    case 'grouped':
      return groupedForm(visit, product);
    case 'external':
      return externalLink(visit, product);
  }
}

function simpleForm({ locale, url }: Visit, product: SimpleProduct): Html {
  const stock = availabilityMarkup(product.stock, locale);
  if (availabilityOf(product.stock) === 'out') return stock;
  const limit = product.soldIndividually ? 1 : stockLimit(product.stock);
  return html`${stock}<form class="cart" action="${url.origin}${productPath(product, locale)}" method="post" enctype="multipart/form-data" data-widget="add-to-cart">
${quantityField(locale, product, { limit, hidden: product.soldIndividually })}
<button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button button alt">${labels.addToCart}</button>
</form>`;
}

const externalLink = ({ locale }: Visit, product: ExternalProduct): Html =>
  html`<p class="cart"><a class="single_add_to_cart_button button alt" href="${product.url}" rel="nofollow">${product.buttonText[locale]}</a></p>`;
