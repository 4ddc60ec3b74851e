import type { StoreRef } from '@iyim/runtime/shop';
import type { PlainObject } from '@iyim/runtime/widget';

/**
 * Returns the part of a listing's query that requests the posts of a browser-kept store (DS-8); it overrides the listing's own
 * query. For an empty store, the query contains a marker that the server recognises.
 */
export function frontStoreQuery(
  { type, slug }: Pick<StoreRef, 'type' | 'slug'>,
  posts: readonly string[],
): Record<string, unknown> {
  return { post__in: posts.length > 0 ? posts : ['is-front', type, slug], is_front_store: true };
}

/** Returns the browser-kept store that an empty listing's query names by its marker, or null. */
export function storeOfQuery(query: PlainObject): Pick<StoreRef, 'type' | 'slug'> | null {
  const value = Object.hasOwn(query, 'post__in') ? query.post__in : undefined;
  if (!Array.isArray(value) || value[0] !== 'is-front') return null;
  const [, type, slug] = value as unknown[];
  return typeof type === 'string' && typeof slug === 'string' ? { type, slug } : null;
}
