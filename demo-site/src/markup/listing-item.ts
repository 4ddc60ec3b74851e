import texts from '../../content/texts/events.json' with { type: 'json' };
import { favourites } from '../shop/data-stores.ts';
import type { ShopEvent } from '../shop/events.ts';
import { itemPath, itemTitle, type ListedItem } from '../shop/listed-item.ts';
import { type Template, templates } from '../shop/listing-settings.ts';
import type { Locale, Product } from '../shop/model.ts';
import { pluginPopups } from '../shop/plugin-popups.ts';
import type { Visit } from '../shop/visit.ts';
import { eventWhen } from './calendar.ts';
import { dataStoreButton, productStores, removeFromStoreLink } from './data-store-button.ts';
import { type Html, html, trusted } from './html.ts';
import { itemPicture } from './picture.ts';
import { attachedPopup } from './plugin-popup.ts';
import { listPrice } from './price.ts';

/** Returns the kind of an event in the page's language. */
export const eventKind = ({ kind }: ShopEvent, locale: Locale): string => texts.kinds[locale][kind];

const picture = (visit: Visit, item: ListedItem, more: Html | null = null): Html =>
  html`<div class="listing-card__picture">${itemPicture(visit, item)}${more}</div>`;

const heading = (item: ListedItem, locale: Locale): Html =>
  html`<h2 class="listing-card__title"><a href="${itemPath(item, locale)}">${itemTitle(item)[locale]}</a></h2>`;

/** Renders the price of a product, or the date of an event; null for a post. */
function facts({ locale, shop }: Visit, item: ListedItem): Html | null {
  if (item.kind === 'product')
    return html`<span class="price">${listPrice(shop.repository, item.product, locale)}</span>`;
  return item.kind === 'event'
    ? html`<p class="listing-card__when">${eventWhen(item.event, locale)}</p>`
    : null;
}

/** Renders the text of an item. A product's text may contain markup, which is trusted because the shop wrote it. */
function text({ locale }: Visit, item: ListedItem): Html {
  if (item.kind === 'product') return trusted(item.product.description[locale]);
  return html`<p>${item.kind === 'event' ? item.event.summary[locale] : item.post.excerpt[locale]}</p>`;
}

const productBody = (visit: Visit, item: ListedItem, product: Product): Html =>
  html`<div class="listing-card">
${picture(visit, item)}
${heading(item, visit.locale)}
${facts(visit, item)}
${productStores(visit, product, 'card')}
</div>`;

/** Makes a whole card a link to the item's page. A click on a link or button inside does not open that page. */
const overlay = (path: string, inside: Html, isNewTab = false): Html =>
  html`<div class="jet-engine-listing-overlay-wrap" data-url="${path}"${isNewTab && html` data-target="_blank"`}>${inside}</div>`;

function eventBody(visit: Visit, item: ListedItem, event: ShopEvent): Html {
  const { locale } = visit;
  const kept = { id: item.id, name: event.title[locale] };
  const kind = html`<span class="event-kind event-kind--${event.kind}">${eventKind(event, locale)}</span>`;
  return overlay(
    itemPath(item, locale),
    html`<article class="listing-card listing-card--event">
${picture(visit, item, kind)}
${heading(item, locale)}
${facts(visit, item)}
<p class="listing-card__place">${event.place[locale]}</p>
<div class="card-stores">${dataStoreButton(visit, { store: favourites, kept })}</div>
</article>`,
  );
}

/** Renders a tile for masonry, as tall as its text. A click opens the item in a new tab. */
const tileBody = (visit: Visit, item: ListedItem): Html =>
  overlay(
    itemPath(item, visit.locale),
    html`<article class="listing-card listing-card--tile">
${picture(visit, item)}
${heading(item, visit.locale)}
<div class="listing-card__text">${text(visit, item)}</div>
${facts(visit, item)}
</article>`,
    true,
  );

/** Renders an item in the list of favourites, with the link that removes it. */
function savedBody(visit: Visit, item: ListedItem): Html {
  const kept = { id: item.id, name: itemTitle(item)[visit.locale] };
  return html`<div class="listing-card listing-card--saved">
${picture(visit, item)}
${heading(item, visit.locale)}
${facts(visit, item)}
<div class="listing-card__stores">${removeFromStoreLink(visit, { store: favourites, kept, synchId: 'favourites-list' })}</div>
</div>`;
}

/** Renders a card with the button that shows the item in a popup; without scripts the button links to the item's page. */
function quickBody(visit: Visit, item: ListedItem): Html {
  const { locale } = visit;
  const popup = attachedPopup({ popup: pluginPopups.quickView, trigger: 'click-self', isItem: true });
  return html`<div class="listing-card">
${picture(visit, item)}
${heading(item, locale)}
${facts(visit, item)}
<div class="elementor-element elementor-element-9c1b506 elementor-widget elementor-widget-button jet-popup-target" data-id="9c1b506" data-element_type="widget" data-widget_type="button.default" data-jet-popup="${popup}"><div class="elementor-widget-container"><div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link button" href="${itemPath(item, locale)}"><span class="elementor-button-text">${texts.quickLook[locale]}<span class="screen-reader-text">: ${itemTitle(item)[locale]}</span></span></a></div></div></div>
</div>`;
}

function body(visit: Visit, item: ListedItem, template: Template): Html {
  if (template === 'saved') return savedBody(visit, item);
  if (template === 'quick') return quickBody(visit, item);
  if (item.kind === 'post' || template === 'tile') return tileBody(visit, item);
  return item.kind === 'product'
    ? productBody(visit, item, item.product)
    : eventBody(visit, item, item.event);
}

/** Renders one item of a listing, with the plugin's wrapper. */
export const listingItem = (visit: Visit, item: ListedItem, template: Template): Html =>
  html`<div class="jet-listing-grid__item jet-listing-dynamic-post-${item.id}" data-post-id="${item.id}"><div class="elementor elementor-${templates[template]}">${body(visit, item, template)}</div></div>`;
