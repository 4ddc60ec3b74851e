import { describe, expect, it } from 'vitest';
import {
  HttpError,
  InvalidAnswerError,
  NetworkError,
  RefusedError,
} from '../../../../runtime/src/site/errors.ts';
import { testSite } from '../../../../runtime/src/site/testing/site.ts';
import {
  expectUnharmed,
  json as hostileJson,
  hugeJson,
  markup,
  scriptUrls,
} from '../../../../runtime/src/testing/hostile.ts';
import { fetchPopupContent, type PopupContentRequest } from './content-request.ts';

const globals = {
  jetPopupData: {
    version: '2.0.11',
    ajax_url: 'https://shop.test/wp-admin/admin-ajax.php',
    isElementor: 'true',
  },
};

function answering(body: unknown, status = 200) {
  const sent: { url: string; fields: [string, string][] }[] = [];
  const shop = testSite(async (input, init) => {
    const request = new Request(input, init);
    sent.push({
      url: request.url,
      fields: [...new URLSearchParams(await request.text())] as [string, string][],
    });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  }, globals);
  const ask = (request: Partial<PopupContentRequest> = {}, signal?: AbortSignal) =>
    fetchPopupContent(
      shop,
      { id: '77', pageUrl: 'https://shop.test/prints/', forceLoad: false, ...request },
      signal,
    );
  return { ask, sent };
}

const success = (content: unknown) => ({ type: 'success', content, data: [] });

describe('requesting the content of a popup', () => {
  it('PO-7 the content request contains the popup, the page and the data of the listing item', async () => {
    const { ask, sent } = answering(success('x'));
    await ask({
      data: {
        isJetEngine: true,
        listingSource: 'query',
        listingId: '12',
        queryId: '3',
        postId: '345',
        hasEditor: true,
        filtered_query: { tax_query: [{ taxonomy: 'colour', terms: ['red', 'blue'] }], price: '5_9' },
      },
    });
    expect(sent).toEqual([
      {
        url: 'https://shop.test/wp-admin/admin-ajax.php',
        fields: [
          ['action', 'jet_popup_get_content'],
          ['data[customContent]', ''],
          ['data[isJetEngine]', 'true'],
          ['data[listingSource]', 'query'],
          ['data[listingId]', '12'],
          ['data[queryId]', '3'],
          ['data[postId]', '345'],
          ['data[hasEditor]', 'true'],
          ['data[filtered_query][tax_query][0][taxonomy]', 'colour'],
          ['data[filtered_query][tax_query][0][terms][]', 'red'],
          ['data[filtered_query][tax_query][0][terms][]', 'blue'],
          ['data[filtered_query][price]', '5_9'],
          ['data[forceLoad]', 'false'],
          ['data[popup_id]', '77'],
          ['data[page_url]', 'https://shop.test/prints/'],
        ],
      },
    ]);
  });

  it('PO-7 the data of a content request cannot override the popup’s id, the page or forceLoad', async () => {
    const { ask, sent } = answering(success('x'));
    await ask({
      forceLoad: true,
      data: { popup_id: '1', page_url: 'https://evil.test/', forceLoad: 'false' },
    });
    expect(sent[0]?.fields).toEqual([
      ['action', 'jet_popup_get_content'],
      ['data[customContent]', ''],
      ['data[popup_id]', '77'],
      ['data[page_url]', 'https://shop.test/prints/'],
      ['data[forceLoad]', 'true'],
    ]);
  });

  it('PO-7 fetchPopupContent returns the content, assets and element types of an answer', async () => {
    const answer = success({
      content: '<p>Print</p>',
      contentElements: ['image'],
      scripts: [
        { handle: 'swiper', src: '/swiper.js' },
        { handle: 'none', src: '' },
      ],
      styles: { 'elementor-post-9': '/post-9.css' },
      afterScripts: [{ handle: 'late', src: '/late.js' }],
    });
    const { ask } = answering(answer);
    expect(await ask()).toEqual({
      kind: 'content',
      html: '<p>Print</p>',
      elements: ['image'],
      scripts: [{ handle: 'swiper', url: '/swiper.js' }],
      styles: [{ handle: 'elementor-post-9', url: '/post-9.css' }],
      afterScripts: [{ handle: 'late', url: '/late.js' }],
      raw: answer,
    });
  });

  it('PO-7 fetchPopupContent reads a list of assets with gaps, which PHP writes as an object', async () => {
    const { ask } = answering(success({ content: 'x', scripts: { 2: { handle: 'a', src: '/a.js' } } }));
    expect(await ask()).toMatchObject({ scripts: [{ handle: 'a', url: '/a.js' }] });
  });

  it.each([
    ['text, as servers before 2.0 write it', '<b>old</b>', '<b>old</b>'],
    ['false', false, ''],
    ['an empty list', [], ''],
    ['null', null, ''],
    ['an object without content', { scripts: 5, styles: 'x', afterScripts: [null, 1, []] }, ''],
  ])('PO-7 fetchPopupContent accepts an answer whose content is %s', async (_, content, html) => {
    const { ask } = answering(success(content));
    expect(await ask()).toMatchObject({ kind: 'content', html, scripts: [], styles: [], afterScripts: [] });
  });

  it('PO-7 fetchPopupContent returns a refusal’s message as text', async () => {
    const { ask } = answering({ type: 'error', message: 'Caf&eacute; &#8211; <b>no</b> &amp; never' });
    expect(await ask()).toEqual({ kind: 'refused', message: 'Caf&eacute; – <b>no</b> & never' });
  });

  it('PO-7 fetchPopupContent returns an empty message for a refusal without a message', async () => {
    const { ask } = answering({ type: 'error', message: { a: 1 } });
    expect(await ask()).toEqual({ kind: 'refused', message: '' });
  });

  it.each([
    '',
    '0',
    '-1',
    '[]',
    '{}',
    'null',
    '"success"',
    '<!doctype html><title>x</title>',
    '{"type":"maybe"}',
    '{"success":true,"data":{}}',
    ...hostileJson,
  ])('PO-7 fetchPopupContent rejects the answer %j', async (body) => {
    const { ask } = answering(body);
    await expect(ask()).rejects.toBeInstanceOf(InvalidAnswerError);
    expectUnharmed();
  });

  it('PO-7 fetchPopupContent rejects five million characters of unrelated JSON', async () => {
    const { ask } = answering(hugeJson());
    await expect(ask()).rejects.toThrow(/expected { type: "success" or "error" }/);
  });

  it('PO-7 fetchPopupContent returns hostile addresses and markup as text, because its callers reject them', async () => {
    const { ask } = answering(
      success({
        content: markup.join(''),
        scripts: scriptUrls.map((src, index) => ({ handle: `h${index}`, src })),
        __proto__: { polluted: 1 },
      }),
    );
    const answer = await ask();
    expect(answer.kind === 'content' && answer.scripts.map(({ url }) => url)).toEqual(scriptUrls);
    expectUnharmed();
  });

  it.each([
    [403, '-1', RefusedError],
    [400, '0', HttpError],
    [500, '', HttpError],
  ])('PO-7 fetchPopupContent rejects if the status is %i', async (status, body, kind) => {
    const { ask } = answering(body, status);
    await expect(ask()).rejects.toBeInstanceOf(kind);
  });

  it('PO-7 fetchPopupContent rejects with NetworkError if the connection is lost', async () => {
    const shop = testSite(() => Promise.reject(new TypeError('offline')), globals);
    await expect(fetchPopupContent(shop, { id: '1', pageUrl: '', forceLoad: false })).rejects.toBeInstanceOf(
      NetworkError,
    );
  });

  it('PO-7 fetchPopupContent rejects with AbortError if the request is aborted', async () => {
    const { ask } = answering(success('x'));
    await expect(ask({}, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
