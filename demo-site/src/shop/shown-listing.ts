import { allEvents } from './events.ts';
import { idOf } from './fields.ts';
import { eventItem, itemById, type ListedItem, productItem } from './listed-item.ts';
import type { ListingElement } from './listing-elements.ts';
import { type ListingSettings, listingSettings } from './listing-settings.ts';
import { localDateAt } from './local-date.ts';
import { type NestedFields, nestedOf, textAt, textsAt } from './nested-fields.ts';
import type { Repository } from './repository.ts';
import type { Visit } from './visit.ts';

/** The query for a listing's items: the part of the CMS's query that this shop supports. */
interface ListingQuery {
  readonly postType: 'product' | 'event';
  /** Ids of the items, in this order; null: any. */
  readonly ids: readonly number[] | null;
  readonly categoryId: number | null;
  /** Events that ended before this day are left out; '' includes all events. */
  readonly from: string;
}

interface ListingResult {
  readonly items: readonly ListedItem[];
  readonly page: number;
  readonly pages: number;
}

const mostIds = 100;

/**
 * Parses a query from nested form fields. Ignores entries of `post__in` that are not ids, such as the marker `is-front`. The query
 * finds nothing if no id is left, or if `post__in` is missing although `is_front_store` is set (empty lists are not sent).
 */
export function listingQuery(fields: NestedFields): ListingQuery {
  const ids = textsAt(fields, 'post__in');
  const isFrontStore = ['true', '1', 'yes'].includes(textAt(fields, 'is_front_store'));
  const isLimited = isFrontStore || ids.length > 0;
  const category = idOf(textAt(fields, 'product_cat'));
  return {
    postType: textAt(fields, 'post_type') === 'event' ? 'event' : 'product',
    ids: isLimited ? ids.slice(0, mostIds).map(Number).filter(Number.isSafeInteger) : null,
    categoryId: category === 0 ? null : category,
    from: textAt(fields, 'from'),
  };
}

function found(
  repository: Repository,
  { postType, ids, categoryId, from }: ListingQuery,
): readonly ListedItem[] {
  if (ids !== null) return ids.flatMap((id) => itemById(repository, id) ?? []);
  if (postType === 'event')
    return allEvents(repository)
      .filter(({ end }) => end >= from)
      .map(eventItem);
  return repository
    .products()
    .filter(({ listed, categoryIds }) => listed && (categoryId === null || categoryIds.includes(categoryId)))
    .map(productItem);
}

/** Returns one page of a query's results, without items if the page is beyond the last one. */
export function runListing(
  repository: Repository,
  query: ListingQuery,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): ListingResult {
  const all = found(repository, query);
  const items = all.slice((page - 1) * perPage, page * perPage);
  return { items, page, pages: Math.max(1, Math.ceil(all.length / perPage)) };
}

/** A listing to render: its items, and the data for its script. */
export interface ShownListing {
  readonly settings: ListingSettings;
  readonly query: ListingQuery;
  /** The query as the script sends it back. */
  readonly rawQuery: Readonly<Record<string, unknown>>;
  readonly result: ListingResult;
  /** `{id}|{PHP class}` of the page with the listing. */
  readonly queriedId: string;
}

export const queriedIdOf = (pageId: number): string => `${pageId}|WP_Post`;

/** Returns the query of a saved listing element. A query for events leaves out past ones. */
export const elementQuery = (
  { shop }: Visit,
  { query, settings }: ListingElement,
): Readonly<Record<string, unknown>> => ({
  post_status: ['publish'],
  post_type: 'product',
  posts_per_page: settings.posts_num,
  paged: 1,
  ignore_sticky_posts: 1,
  ...query,
  ...(query.post_type === 'event' ? { from: localDateAt(shop.platform.now()) } : {}),
});

/** Returns a page of a saved listing. */
export function shownElement(visit: Visit, element: ListingElement, page = 1): ShownListing {
  const settings = listingSettings(nestedOf(element.settings));
  if (settings === null) throw new Error(`Listing ${element.id} has no template.`);
  const rawQuery = elementQuery(visit, element);
  const query = listingQuery(nestedOf(rawQuery));
  return {
    settings: { ...settings, raw: element.settings },
    query,
    rawQuery,
    result: runListing(visit.shop.repository, query, { page, perPage: settings.perPage }),
    queriedId: queriedIdOf(element.pageId),
  };
}
