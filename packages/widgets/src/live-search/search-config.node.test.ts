import { describe, expect, it } from 'vitest';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { searchConfig } from './search-request.ts';

const read = (jetSearchSettings?: unknown, others: Record<string, unknown> = {}) =>
  searchConfig(testSite(async () => new Response(), { jetSearchSettings, ...others }).config);

describe('the search configuration of a page', () => {
  it('LS-4 searchConfig() reads the REST URL and no nonce from the globals of the middle generation', () => {
    expect(
      read({
        rest_api_url: 'https://shop.test/wp-json/jet-search/v1/search-posts',
        action: 'jet_ajax_search',
        nonce: 'n1',
        sumbitOnEnter: '1',
      }),
    ).toEqual({
      url: 'https://shop.test/wp-json/jet-search/v1/search-posts',
      action: 'jet_ajax_search',
      nonce: '',
      omitsEmpty: false,
      submitOnEnter: true,
    });
  });

  it('LS-4 searchConfig() returns the REST route by default', () => {
    expect(read().url).toBe('/wp-json/jet-search/v1/search-posts');
  });

  it('LS-4 searchConfig() reads the REST URL and a nonce from the globals of the newest generation, and omits empty values', () => {
    expect(
      read({
        rest_api_url: '/wp-json/jet-search/v1/search-posts',
        ajaxurl: '/wp-admin/admin-ajax.php',
        action: 'jet_ajax_search',
        nonce: 'n1',
      }),
    ).toMatchObject({
      url: '/wp-json/jet-search/v1/search-posts',
      nonce: 'n1',
      omitsEmpty: true,
    });
  });

  it('LS-4 searchConfig() reads the general ajax URL from the globals of the oldest generation', () => {
    expect(
      read({ ajaxurl: '/wp-admin/admin-ajax.php', action: 'jet_ajax_search', nonce: 'n1' }),
    ).toMatchObject({
      url: '/wp-admin/admin-ajax.php',
      nonce: 'n1',
      omitsEmpty: false,
    });
  });

  it.each([[undefined], [null], [''], [[]], ['nonsense'], [{ rest_api_url: {}, action: [] }]])(
    'LS-4, LS-9 searchConfig() returns the defaults for the globals %j, without submitting on Enter',
    (value) => {
      expect(read(value)).toMatchObject({
        url: '/wp-json/jet-search/v1/search-posts',
        action: 'jet_ajax_search',
        nonce: '',
        submitOnEnter: false,
      });
    },
  );

  it('LS-4 searchConfig() uses the page builder’s REST URL, which includes the folder of the site', () => {
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
  ])('LS-9 sumbitOnEnter %j is read as %j', (sumbitOnEnter, expected) => {
    expect(read({ sumbitOnEnter }).submitOnEnter).toBe(expected);
  });

  it('LS-9 the page’s own configuration overrides the plugin’s setting for Enter', () => {
    const globals = { jetSearchSettings: { sumbitOnEnter: true } };
    const { config } = testSite(fetch, globals, { search: { submitOnEnter: false } });
    expect(searchConfig(config).submitOnEnter).toBe(false);
  });
});
