import { RefusedError } from '@iyim/runtime';
import { type Checks, inAction, pageBase, type SiteConfig } from '@iyim/runtime/page';
import {
  coerceFlag,
  coerceNumber,
  coerceText,
  isPlainObject,
  own,
  type PlainObject,
  type Site,
} from '@iyim/runtime/widget';
import { plainText } from '../../shared/site/plain-text.ts';

export interface SearchRequest {
  /** The widget's settings as the page has them; all go with the request. */
  readonly settings: PlainObject;
  readonly value: string;
  readonly device: string;
  /** Category's id; none when left out. */
  readonly category?: string | undefined;
}

/**
 * Three generations of the plugin: the oldest knows only the general ajax URL, the middle one REST URLs and no nonce, the
 * newest has both URLs and takes nonces again. What a page's globals hold tells which one it is.
 */
export function searchConfig({ page, global, urls, prefixes }: SiteConfig) {
  const { text, flag } = global('jetSearchSettings');
  const restUrl = text('rest_api_url');
  const ajaxUrl = text('ajaxurl');
  return {
    /** Where results are asked for. */
    url: restUrl ?? ajaxUrl ?? `${urls.rest}jet-search/v1/search-posts`,
    action: text('action') ?? `${inAction(prefixes.search)}_ajax_search`,
    /** Empty when this version of the plugin takes none. */
    nonce: ajaxUrl === undefined ? '' : (text('nonce') ?? ''),
    /** The plugin's newer versions leave settings without a value out of a request. */
    omitsEmpty: restUrl !== undefined && ajaxUrl !== undefined,
    /** Enter in a search field submits its form (LS-9). */
    submitOnEnter: page.search?.submitOnEnter ?? flag('sumbitOnEnter') ?? false,
  };
}

/** Fields of a post that are HTML by contract. All others are text, also those that a site adds. */
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

/**
 * Searches while the visitor types (LS-4). Rejects also when the server answers that it failed: LS-11 shows the same for
 * both.
 */
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
    // A cached page has a stale nonce, with which the REST API refuses even public answers.
    if (!config.nonce || !(error instanceof RefusedError)) throw error;
    return ask('');
  }
}

/**
 * An answer whose HTML may be shown: that of the page's own origin is as it came, any other loses the fields and the
 * navigation that are HTML by contract (SEC-1). An answer that was redirected to another origin does not get here.
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

/** `{success: true, data: {…}}`. A body of `false`, an error at the top and a success that is none are no such thing. */
const answerSchema = ({ custom, pipe, transform }: Checks) =>
  pipe(
    custom<PlainObject>(
      (answer) =>
        isPlainObject(own(answer, 'data')) &&
        coerceFlag(own(answer, 'success')) !== false &&
        !isError(own(answer, 'error')),
      'a successful answer',
    ),
    transform((answer) => toSearchAnswer(own(answer, 'data') as PlainObject)),
  );

/** A flag, or, as some filters of the plugin have it, a text or an object that says what is wrong. */
const isError = (error: unknown): boolean => error != null && (coerceFlag(error) ?? true);

function toSearchAnswer(data: PlainObject) {
  const text = (key: string) => coerceText(own(data, key)) ?? '';
  const number = (key: string) => Math.max(0, Math.trunc(coerceNumber(own(data, key)) ?? 0));
  // PHP writes a list with gaps as an object.
  const listed = own(data, 'posts') ?? [];
  const posts = (isPlainObject(listed) || Array.isArray(listed) ? Object.values(listed) : []).flatMap(toPost);
  const navigation = own(data, 'results_navigation');
  return {
    /** Null when the server says that something is wrong with the search; `message` says what. */
    posts: isError(own(data, 'error')) ? null : posts,
    /** As text; empty when the server has nothing to say. */
    message: plainText(text('message').replaceAll('\\', '')),
    /** How many posts there are in all; `posts` holds the first. */
    count: Math.max(number('post_count'), posts.length),
    /** Slides that the posts stand on; 0 when the server does not say. */
    columns: number('columns'),
    /** Posts on a slide; 0 when the server does not say. */
    perSlide: number('limit_query'),
    /** Marks the matches of this text; null marks none. */
    highlight: coerceFlag(own(data, 'search_highlight')) ? text('search_value') : null,
    /** Navigation as HTML, empty where there is none. */
    navigation: {
      header: coerceText(own(navigation, 'in_header')) ?? '',
      footer: coerceText(own(navigation, 'in_footer')) ?? '',
    },
  } as const;
}

/** A post that was found: its fields by name. */
function toPost(post: unknown): ReadonlyMap<string, string>[] {
  if (!isPlainObject(post)) return [];
  const fields = Object.entries(post).map(([name, value]) => {
    const field = coerceText(value) ?? '';
    return [name, postHtmlFields.has(name) ? field : plainText(field)] as const;
  });
  return [new Map(fields)];
}
