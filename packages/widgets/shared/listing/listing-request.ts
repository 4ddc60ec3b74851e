import { type Checks, inAction } from '@iyim/runtime/page';
import { isPlainObject, type PlainObject, type Site } from '@iyim/runtime/widget';
import { listingsRequest } from './request.ts';

/** Handlers of the listings endpoint (§7). */
const HANDLERS = { loadMore: 'listing_load_more', getListing: 'get_listing' } as const;

/** Request for a listing (LG-2). Unknown ids are false. */
export interface ListingRequest {
  /** `loadMore` requests only items, `getListing` a whole grid. */
  readonly handler: 'loadMore' | 'getListing';
  readonly query?: PlainObject;
  /** Settings as the server printed them, including misspelt names. */
  readonly widgetSettings?: PlainObject;
  readonly postId?: string | number | false;
  readonly queriedId?: string | number | false;
  readonly elementId?: string | number | false;
  /** Number of the requested page, counted from 1. */
  readonly page?: number;
  readonly listingType?: string | false;
  readonly isEditMode?: boolean;
  /** Ids of the posts whose styles the page has. */
  readonly postCss?: readonly string[];
  /** Additional fields, which override the others. */
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
 * Requests more items, or a whole listing again (LG-1, LG-5). Rejects with `InvalidAnswerError` if the answer is not a listing,
 * for example if the server reports with status 200 that the request is incorrect.
 */
export async function fetchListing(site: Site, request: ListingRequest, signal?: AbortSignal) {
  const sent = listingsRequest(site, HANDLERS[request.handler], toFields(site, request), signal);
  const answer = await site.http.json(sent, schema);
  const { html, fragments, scripts, styles, filters_data, indexer_data } = answer.data;
  return {
    html,
    /** Inner HTML by selector. */
    fragments: fragments ?? {},
    /** HTML with script or style tags, by handle. */
    scripts: scripts ?? {},
    styles: styles ?? {},
    /** Data of this listing for the filters plugin, by parameter. */
    filtersData: isPlainObject(filters_data) ? filters_data : {},
    indexerData: isPlainObject(indexer_data) ? indexer_data : undefined,
    /** The unchanged answer, for handlers of the plugin's events. */
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

/** Returns `false` for a missing id or "0", because the server tests for the word "false". */
function idOrFalse(id: string | number | false | undefined): string | number | false {
  return id && id !== '0' ? id : false;
}
