import { describe, expect, it } from 'vitest';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { searchConfig } from './search-request.ts';

const read = (jetSearchSettings?: unknown, others: Record<string, unknown> = {}) =>
  searchConfig(testSite(async () => new Response(), { jetSearchSettings, ...others }).config);

describe('what the page says of its search', () => {
  it('LS-4 the middle generation: REST URLs, a nonce that is not sent', () => {
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

  it('LS-4 a page that says nothing: the REST route', () => {
    expect(read().url).toBe('/wp-json/jet-search/v1/search-posts');
  });

  it('LS-4 the newest generation: both URLs, nonces, nothing empty', () => {
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

  it('LS-4 the oldest generation: the general ajax URL', () => {
    expect(
      read({ ajaxurl: '/wp-admin/admin-ajax.php', action: 'jet_ajax_search', nonce: 'n1' }),
    ).toMatchObject({
      url: '/wp-admin/admin-ajax.php',
      nonce: 'n1',
      omitsEmpty: false,
    });
  });

  it.each([[undefined], [null], [''], [[]], ['nonsense'], [{ rest_api_url: {}, action: [] }]])(
    'LS-4, LS-9 a page that says %j has default URLs and actions, and no Enter',
    (value) => {
      expect(read(value)).toMatchObject({
        url: '/wp-json/jet-search/v1/search-posts',
        action: 'jet_ajax_search',
        nonce: '',
        submitOnEnter: false,
      });
    },
  );

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
