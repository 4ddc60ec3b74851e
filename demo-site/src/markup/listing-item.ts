import { favourites } from '../shop/data-stores.ts';
import type { ShopEvent } from '../shop/events.ts';
import { picturePath } from '../shop/links.ts';
import { itemPath, itemTitle, type ListedItem } from '../shop/listed-item.ts';
import { type Template, templates } from '../shop/listing-settings.ts';
import type { Locale, Product } from '../shop/model.ts';
import type { Visit } from '../shop/visit.ts';
import { dataStoreButton, removeFromStoreLink } from './data-store-button.ts';
import { eventWhen } from './event-when.ts';
import { type Html, html, trusted } from './html.ts';
import { pictureOf } from './picture.ts';
import { productPrice } from './price.ts';
import { productStores } from './product-stores.ts';

const kinds = {
  he: { workshop: 'סדנה', fair: 'יריד', opening: 'פתיחה', talk: 'שיחה' },
  en: { workshop: 'Workshop', fair: 'Fair', opening: 'Opening', talk: 'Talk' },
};

/** What kind of event it is, in the page's language. */
export const eventKind = ({ kind }: ShopEvent, locale: Locale): string => kinds[locale][kind];

/** The picture of an item: an event's is that of the product it is about. */
export function itemPicture({ shop, locale }: Visit, item: ListedItem): Html | null {
  const { repository } = shop;
  const product = item.kind === 'product' ? item.product : repository.product(item.event.productId);
  const picture = product && pictureOf(repository, product);
  return (
    picture &&
    html`<img src="${picturePath(picture)}" width="${picture.width}" height="${picture.height}" alt="" loading="lazy" decoding="async" lang="${locale}">`
  );
}

/** A listing's items are announced by their headings, which stand below the page's own. */
const heading = (item: ListedItem, locale: Locale): Html =>
  html`<h2 class="listing-card__title"><a href="${itemPath(item, locale)}">${itemTitle(item)[locale]}</a></h2>`;

function productBody(visit: Visit, item: ListedItem, product: Product): Html {
  const { locale, shop } = visit;
  return html`<div class="listing-card">
<div class="listing-card__picture">${itemPicture(visit, item)}</div>
${heading(item, locale)}
<span class="price">${productPrice(shop.repository, product, locale)}</span>
${productStores(visit, product, 'card')}
</div>`;
}

/** The whole card leads to its page; links and buttons in it keep their own clicks. */
const overlay = (path: string, inside: Html, isNewTab = false): Html =>
  html`<div class="jet-engine-listing-overlay-wrap" data-url="${path}"${isNewTab && html` data-target="_blank"`}>${inside}</div>`;

function eventBody(visit: Visit, item: ListedItem, event: ShopEvent): Html {
  const { locale } = visit;
  const kept = { id: item.id, name: event.title[locale] };
  return overlay(
    itemPath(item, locale),
    html`<article class="listing-card listing-card--event">
<div class="listing-card__picture">${itemPicture(visit, item)}<span class="event-kind event-kind--${event.kind}">${eventKind(event, locale)}</span></div>
${heading(item, locale)}
<p class="listing-card__when">${eventWhen(event, locale)}</p>
<p class="listing-card__place">${event.place[locale]}</p>
<div class="card-stores">${dataStoreButton(visit, { store: favourites, kept })}</div>
</article>`,
  );
}

/** A tile as tall as its text: what masonry is for. Opens in a new tab. */
function tileBody(visit: Visit, item: ListedItem): Html {
  const { locale, shop } = visit;
  const text =
    item.kind === 'product' ? trusted(item.product.description[locale]) : item.event.summary[locale];
  return overlay(
    itemPath(item, locale),
    html`<article class="listing-card listing-card--tile">
<div class="listing-card__picture">${itemPicture(visit, item)}</div>
${heading(item, locale)}
<div class="listing-card__text">${text}</div>
${item.kind === 'product' && html`<span class="price">${productPrice(shop.repository, item.product, locale)}</span>`}
</article>`,
    true,
  );
}

/** A thing in the list of favourites. */
function savedBody(visit: Visit, item: ListedItem): Html {
  const { locale, shop } = visit;
  const kept = { id: item.id, name: itemTitle(item)[locale] };
  return html`<div class="listing-card listing-card--saved">
<div class="listing-card__picture">${itemPicture(visit, item)}</div>
${heading(item, locale)}
${
  item.kind === 'product'
    ? html`<span class="price">${productPrice(shop.repository, item.product, locale)}</span>`
    : html`<p class="listing-card__when">${eventWhen(item.event, locale)}</p>`
}
<div class="listing-card__stores">${removeFromStoreLink(visit, { store: favourites, kept, synchId: 'favourites-list' })}</div>
</div>`;
}

function body(visit: Visit, item: ListedItem, template: Template): Html {
  if (template === 'saved') return savedBody(visit, item);
  if (template === 'tile') return tileBody(visit, item);
  return item.kind === 'product'
    ? productBody(visit, item, item.product)
    : eventBody(visit, item, item.event);
}

/** One item of a listing, as the plugin wraps it. */
export const listingItem = (visit: Visit, item: ListedItem, template: Template): Html =>
  html`<div class="jet-listing-grid__item jet-listing-dynamic-post-${item.id}" data-post-id="${item.id}"><div class="elementor elementor-${templates[template]}">${body(visit, item, template)}</div></div>`;
