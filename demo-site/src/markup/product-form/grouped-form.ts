import texts from '../../../content/texts/shop.json' with { type: 'json' };
import { productPath } from '../../shop/links.ts';
import type { GroupedProduct, Product } from '../../shop/model.ts';
import { availabilityOf, stockLimit } from '../../shop/stock.ts';
import type { Visit } from '../../shop/visit.ts';
import { type Html, html } from '../html.ts';
import { labels } from '../labels.ts';
import { availabilityMarkup, productPrice } from '../price.ts';
import { quantityField } from './quantity.ts';

/** Renders one quantity field per child. */
export function groupedForm(visit: Visit, group: GroupedProduct): Html {
  const { locale, shop, url } = visit;
  const children = group.childIds.flatMap((id) => shop.repository.product(id) ?? []);
  return html`<form class="cart grouped_form" action="${url.origin}${productPath(group, locale)}" method="post" enctype="multipart/form-data" data-widget="add-to-cart">
<table class="woocommerce-grouped-product-list group_table"><caption class="screen-reader-text">${texts.set[locale]}</caption><tbody>
${children.map((child) => row(visit, child))}
</tbody></table>
<input type="hidden" name="add-to-cart" value="${group.id}">
<button type="submit" class="single_add_to_cart_button button alt">${labels.addToCart}</button>
</form>`;
}

function row({ locale, shop }: Visit, child: Product): Html {
  const isGone = availabilityOf(child.stock) === 'out';
  const quantity = quantityField(locale, child, {
    name: `quantity[${child.id}]`,
    value: '',
    min: 0,
    limit: stockLimit(child.stock),
  });
  return html`<tr id="product-${child.id}-row" class="woocommerce-grouped-product-list-item">
<td class="woocommerce-grouped-product-list-item__quantity">${isGone ? availabilityMarkup(child.stock, locale) : quantity}</td>
<th scope="row" class="woocommerce-grouped-product-list-item__label"><a href="${productPath(child, locale)}">${child.name[locale]}</a></th>
<td class="woocommerce-grouped-product-list-item__price">${productPrice(shop.repository, child, locale)}</td>
</tr>`;
}
