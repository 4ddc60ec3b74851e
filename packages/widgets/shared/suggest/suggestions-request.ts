import type { Checks, SiteConfig } from '@iyim/runtime/page';
import { coerceText, isPlainObject, ownValue, type Site } from '@iyim/runtime/widget';
import { plainText } from '../site/plain-text.ts';

/** Reads the page's configuration of suggestions. The oldest versions of the plugin define only the general ajax URL. */
export function suggestionsConfig({ global, urls }: SiteConfig) {
  const { text, flag } = global('jetSearchSettings');
  const textOf = (key: string) => text(`searchSuggestions.${key}`);
  const ajaxUrl = textOf('ajaxurl') ?? text('ajaxurl');
  const rest = (route: string) => ajaxUrl ?? `${urls.rest}${route}`;
  return {
    getUrl: textOf('get_suggestions_rest_api_url') ?? rest('jet-search/v1/get-suggestions'),
    addUrl: textOf('add_suggestions_rest_api_url') ?? rest('jet-search/v1/form-add-suggestion'),
    getAction: textOf('get_action') ?? 'get_form_suggestions',
    addAction: textOf('add_action') ?? 'add_form_suggestion',
    /** Nonce that both requests send as a parameter; empty if this version of the plugin needs no nonce. */
    nonce: textOf('nonce') ?? '',
    /** The REST API's nonce, sent as a header when saving. */
    restNonce: textOf('nonce_rest') ?? '',
    /** Whether the same search is saved only once per session (SG-4). */
    useSession: flag('searchSuggestions.use_session') ?? false,
  };
}

export interface SuggestionsRequest {
  /** `popular` or `latest`; empty to request suggestions that match `value`. */
  readonly listType: string;
  readonly value: string;
  readonly limit: number;
}

/** Returns the names in a list of texts or of `{ name, … }`. Leaves out duplicates and rows without a name. */
function namesIn(list: object): readonly string[] {
  const names = Object.values(list).map((row: unknown) =>
    plainText(coerceText(ownValue(row, 'name') ?? row) ?? '').trim(),
  );
  return [...new Set(names)].filter((name) => name !== '');
}

/** Returns the popular searches that JetSearch 3.5 prints into the page; null if it prints no list. */
export function printedSuggestions({ global }: SiteConfig): readonly string[] | null {
  const printed = global('jetSearchSettings').value('ajaxSearchPopularSuggestions');
  return printed instanceof Object ? namesIn(printed) : null;
}

/** Schema of an answer: a list of texts or of `{ name, … }`, as an array or an object; null for no suggestions. */
const suggestionsSchema = ({ custom, pipe, transform }: Checks) =>
  pipe(
    custom<unknown[] | object | null>(
      (answer) => answer === null || Array.isArray(answer) || (isPlainObject(answer) && !('code' in answer)),
      'a list of suggestions',
    ),
    transform((answer) => namesIn(answer ?? [])),
  );

/** Requests at most `limit` suggestions from the server (SG-1, SG-2). */
export async function getSuggestions(
  { http, config }: Site,
  { listType, value, limit }: SuggestionsRequest,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const { getUrl, getAction, nonce } = suggestionsConfig(config);
  const found = await http.json(
    {
      contract: getAction,
      url: getUrl,
      query: {
        action: getAction,
        ...(nonce ? { nonce } : {}),
        data: { list_type: listType, value, limit },
        _: Date.now(),
      },
      signal,
    },
    suggestionsSchema,
  );
  return found.slice(0, limit);
}

/** Maximum time that saving may delay a search, in ms. */
const SAVE_TIMEOUT = 3000;

/** Saves a search (SG-3). Ignores the answer; rejects if the request fails or takes more than 3 s. */
export async function saveSuggestion(
  { http, config }: Site,
  name: string,
  signal?: AbortSignal,
): Promise<void> {
  const { addUrl, addAction, nonce, restNonce } = suggestionsConfig(config);
  await http.send({
    contract: addAction,
    url: addUrl,
    form: {
      action: addAction,
      data: { name },
      ...(nonce ? { nonce } : {}),
    },
    headers: restNonce ? { 'X-WP-Nonce': restNonce } : {},
    timeout: SAVE_TIMEOUT,
    signal,
  });
}
