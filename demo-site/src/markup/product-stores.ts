import { compare, favourites } from '../shop/data-stores.ts';
import type { Product } from '../shop/model.ts';
import type { Visit } from '../shop/visit.ts';
import { dataStoreButton } from './data-store-button.ts';
import { type Html, html } from './html.ts';

/** The buttons that keep a product: small ones on cards, and on its own page one that leads on to the comparison. */
export function productStores(visit: Visit, product: Product, place: 'card' | 'page'): Html {
  const kept = { id: product.id, name: product.name[visit.locale] };
  const after = place === 'page' ? 'switch_status' : 'remove_from_store';
  return html`<div class="${place === 'page' ? 'product-stores' : 'card-stores'}">${dataStoreButton(visit, { store: favourites, kept })}${dataStoreButton(visit, { store: compare, kept, after })}</div>`;
}
