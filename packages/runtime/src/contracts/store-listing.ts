import type { Area } from './area.ts';
import type { PlainObject } from './plain.ts';
import type { StoreRef } from './stores-area.ts';

/**
 * A listing's query, asking for the posts of a browser-kept store (DS-8). An empty store goes as the marker by which the
 * server knows it. Other keys of `query` stay.
 */
export function frontStoreQuery(
  { names }: Pick<Area<'stores'>, 'names'>,
  query: PlainObject,
  { type, slug }: Pick<StoreRef, 'type' | 'slug'>,
  posts: readonly string[],
): Record<string, unknown> {
  const { posts: key, isFrontStore, emptyMarker } = names.query;
  return { ...query, [key]: posts.length > 0 ? posts : [emptyMarker, type, slug], [isFrontStore]: true };
}

/** The browser-kept store a listing's query asks for by its marker, or null (the query of an empty listing). */
export function storeOfQuery(
  { names }: Pick<Area<'stores'>, 'names'>,
  query: PlainObject,
): Pick<StoreRef, 'type' | 'slug'> | null {
  const value = Object.hasOwn(query, names.query.posts) ? query[names.query.posts] : undefined;
  if (!Array.isArray(value) || value[0] !== names.query.emptyMarker) return null;
  const [, type, slug] = value as unknown[];
  return typeof type === 'string' && typeof slug === 'string' ? { type, slug } : null;
}
