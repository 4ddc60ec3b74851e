import { type Checks, inAction } from '@iyim/runtime/page';
import { isPlainObject, type PlainObject, type Site } from '@iyim/runtime/widget';
import { listingsRequest } from './request.ts';

/** Handlers of the listings endpoint (§7). */
const HANDLERS = { loadMore: 'listing_load_more', getListing: 'get_listing' } as const;

/** What a listing asks its server for (LG-2). An id that is not known is false. */
export interface ListingRequest {
  /** `loadMore` answers bare items, `getListing` a whole grid. */
  readonly handler: 'loadMore' | 'getListing';
  readonly query?: PlainObject;
  /** As the server printed them, misspellings and all. */
  readonly widgetSettings?: PlainObject;
  readonly postId?: string | number | false;
  readonly queriedId?: string | number | false;
  readonly elementId?: string | number | false;
  /** The page that is wanted, from 1. */
  readonly page?: number;
  readonly listingType?: string | false;
  readonly isEditMode?: boolean;
  /** Posts whose styles the page has. */
  readonly postCss?: readonly string[];
  /** Laid over the fields themselves. */
  readonly extra?: PlainObject;
}

export type ListingAnswer = Awaited<ReturnType<typeof fetchListing>>;

const schema = ({
  check,
  fragmentMapSchema,
  literal,
  looseObject,
  nullable,
  optional,
  pipe,
  string,
}: Checks) => {
  const texts = optional(nullable(fragmentMapSchema), {});
  return looseObject({
    success: literal(true),
    data: looseObject({
      html: pipe(
        string(),
        check((html) => html.trim() !== 'Request data is incorrect'),
      ),
      fragments: texts,
      scripts: texts,
      styles: texts,
    }),
  });
};

/**
 * Asks for more items, or for a listing anew (LG-1, LG-5). Rejects with `InvalidAnswerError` for what is no listing, also
 * when the server says, as a success, that the request names none.
 */
export async function fetchListing(site: Site, request: ListingRequest, signal?: AbortSignal) {
  const sent = listingsRequest(site, HANDLERS[request.handler], toFields(site, request), signal);
  const answer = await site.http.json(sent, schema);
  const { html, fragments, scripts, styles, filters_data, indexer_data } = answer.data;
  return {
    html,
    /** Selector → HTML that goes inside. */
    fragments: fragments ?? {},
    /** Handle → tags. */
    scripts: scripts ?? {},
    styles: styles ?? {},
    /** Parameter → what the filters plugin is to know of this listing. */
    filtersData: isPlainObject(filters_data) ? filters_data : {},
    indexerData: isPlainObject(indexer_data) ? indexer_data : undefined,
    /** The answer as it came, for handlers of the plugin's events. */
    raw: answer as unknown,
  } as const;
}

function toFields({ config }: Site, request: ListingRequest): Record<string, unknown> {
  const { query = {}, widgetSettings = {}, postId, queriedId, elementId, page = 1 } = request;
  return {
    action: `${inAction(config.prefixes.listing)}_ajax`,
    handler: HANDLERS[request.handler],
    query,
    widget_settings: widgetSettings,
    page_settings: {
      post_id: idOrFalse(postId),
      queried_id: idOrFalse(queriedId),
      element_id: idOrFalse(elementId),
      page,
    },
    listing_type: request.listingType || false,
    isEditMode: request.isEditMode ?? false,
    addedPostCSS: request.postCss ?? [],
    ...request.extra,
  };
}

/** The server tests for the word "false". */
function idOrFalse(id: string | number | false | undefined): string | number | false {
  return id && id !== '0' ? id : false;
}
