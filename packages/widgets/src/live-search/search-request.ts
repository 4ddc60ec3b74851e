import { RefusedError } from '@iyim/runtime';
import { type Checks, inAction, pageBase, type SiteConfig } from '@iyim/runtime/page';
import {
  coerceFlag,
  coerceNumber,
  coerceText,
  isPlainObject,
  ownValue,
  type PlainObject,
  type Site,
} from '@iyim/runtime/widget';
import { plainText } from '../../shared/site/plain-text.ts';

export interface SearchRequest {
  /** The widget's raw settings; all are sent with the request. */
  readonly settings: PlainObject;
  readonly value: string;
  readonly device: string;
  /** Id of the category; all categories if omitted. */
  readonly category?: string | undefined;
}

/**
 * Reads the search configuration of a page. The plugin's globals differ between its three generations: the oldest defines only
 * the general ajax URL, the middle one only the REST URL, the newest both. Only the oldest and the newest accept a nonce.
 */
export function searchConfig({ page, global, urls, prefixes }: SiteConfig) {
  const { text, flag } = global('jetSearchSettings');
  const restUrl = text('rest_api_url');
  const ajaxUrl = text('ajaxurl');
  return {
    /** URL of the search. */
    url: restUrl ?? ajaxUrl ?? `${urls.rest}jet-search/v1/search-posts`,
    action: text('action') ?? `${inAction(prefixes.search)}_ajax_search`,
    /** Empty if this version of the plugin accepts no nonce. */
    nonce: ajaxUrl === undefined ? '' : (text('nonce') ?? ''),
    /** Whether settings without a value are omitted from the request, as in newer versions of the plugin. */
    omitsEmpty: restUrl !== undefined && ajaxUrl !== undefined,
    /** Whether Enter in a search field submits its form (LS-9). */
    submitOnEnter: page.search?.submitOnEnter ?? flag('sumbitOnEnter') ?? false,
  };
}

/** Returns the maximum number of a visitor's searches that the browser stores, if the site sets it (LS-15). */
export function storedAtMost({ global }: SiteConfig): number | undefined {
  const limit = global('jetSearchSettings').number('ajaxSearchSuggestionsLimits');
  return limit !== undefined && limit >= 1 ? Math.trunc(limit) : undefined;
}

/** Fields of a post that are HTML by contract. All others are text, including those that a site adds. */
export const postHtmlFields: ReadonlySet<string> = new Set([
  'thumbnail',
  'price',
  'rating',
  'before_title',
  'after_title',
  'before_content',
  'after_content',
]);

export type SearchAnswer = ReturnType<typeof toSearchAnswer>;

/** Searches for posts (LS-4). Rejects if the request fails or the answer reports a failure; LS-11 has one message for both. */
export async function searchPosts(
  { http, config: site }: Site,
  { settings, value, device, category }: SearchRequest,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const config = searchConfig(site);
  const { lang: language, ...query } = settings;
  const data: Record<string, unknown> = { ...query, value, deviceMode: device };
  if (category !== undefined) data.category__in = category;
  const ask = (nonce: string) =>
    http.json(
      {
        contract: config.action,
        url: config.url,
        query: {
          action: config.action,
          ...(nonce ? { nonce } : {}),
          data: config.omitsEmpty ? withoutEmpty(data) : data,
          ...(coerceText(language) ? { lang: language } : {}),
          _: Date.now(),
        },
        headers: nonce && config.url.includes('/wp-json/') ? { 'X-WP-Nonce': nonce } : {},
        signal,
      },
      answerSchema,
    );
  try {
    return await ask(config.nonce);
  } catch (error) {
    // The nonce of a cached page may have expired, and the REST API refuses even public requests with an expired nonce.
    if (!config.nonce || !(error instanceof RefusedError)) throw error;
    return ask('');
  }
}

/**
 * Returns an answer whose HTML may be shown. An answer from the page's own origin is returned unchanged; the HTML fields and the
 * navigation are removed from any other answer (SEC-1). Answers redirected to another origin have already been rejected.
 */
export function trustedAnswer(answer: SearchAnswer, url: string): SearchAnswer {
  if (new URL(url, pageBase()).origin === location.origin) return answer;
  return {
    ...answer,
    posts:
      answer.posts?.map((post) => new Map([...post].filter(([name]) => !postHtmlFields.has(name)))) ?? null,
    navigation: { header: '', footer: '' },
  };
}

const withoutEmpty = (data: PlainObject): PlainObject =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '' && value != null));

/** Accepts `{data: {…}}` unless `success` is false or a top-level `error` is set. */
const answerSchema = ({ custom, pipe, transform }: Checks) =>
  pipe(
    custom<PlainObject>(
      (answer) =>
        isPlainObject(ownValue(answer, 'data')) &&
        coerceFlag(ownValue(answer, 'success')) !== false &&
        !isError(ownValue(answer, 'error')),
      'a successful answer',
    ),
    transform((answer) => toSearchAnswer(ownValue(answer, 'data') as PlainObject)),
  );

/** Returns whether an error is set, as a flag or as details; some filters of the plugin send details as text or as an object. */
const isError = (error: unknown): boolean => error != null && (coerceFlag(error) ?? true);

function toSearchAnswer(data: PlainObject) {
  const text = (key: string) => coerceText(ownValue(data, key)) ?? '';
  const number = (key: string) => Math.max(0, Math.trunc(coerceNumber(ownValue(data, key)) ?? 0));
  // PHP writes a list with gaps as an object.
  const listed = ownValue(data, 'posts') ?? [];
  const posts = (isPlainObject(listed) || Array.isArray(listed) ? Object.values(listed) : []).flatMap(toPost);
  const navigation = ownValue(data, 'results_navigation');
  return {
    /** Null if the server reports an error, which `message` describes. */
    posts: isError(ownValue(data, 'error')) ? null : posts,
    /** Plain text; empty if the server sent no message. */
    message: plainText(text('message').replaceAll('\\', '')),
    /** Total number of posts; `posts` contains the first ones. */
    count: Math.max(number('post_count'), posts.length),
    /** Number of slides; 0 if the server does not define it. */
    columns: number('columns'),
    /** Posts per slide; 0 if the server does not define it. */
    perSlide: number('limit_query'),
    /** Text whose matches are marked; null if no matches are marked. */
    highlight: coerceFlag(ownValue(data, 'search_highlight')) ? text('search_value') : null,
    /** Navigation as HTML; empty if there is no navigation. */
    navigation: {
      header: coerceText(ownValue(navigation, 'in_header')) ?? '',
      footer: coerceText(ownValue(navigation, 'in_footer')) ?? '',
    },
  } as const;
}

/** Returns an array with the post's fields by name, or an empty array for an invalid post. */
function toPost(post: unknown): ReadonlyMap<string, string>[] {
  if (!isPlainObject(post)) return [];
  const fields = Object.entries(post).map(([name, value]) => {
    const field = coerceText(value) ?? '';
    return [name, postHtmlFields.has(name) ? field : plainText(field)] as const;
  });
  return [new Map(fields)];
}
