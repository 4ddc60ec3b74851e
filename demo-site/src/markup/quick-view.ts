import texts from '../../content/texts/shop.json' with { type: 'json' };
import { itemPath, itemTitle, type ListedItem } from '../shop/listed-item.ts';
import type { Visit } from '../shop/visit.ts';
import { eventWhen } from './calendar.ts';
import { type Html, html, trusted } from './html.ts';
import { itemPicture } from './picture.ts';
import { productPrice } from './price.ts';
import { productForm } from './product-form/form.ts';

function facts(visit: Visit, item: ListedItem): Html {
  const { locale, shop } = visit;
  if (item.kind === 'product')
    return html`<p class="price">${productPrice(shop.repository, item.product, locale)}</p>
${trusted(item.product.summary[locale])}
${productForm(visit, item.product)}`;
  if (item.kind === 'event')
    return html`<p>${eventWhen(item.event, locale)}<br>${item.event.place[locale]}</p><p>${item.event.summary[locale]}</p>`;
  return html`<p>${item.post.excerpt[locale]}</p>`;
}

/** Renders an item for a popup, with the complete form to buy it. */
export const quickView = (visit: Visit, item: ListedItem): Html =>
  html`<div class="quick-view" data-post-id="${item.id}">
<div class="quick-view__picture">${itemPicture(visit, item)}</div>
<div class="quick-view__text"><h2>${itemTitle(item)[visit.locale]}</h2>
${facts(visit, item)}
<p><a href="${itemPath(item, visit.locale)}">${texts.quickView[visit.locale][item.kind]}</a></p></div>
</div>`;
