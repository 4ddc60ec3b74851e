import { describe, expect, it } from 'vitest';
import { html, json } from '../../../runtime/src/cart/testing/fake-shop.ts';
import {
  HttpError,
  InvalidAnswerError,
  isAbort,
  NetworkError,
  RefusedError,
} from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { fetchListing, type ListingRequest } from './listing-request.ts';
import { pagePost } from './request.ts';

const globals = {
  JetEngineSettings: {
    ajaxlisting: 'https://shop.test/magazine/?nocache=1753211695',
    addedPostCSS: ['12', 13],
  },
  elementorFrontendConfig: { post: { id: 41 } },
};
const good = { success: true, data: { html: '<div class="jet-listing-grid__item"></div>' } };

function answering(answer: () => Response | Promise<Response>, on: Record<string, unknown> = globals) {
  const sent: { url: string; body: string }[] = [];
  const shop = testSite(async (input, init) => {
    const request = new Request(input, init);
    sent.push({ url: request.url, body: decodeURIComponent(await request.text()) });
    return answer();
  }, on);
  return { shop, sent };
}

const ask = (answer: unknown, request: ListingRequest = { handler: 'loadMore' }) =>
  fetchListing(answering(() => json(answer)).shop, request);

describe('the listing request', () => {
  it('LG-2 fetchListing nests its fields as the original does, keeps the misspelt `lisitng_id` and omits empty lists', async () => {
    const { shop, sent } = answering(() => json(good));
    await fetchListing(shop, {
      handler: 'loadMore',
      query: { post_status: ['publish'], meta_query: [{ key: 'a' }], tax_query: [], date: {} },
      widgetSettings: {
        lisitng_id: 501,
        load_more_offset: { unit: 'px', size: 100 },
        is_masonry: false,
        none: null,
      },
      queriedId: '12|WP_Post',
      page: 2,
      postCss: ['12', '13'],
    });
    expect(sent[0]?.url).toBe('https://shop.test/magazine/?nocache=1753211695');
    expect(sent[0]?.body.split('&')).toEqual([
      'action=jet_engine_ajax',
      'handler=listing_load_more',
      'query[post_status][]=publish',
      'query[meta_query][0][key]=a',
      'widget_settings[lisitng_id]=501',
      'widget_settings[load_more_offset][unit]=px',
      'widget_settings[load_more_offset][size]=100',
      'widget_settings[is_masonry]=false',
      'widget_settings[none]=',
      'page_settings[post_id]=false',
      'page_settings[queried_id]=12|WP_Post',
      'page_settings[element_id]=false',
      'page_settings[page]=2',
      'listing_type=false',
      'isEditMode=false',
      'addedPostCSS[]=12',
      'addedPostCSS[]=13',
    ]);
  });

  it('LG-2, LG-5 a request for a whole listing contains its post and element, and `extra` overrides its fields', async () => {
    const { shop, sent } = answering(() => json(good));
    await fetchListing(shop, {
      handler: 'getListing',
      postId: 41,
      elementId: 'a1b2c3d',
      listingType: 'elementor',
      isEditMode: true,
      extra: { listing_type: 'blocks', filtered: { _tax: ['3'] } },
    });
    expect(sent[0]?.body.split('&')).toEqual([
      'action=jet_engine_ajax',
      'handler=get_listing',
      'page_settings[post_id]=41',
      'page_settings[queried_id]=false',
      'page_settings[element_id]=a1b2c3d',
      'page_settings[page]=1',
      'listing_type=blocks',
      'isEditMode=true',
      'filtered[_tax][]=3',
    ]);
  });

  it('LG-2 fetchListing sends false as the post of an archive, whose post id is 0', async () => {
    const { shop, sent } = answering(() => json(good));
    await fetchListing(shop, { handler: 'getListing', postId: '0' });
    expect(sent[0]?.body).toContain('page_settings[post_id]=false');
  });

  it('LG-2 fetchListing requests the page itself, bypassing caches, if the page defines no address for listings', async () => {
    const { shop, sent } = answering(() => json(good), {});
    await fetchListing(shop, { handler: 'loadMore' });
    expect(sent[0]?.url).toMatch(/^https:\/\/shop\.test\/product\/tee\/\?nocache=\d{10}$/);
  });

  it.each([
    [{ elementorFrontendConfig: { post: { id: 41 } }, JetEngineSettings: { post_id: 7 } }, '41'],
    [{ elementorFrontendConfig: { post: { id: 0 } } }, '0'],
    [{ JetEngineSettings: { post_id: 7 } }, '7'],
    [{ JetEngineSettings: 'x' }, ''],
  ])('LG-2 with the globals %j, pagePost returns "%s"', (globals, post) => {
    expect(pagePost(answering(() => json(good), globals).shop.config)).toBe(post);
  });
});

describe('the listing answer', () => {
  it('LG-3 fetchListing returns html, fragments, assets, and data for the filters', async () => {
    const answer = await ask({
      success: true,
      data: {
        html: '<p>x</p>',
        fragments: { '.count': 3 },
        scripts: { a: '<script src="/a.js"></script>' },
        styles: { b: '<style>b{}</style>' },
        filters_data: { props: { found: 3 } },
        indexer_data: { provider: 'jet-engine/default', query: { a: 1 } },
        unknown: true,
      },
    });
    expect(answer).toMatchObject({
      html: '<p>x</p>',
      fragments: { '.count': '3' },
      scripts: { a: '<script src="/a.js"></script>' },
      styles: { b: '<style>b{}</style>' },
      filtersData: { props: { found: 3 } },
      indexerData: { provider: 'jet-engine/default', query: { a: 1 } },
    });
  });

  it('LG-3 fetchListing returns empty values for missing or empty parts of the answer, including PHP’s empty lists', async () => {
    expect(
      await ask({
        success: true,
        data: { html: '', fragments: [], scripts: null, styles: [], filters_data: [] },
      }),
    ).toMatchObject({
      html: '',
      fragments: {},
      scripts: {},
      styles: {},
      filtersData: {},
      indexerData: undefined,
    });
  });

  it.each([
    ['0', html('0')],
    ['-1', html('-1')],
    ['an empty body', html('')],
    ['a page', html('<!doctype html><title>x</title>')],
    ['broken JSON', html('{"success":true,')],
    ['success false', json({ success: false, data: { message: 'no' } })],
    ['no data', json({ success: true })],
    ['no html', json({ success: true, data: {} })],
    ['html of another type', json({ success: true, data: { html: { a: 1 } } })],
    ['fragments of another type', json({ success: true, data: { html: 'x', fragments: 'x' } })],
    ['a request without its listing', json({ success: true, data: { html: 'Request data is incorrect' } })],
  ])('LG-4 fetchListing rejects an answer that is not a listing: %s', async (_what, response) => {
    const { shop } = answering(() => response);
    await expect(fetchListing(shop, { handler: 'loadMore' })).rejects.toBeInstanceOf(InvalidAnswerError);
  });

  it.each([
    [500, HttpError],
    [400, HttpError],
    [403, RefusedError],
  ])('LG-4 fetchListing rejects an answer with status %i', async (status, kind) => {
    const { shop } = answering(() => html('0', status));
    await expect(fetchListing(shop, { handler: 'loadMore' })).rejects.toBeInstanceOf(kind);
  });

  it('LG-4 fetchListing rejects with a network error when the network fails, and with an abort error after an abort', async () => {
    const { shop } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchListing(shop, { handler: 'loadMore' })).rejects.toBeInstanceOf(NetworkError);
    const error: unknown = await fetchListing(shop, { handler: 'loadMore' }, AbortSignal.abort()).catch(
      (it) => it,
    );
    expect(isAbort(error)).toBe(true);
  });

  it('SEC-3 the keys of a listing’s answer do not reach prototypes', async () => {
    const { shop } = answering(() =>
      html(
        '{"success":true,"data":{"html":"x","fragments":{"__proto__":"p","a":"b"},"filters_data":{"__proto__":{"x":1}}}}',
      ),
    );
    const { fragments } = await fetchListing(shop, { handler: 'loadMore' });
    expect(Object.entries(fragments)).toEqual([['a', 'b']]);
    expect(({} as { x?: number }).x).toBe(undefined);
  });
});
