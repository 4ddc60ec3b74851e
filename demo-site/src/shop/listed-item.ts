import { eventById, eventPath, type ShopEvent } from './events.ts';
import { productPath } from './links.ts';
import { type Post, post, postPath } from './magazine.ts';
import type { Locale, LocalText, Product } from './model.ts';
import type { Repository } from './repository.ts';

/** An item that listings show and data stores keep. */
export type ListedItem =
  | { readonly kind: 'product'; readonly id: number; readonly product: Product }
  | { readonly kind: 'event'; readonly id: number; readonly event: ShopEvent }
  | { readonly kind: 'post'; readonly id: number; readonly post: Post };

export const productItem = (product: Product): ListedItem => ({ kind: 'product', id: product.id, product });
export const eventItem = (event: ShopEvent): ListedItem => ({ kind: 'event', id: event.id, event });

/** Returns the item with an id; null when there is none. */
export function itemById(repository: Repository, id: number): ListedItem | null {
  const product = repository.product(id);
  if (product !== null) return productItem(product);
  const event = eventById(repository, id);
  if (event !== null) return eventItem(event);
  const found = post(repository, id);
  return found === null ? null : { kind: 'post', id, post: found };
}

/** Returns the item's name in both languages. */
export function itemTitle(item: ListedItem): LocalText {
  if (item.kind === 'product') return item.product.name;
  return item.kind === 'event' ? item.event.title : item.post.title;
}

/** Returns the address of the item's page. */
export function itemPath(item: ListedItem, locale: Locale): string {
  if (item.kind === 'product') return productPath(item.product, locale);
  return item.kind === 'event' ? eventPath(item.event, locale) : postPath(item.post, locale);
}
