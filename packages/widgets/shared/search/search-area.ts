import type { Area, AreaPreset, SiteConfig } from '@iyim/runtime/widget';
import { globalReader, type ReadGlobal } from '@iyim/runtime/widget';
import { type SearchNames, searchNames } from './names.ts';

export interface SearchConfig {
  /** Where results are asked for. */
  readonly url: string;
  readonly action: string;
  /** Empty when this version of the plugin takes none. */
  readonly nonce: string;
  /** The plugin's newer versions leave settings without a value out of a request. */
  readonly omitsEmpty: boolean;
  /** Enter in a search field submits its form (LS-9). */
  readonly submitOnEnter: boolean;
  readonly suggestions: {
    readonly getUrl: string;
    readonly addUrl: string;
    readonly getAction: string;
    readonly addAction: string;
    /** Goes with both as a field; empty when this version of the plugin takes none. */
    readonly nonce: string;
    /** The REST API's own, in a header of what is saved. */
    readonly restNonce: string;
    /** Each visitor's searches are saved once a session (SG-4). */
    readonly useSession: boolean;
  };
}

/**
 * Three generations of the plugin: the oldest knows only the general ajax URL, the middle one REST URLs and no nonce, the
 * newest has both URLs and takes nonces again. What a page's globals hold tells which one it is.
 */
function readConfig(
  { globals, globalKeys: keys, routes, actions }: SearchNames,
  read: ReadGlobal,
  site: SiteConfig,
): SearchConfig {
  const { text, flag } = globalReader(read, globals.settings);
  const restUrl = text(keys.searchUrl);
  const ajaxUrl = text(keys.adminAjax);
  const rest = (route: string) => `${site.urls.rest.replace(/\/*$/, '/')}${route}`;
  const suggestionsAjax = text(keys.suggestionsAjax) ?? ajaxUrl;
  return {
    url: restUrl ?? ajaxUrl ?? rest(routes.search),
    action: text(keys.action) ?? actions.search,
    nonce: ajaxUrl === undefined ? '' : (text(keys.nonce) ?? ''),
    omitsEmpty: restUrl !== undefined && ajaxUrl !== undefined,
    submitOnEnter: flag(keys.submitOnEnter) ?? false,
    suggestions: {
      getUrl: text(keys.getUrl) ?? suggestionsAjax ?? rest(routes.getSuggestions),
      addUrl: text(keys.addUrl) ?? suggestionsAjax ?? rest(routes.addSuggestion),
      getAction: text(keys.getAction) ?? actions.getSuggestions,
      addAction: text(keys.addAction) ?? actions.addSuggestion,
      nonce: text(keys.suggestionsNonce) ?? '',
      restNonce: text(keys.restNonce) ?? '',
      useSession: flag(keys.useSession) ?? false,
    },
  };
}

export type SearchArea = Area<SearchNames, SearchConfig>;

/** Configured under `names.search` and `site.search`. */
export const searchArea: AreaPreset<SearchNames, SearchConfig> = {
  key: 'search',
  names: searchNames,
  readConfig,
};
