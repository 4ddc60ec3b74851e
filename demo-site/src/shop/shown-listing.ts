import type { ListingElement } from './listing-elements.ts';
import { type ListingQuery, type ListingResult, listingQuery, runListing } from './listing-query.ts';
import { type ListingSettings, listingSettings } from './listing-settings.ts';
import { localDateAt } from './local-date.ts';
import { nestedOf } from './nested-of.ts';
import type { Visit } from './visit.ts';

/** A listing that was looked up: what to draw, and what its script is told. */
export interface ShownListing {
  readonly settings: ListingSettings;
  readonly query: ListingQuery;
  /** The query as the script sends it back. */
  readonly rawQuery: Readonly<Record<string, unknown>>;
  readonly result: ListingResult;
  /** `{id}|{PHP class}` of the page's own object. */
  readonly queriedId: string;
}

export const queriedIdOf = (pageId: number): string => `${pageId}|WP_Post`;

/** The query of a saved element: events that are over are of no use to anybody. */
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

/** A page of a saved listing. */
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
