import type { PlainObject } from '../site/plain.ts';
import type { StoreRef, StoresArea } from './stores-area.ts';

/**
 * What a listing's query asks for the posts of a browser-kept store with (DS-8); it goes over the listing's own. An empty
 * store goes as the marker by which the server knows it.
 */
export function frontStoreQuery(
  { names }: Pick<StoresArea, 'names'>,
  { type, slug }: Pick<StoreRef, 'type' | 'slug'>,
  posts: readonly string[],
): Record<string, unknown> {
  const { posts: key, isFrontStore, emptyMarker } = names.query;
  return { [key]: posts.length > 0 ? posts : [emptyMarker, type, slug], [isFrontStore]: true };
}

/** The browser-kept store that an empty listing's query names by its marker, or null. */
export function storeOfQuery(
  { names }: Pick<StoresArea, 'names'>,
  query: PlainObject,
): Pick<StoreRef, 'type' | 'slug'> | null {
  const value = Object.hasOwn(query, names.query.posts) ? query[names.query.posts] : undefined;
  if (!Array.isArray(value) || value[0] !== names.query.emptyMarker) return null;
  const [, type, slug] = value as unknown[];
  return typeof type === 'string' && typeof slug === 'string' ? { type, slug } : null;
}
