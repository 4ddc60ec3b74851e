import { eventById, eventPath, type ShopEvent } from './events.ts';
import { productPath } from './links.ts';
import type { Locale, LocalText, Product } from './model.ts';
import type { Repository } from './repository.ts';

/** Anything that listings show and data stores keep. */
export type ListedItem =
  | { readonly kind: 'product'; readonly id: number; readonly product: Product }
  | { readonly kind: 'event'; readonly id: number; readonly event: ShopEvent };

export const productItem = (product: Product): ListedItem => ({ kind: 'product', id: product.id, product });
export const eventItem = (event: ShopEvent): ListedItem => ({ kind: 'event', id: event.id, event });

/** The listed thing of a number; null when there is none. */
export function itemById(repository: Repository, id: number): ListedItem | null {
  const product = repository.product(id);
  if (product !== null) return productItem(product);
  const event = eventById(repository, id);
  return event === null ? null : eventItem(event);
}

export const itemTitle = (item: ListedItem): LocalText =>
  item.kind === 'product' ? item.product.name : item.event.title;

export const itemPath = (item: ListedItem, locale: Locale): string =>
  item.kind === 'product' ? productPath(item.product, locale) : eventPath(item.event, locale);
