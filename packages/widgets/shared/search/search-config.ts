import { inAction, type SiteConfig } from '@iyim/runtime/page';
import { searchNames } from './names.ts';

/**
 * Three generations of the plugin: the oldest knows only the general ajax URL, the middle one REST URLs and no nonce, the
 * newest has both URLs and takes nonces again. What a page's globals hold tells which one it is.
 */
export function searchConfig({ page, global, urls, prefixes }: SiteConfig) {
  const { text, flag } = global(searchNames.settings);
  const restUrl = text('rest_api_url');
  const ajaxUrl = text('ajaxurl');
  const rest = (route: string) => `${urls.rest}${route}`;
  const suggestionsAjax = text('searchSuggestions.ajaxurl') ?? ajaxUrl;
  return {
    /** Where results are asked for. */
    url: restUrl ?? ajaxUrl ?? rest('jet-search/v1/search-posts'),
    action: text('action') ?? `${inAction(prefixes.search)}_ajax_search`,
    /** Empty when this version of the plugin takes none. */
    nonce: ajaxUrl === undefined ? '' : (text('nonce') ?? ''),
    /** The plugin's newer versions leave settings without a value out of a request. */
    omitsEmpty: restUrl !== undefined && ajaxUrl !== undefined,
    /** Enter in a search field submits its form (LS-9). */
    submitOnEnter: page.search?.submitOnEnter ?? flag('sumbitOnEnter') ?? false,
    suggestions: {
      getUrl:
        text('searchSuggestions.get_suggestions_rest_api_url') ??
        suggestionsAjax ??
        rest('jet-search/v1/get-suggestions'),
      addUrl:
        text('searchSuggestions.add_suggestions_rest_api_url') ??
        suggestionsAjax ??
        rest('jet-search/v1/form-add-suggestion'),
      getAction: text('searchSuggestions.get_action') ?? searchNames.getSuggestions,
      addAction: text('searchSuggestions.add_action') ?? searchNames.addSuggestion,
      /** Goes with both as a field; empty when this version of the plugin takes none. */
      nonce: text('searchSuggestions.nonce') ?? '',
      /** The REST API's own, in a header of what is saved. */
      restNonce: text('searchSuggestions.nonce_rest') ?? '',
      /** Each visitor's searches are saved once a session (SG-4). */
      useSession: flag('searchSuggestions.use_session') ?? false,
    },
  };
}

export type SearchForm = ReturnType<typeof readSearchForm>;

/** `prefix` begins the classes of the original's parts. */
export function readSearchForm(host: HTMLElement, prefix: string) {
  const field = host.querySelector<HTMLInputElement>(
    `.${prefix}field, input[type="search"], input[name="s"], input[type="text"]`,
  );
  const form = field?.form;
  if (!field || !form) throw new Error('expected a form with a text field inside the host, found none');
  return {
    form,
    field,
    category: form.querySelector<HTMLSelectElement>(`.${prefix}categories select, select`),
    /** Holds the query's settings as JSON, for the results page. */
    hidden: form.querySelector<HTMLInputElement>('input[type="hidden"][name$="_settings"]'),
  } as const;
}
