import { describe, expect, it } from 'vitest';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { searchConfig } from './search-config.ts';

const read = (jetSearchSettings?: unknown, others: Record<string, unknown> = {}) =>
  searchConfig(testSite(async () => new Response(), { jetSearchSettings, ...others }).config);

const suggestions = {
  ajaxurl: 'https://shop.test/wp-admin/admin-ajax.php',
  get_suggestions_rest_api_url: 'https://shop.test/wp-json/jet-search/v1/get-suggestions',
  add_suggestions_rest_api_url: 'https://shop.test/wp-json/jet-search/v1/form-add-suggestion',
  get_action: 'get_form_suggestions',
  add_action: 'add_form_suggestion',
  nonce_rest: 'rest1',
  use_session: 'false',
};

describe('what the page says of its search', () => {
  it('LS-4 the middle generation: REST URLs, a nonce that is not sent', () => {
    expect(
      read({
        rest_api_url: 'https://shop.test/wp-json/jet-search/v1/search-posts',
        action: 'jet_ajax_search',
        nonce: 'n1',
        sumbitOnEnter: '1',
        searchSuggestions: suggestions,
      }),
    ).toEqual({
      url: 'https://shop.test/wp-json/jet-search/v1/search-posts',
      action: 'jet_ajax_search',
      nonce: '',
      omitsEmpty: false,
      submitOnEnter: true,
      suggestions: {
        getUrl: suggestions.get_suggestions_rest_api_url,
        addUrl: suggestions.add_suggestions_rest_api_url,
        getAction: 'get_form_suggestions',
        addAction: 'add_form_suggestion',
        nonce: '',
        restNonce: 'rest1',
        useSession: false,
      },
    });
  });

  it('LS-4, SG-1, SG-3 a page that says nothing: the REST routes', () => {
    const { url, suggestions } = read();
    expect([url, suggestions.getUrl, suggestions.addUrl]).toEqual([
      '/wp-json/jet-search/v1/search-posts',
      '/wp-json/jet-search/v1/get-suggestions',
      '/wp-json/jet-search/v1/form-add-suggestion',
    ]);
  });

  it('LS-4 the newest generation: both URLs, nonces, nothing empty', () => {
    expect(
      read({
        rest_api_url: '/wp-json/jet-search/v1/search-posts',
        ajaxurl: '/wp-admin/admin-ajax.php',
        action: 'jet_ajax_search',
        nonce: 'n1',
        searchSuggestions: { ...suggestions, nonce: 's1', use_session: 'true' },
      }),
    ).toMatchObject({
      url: '/wp-json/jet-search/v1/search-posts',
      nonce: 'n1',
      omitsEmpty: true,
      suggestions: { nonce: 's1', useSession: true },
    });
  });

  it('LS-4 the oldest generation: the general ajax URL', () => {
    expect(
      read({ ajaxurl: '/wp-admin/admin-ajax.php', action: 'jet_ajax_search', nonce: 'n1' }),
    ).toMatchObject({
      url: '/wp-admin/admin-ajax.php',
      nonce: 'n1',
      omitsEmpty: false,
      suggestions: { getUrl: '/wp-admin/admin-ajax.php' },
    });
  });

  it.each([
    [undefined],
    [null],
    [''],
    [[]],
    ['nonsense'],
    [{ rest_api_url: {}, action: [], searchSuggestions: 7 }],
  ])('LS-4, LS-9, SG-1 a page that says %j has default URLs and actions, and no Enter', (value) => {
    expect(read(value)).toMatchObject({
      url: '/wp-json/jet-search/v1/search-posts',
      action: 'jet_ajax_search',
      nonce: '',
      submitOnEnter: false,
      suggestions: { getUrl: '/wp-json/jet-search/v1/get-suggestions', restNonce: '', useSession: false },
    });
  });

  it('LS-4 a site in a folder has its REST URL from the page builder', () => {
    const ElementorProFrontendConfig = { urls: { rest: 'https://shop.test/he/wp-json' } };
    expect(read(undefined, { ElementorProFrontendConfig }).url).toBe(
      'https://shop.test/he/wp-json/jet-search/v1/search-posts',
    );
  });

  it.each([
    ['1', true],
    [true, true],
    ['', false],
    ['false', false],
    [0, false],
  ])('LS-9 sumbitOnEnter %j is %j', (sumbitOnEnter, expected) => {
    expect(read({ sumbitOnEnter }).submitOnEnter).toBe(expected);
  });

  it('LS-9 the page’s own configuration wins over the plugin’s setting', () => {
    const globals = { jetSearchSettings: { sumbitOnEnter: true } };
    const { config } = testSite(fetch, globals, { search: { submitOnEnter: false } });
    expect(searchConfig(config).submitOnEnter).toBe(false);
  });
});
