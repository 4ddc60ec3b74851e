import type { StoreRef } from '@iyim/runtime/shop';
import type { PlainObject } from '@iyim/runtime/widget';

/**
 * What a listing's query asks for the posts of a browser-kept store with (DS-8); it goes over the listing's own. An empty
 * store goes as the marker by which the server knows it.
 */
export function frontStoreQuery(
  { type, slug }: Pick<StoreRef, 'type' | 'slug'>,
  posts: readonly string[],
): Record<string, unknown> {
  return { post__in: posts.length > 0 ? posts : ['is-front', type, slug], is_front_store: true };
}

/** The browser-kept store that an empty listing's query names by its marker, or null. */
export function storeOfQuery(query: PlainObject): Pick<StoreRef, 'type' | 'slug'> | null {
  const value = Object.hasOwn(query, 'post__in') ? query.post__in : undefined;
  if (!Array.isArray(value) || value[0] !== 'is-front') return null;
  const [, type, slug] = value as unknown[];
  return typeof type === 'string' && typeof slug === 'string' ? { type, slug } : null;
}
