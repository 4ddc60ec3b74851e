import favouritesTexts from '../../../content/texts/favourites.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { dataStoreButton, removeFromStoreLink, storeCount } from '../../markup/data-store-button.ts';
import { type Html, html } from '../../markup/html.ts';
import { itemPicture } from '../../markup/picture.ts';
import { listPrice } from '../../markup/price.ts';
import {
  compare,
  type DataStore,
  favourites,
  favouritesPath,
  seen,
  wishlist,
} from '../../shop/data-stores.ts';
import { accountPath, shopPath } from '../../shop/links.ts';
import { itemById, itemPath, itemTitle, type ListedItem } from '../../shop/listed-item.ts';
import { collectionPages } from '../../shop/listing-elements.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { hasStore, idsIn } from '../../shop/store-contents.ts';
import { type StoreChange, storeChange, storeNonce } from '../../shop/store-form.ts';
import { elementOf, listingWidget } from '../listing-widget.ts';
import { noticesArea } from '../notices-area.ts';
import { builtPage, type Page } from '../page.ts';
import { compareFile } from '../theme-files.ts';
import { compareTable } from './compare-table.ts';

/**
 * `/favourites/add/` and `/favourites/remove/`: ask visitors without scripts for confirmation before a server-side list
 * changes.
 */
export function storeChangePage(context: PageContext): Page | null {
  const requestedChange = storeChange(context);
  if (requestedChange === null) return null;
  const { locale } = context;
  const texts = favouritesTexts.page[locale];
  const { change, store, item } = requestedChange;
  const title = fill(texts.change[change].question, {
    item: itemTitle(item)[locale],
    list: store.name[locale],
  });
  const crumbs = [{ label: texts.title, href: favouritesPath(locale) }, { label: store.name[locale] }];
  const main = html`<section class="card confirm"><h1>${title}</h1>${answer(context, requestedChange)}</section>`;
  return { title, postId: 0, bodyClasses: ['page'], crumbs, main };
}

function answer(context: PageContext, { change, store, item, back }: StoreChange): Html {
  const { locale } = context;
  const texts = favouritesTexts.page[locale];
  if (!hasStore(context, store))
    return html`<p>${texts.guest} <a href="${accountPath(locale)}">${texts.login}</a></p>`;
  const isFull = change === 'add' && store.size > 0 && idsIn(context, store).length >= store.size;
  if (isFull && !store.isOnView)
    return html`<p>${fill(texts.full, { size: store.size })}</p><a class="button" href="${favouritesPath(locale, store)}">${texts.toList}</a>`;
  return html`<form method="post"><input type="hidden" name="store" value="${store.slug}"><input type="hidden" name="post" value="${item.id}"><input type="hidden" name="back" value="${back}"><input type="hidden" name="nonce" value="${createNonce(context, storeNonce)}">
<button type="submit" class="button button--primary">${texts.change[change].yes}</button> <a class="button" href="${back}">${texts.no}</a></form>`;
}

const postId = collectionPages.favourites;

/** `/favourites/`: the visitor's four lists. */
export function favouritesPage(context: PageContext): Page {
  const { locale } = context;
  const texts = favouritesTexts.page[locale];
  const links = [favourites, compare, seen, wishlist].map(
    (store) =>
      html`<li><a class="store-link" href="#${store.slug}">${store.name[locale]} ${storeCount(context, store)}</a></li>`,
  );
  return builtPage({
    title: texts.title,
    postId,
    lead: texts.lead,
    bodyClasses: ['page', `page-id-${postId}`],
    scripts: [{ id: 'iyim-compare-js', src: compareFile }],
    before: html`${noticesArea(context)}
<nav class="store-links" aria-label="${texts.lists}"><ul>${links}</ul></nav>
`,
    inside: html`
${section(context, favourites, html`<noscript><p class="demo-note">${texts.inBrowser}</p></noscript>${listingWidget(context, elementOf(context, 'c1b0a09'))}`)}
${section(context, compare, compared(context))}
${section(context, seen, kept(context, seen))}
${section(context, wishlist, wishlistItems(context))}
`,
  });
}

function section({ locale }: PageContext, store: DataStore, inside: Html): Html {
  const { slug, name } = store;
  const lead = favouritesTexts.page[locale].leads[slug];
  return html`<section class="store-section" id="${slug}" aria-labelledby="${slug}-heading"><h2 id="${slug}-heading">${name[locale]}</h2><p class="store-lead">${lead}</p>
${inside}</section>`;
}

/** Renders a server-side list. Each item can be removed, and a viewed item can be added to the favourites. */
function kept(context: PageContext, store: DataStore): Html {
  const { locale, shop } = context;
  const items = idsIn(context, store).flatMap((id) => itemById(shop.repository, id) ?? []);
  const texts = favouritesTexts.page[locale];
  if (items.length === 0)
    return html`<p class="store-empty">${texts.empty} <a href="${shopPath(locale)}">${texts.shop}</a></p>`;
  return html`<ul class="kept-list">${items.toReversed().map((item) => keptItem(context, store, item))}</ul>`;
}

function compared(context: PageContext): Html {
  const { repository } = context.shop;
  const products = idsIn(context, compare).flatMap((id) => repository.product(id) ?? []);
  return products.length === 0 ? kept(context, compare) : compareTable(context, products.toReversed());
}

function keptItem(context: PageContext, store: DataStore, item: ListedItem): Html {
  const { locale, shop } = context;
  const of = { id: item.id, name: itemTitle(item)[locale] };
  const price = item.kind === 'product' && listPrice(shop.repository, item.product, locale);
  return html`<li class="jet-listing-grid__item kept-item jet-listing-dynamic-post-${item.id}" data-post-id="${item.id}">
<div class="kept-item__picture">${itemPicture(context, item)}</div>
<a class="kept-item__name" href="${itemPath(item, locale)}">${of.name}</a>
${price !== false && html`<span class="price">${price}</span>`}
<div class="kept-item__links">${removeFromStoreLink(context, { store, kept: of })}${store === seen && dataStoreButton(context, { store: favourites, kept: of, after: 'hide', synchId: 'favourites-list' })}</div></li>`;
}

function wishlistItems(context: PageContext): Html {
  const { locale, user } = context;
  if (user !== null) return kept(context, wishlist);
  const texts = favouritesTexts.page[locale];
  return html`<p class="store-empty">${texts.guest} <a href="${accountPath(locale)}">${texts.login}</a></p>`;
}
