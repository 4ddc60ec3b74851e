import favouritesTexts from '../../content/texts/favourites.json' with { type: 'json' };
import { compare, type DataStore, favourites, favouritesPath, isFront } from '../shop/data-stores.ts';
import { localPath } from '../shop/locale.ts';
import type { Product } from '../shop/model.ts';
import { idsIn } from '../shop/store-contents.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html, trusted } from './html.ts';

/**
 * Renders the two buttons of a product, which add it to the favourites and to the comparison. On the product's page, the second
 * button becomes a link to the comparison after a click.
 */
export function productStores(visit: Visit, product: Product, place: 'card' | 'page'): Html {
  const kept = { id: product.id, name: product.name[visit.locale] };
  const after = place === 'page' ? 'switch_status' : 'remove_from_store';
  return html`<div class="${place === 'page' ? 'product-stores' : 'card-stores'}">${dataStoreButton(visit, { store: favourites, kept })}${dataStoreButton(visit, { store: compare, kept, after })}</div>`;
}

const icon = (inside: string, fill = 'none'): Html =>
  trusted(
    `<svg viewBox="0 0 24 24" width="24" height="24" fill="${fill}" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${inside}</svg>`,
  );

const heart = '<path d="M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15.2 12 20 12 20Z"/>';
const scales = '<path d="M12 4v16M8 20h8M5 7h14"/><path d="m5 7-3 7h6L5 7Zm14 0-3 7h6l-3-7Z"/>';
const bookmark = '<path d="M7 4h10v16l-5-4-5 4Z"/>';

interface StoreIcons {
  readonly add: Html;
  readonly added: Html;
}

const pair = (inside: string): StoreIcons => ({ add: icon(inside), added: icon(inside, 'currentColor') });

/** Icons of each data store's button, before and after adding. */
const storeIcons: Readonly<Record<string, StoreIcons>> = {
  favourites: pair(heart),
  compare: pair(scales),
  wishlist: pair(bookmark),
  seen: pair(bookmark),
};

export const removeIcon = icon('<path d="m6 6 12 12M18 6 6 18"/>');

/** An item that a button adds to a store. */
export interface Kept {
  readonly id: number;
  /** Name of the item for screen readers, because the button's surroundings name it only visually. */
  readonly name: string;
}

interface StoreButton {
  readonly store: DataStore;
  readonly kept: Kept;
  /** Effect of a click while the item is in the store. The plugin's default is to remove it. */
  readonly after?: 'remove_from_store' | 'switch_status' | 'hide';
  /** Id of the listing that shows the store. */
  readonly synchId?: string;
  /** Post id of the plugin's popup that opens after the item was added. */
  readonly popup?: number;
}

/**
 * Returns the address that a click opens without scripts: a page that asks for confirmation or, for a browser store, the page
 * with the store's list.
 */
function storePath(
  { locale }: Visit,
  change: 'add' | 'remove',
  store: DataStore,
  { id }: Pick<Kept, 'id'>,
): string {
  if (isFront(store)) return favouritesPath(locale, store);
  return `${localPath(`/favourites/${change}/`, locale)}?store=${store.slug}&post=${id}`;
}

const argsOf = (store: DataStore): Readonly<Record<string, unknown>> => ({
  slug: store.slug,
  type: store.type,
  is_front: isFront(store),
  size: store.size,
});

const labelOf = (text: string, name: string): Html =>
  html`<span class="jet-data-store-link__label">${text}<span class="screen-reader-text">: ${name}</span></span>`;

const iconOf = (icon: Html | undefined): Html => html`<span class="jet-data-store-link__icon">${icon}</span>`;

const classesOf = (...names: readonly (string | false)[]): string => names.filter(Boolean).join(' ');

/**
 * Renders the plugin's button that adds an item to a store. Its label, icon and link depend on whether the item is in the
 * store.
 */
export function dataStoreButton(visit: Visit, { store, kept, after, synchId, popup }: StoreButton): Html {
  const { locale } = visit;
  const action = after ?? 'remove_from_store';
  const texts = favouritesTexts.buttons[locale][store.slug];
  const icons = storeIcons[store.slug];
  const isIn = idsIn(visit, store).includes(kept.id);
  const removes = isIn && action === 'remove_from_store';
  const label = labelOf(texts.add, kept.name);
  const addedLabel = labelOf(action === 'remove_from_store' ? texts.remove.join(' ') : texts.view, kept.name);
  const icon = iconOf(icons?.add);
  const addedIcon = iconOf(icons?.added);
  const addedUrl = favouritesPath(locale, store);
  const args = {
    label: label.toString(),
    icon: icon.toString(),
    added_label: addedLabel.toString(),
    added_icon: addedIcon.toString(),
    added_url: addedUrl,
    action_after_added: action,
    ...(synchId === undefined ? {} : { synch_id: synchId }),
    ...(popup === undefined ? {} : { popup, isJetEngine: true }),
    post_id: kept.id,
    store: argsOf(store),
  };
  const classes = classesOf(
    'jet-data-store-link',
    removes ? 'jet-remove-from-store' : 'jet-add-to-store',
    isFront(store) && 'is-front-store',
    isIn && 'in-store',
    isIn && action === 'hide' && 'is-hidden',
  );
  const href = removes
    ? storePath(visit, 'remove', store, kept)
    : isIn
      ? addedUrl
      : storePath(visit, 'add', store, kept);
  return html`<span class="jet-data-store-link-wrapper jet-data-store-link-wrapper--${store.slug}" data-widget="data-store"><a href="${href}" class="${classes}" data-args="${JSON.stringify(args)}" data-post="${kept.id}" data-store="${store.slug}" rel="nofollow">${isIn ? addedIcon : icon}${isIn ? addedLabel : label}</a></span>`;
}

/** Renders the plugin's link that removes an item from a store, and from the listing around the link. */
export function removeFromStoreLink(visit: Visit, { store, kept, synchId }: StoreButton): Html {
  const [verb, from] = favouritesTexts.buttons[visit.locale][store.slug].remove;
  const isIn = isFront(store) || idsIn(visit, store).includes(kept.id);
  const args = {
    ...(synchId === undefined ? {} : { synch_id: synchId }),
    remove_from_listing: true,
    post_id: kept.id,
    store: argsOf(store),
  };
  const classes = classesOf(
    'jet-listing-dynamic-link__link',
    'jet-remove-from-store',
    isFront(store) && 'is-front-store',
    isIn ? 'in-store' : 'is-hidden',
  );
  return html`<a href="${storePath(visit, 'remove', store, kept)}" class="${classes}" data-args="${JSON.stringify(args)}" data-post="${kept.id}" data-store="${store.slug}" rel="nofollow" data-widget="data-store"><span class="jet-listing-dynamic-link__icon">${removeIcon}</span><span class="jet-listing-dynamic-link__label">${verb}<span class="screen-reader-text"> ${from}: ${kept.name}</span></span></a>`;
}

/** Renders the number of items in a store. For a browser store it is 0 until the script has counted the items. */
export const storeCount = (visit: Visit, store: DataStore): Html =>
  html`<span class="jet-engine-data-store-count${isFront(store) && ' is-front-store'}" data-store="${store.slug}" data-widget="data-store">${idsIn(visit, store).length}</span>`;
