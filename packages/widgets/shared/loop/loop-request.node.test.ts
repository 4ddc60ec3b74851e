import { describe, expect, it } from 'vitest';
import { html, json } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { NetworkError } from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { refreshLoop } from './loop-request.ts';
import type { LoopFilters } from './loop-url.ts';

const pro = { nonce: 'pro-nonce', urls: { rest: 'https://shop.test/he/wp-json/' } };

function answering(answer: () => Response | Promise<Response>, globals: Record<string, unknown> = {}) {
  const sent: { url: string; body: unknown; nonce: string | null; type: string | null }[] = [];
  const area = testSite(
    async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      sent.push({
        url: request.url,
        body: text === '' ? null : JSON.parse(text),
        nonce: request.headers.get('x-wp-nonce'),
        type: request.headers.get('content-type'),
      });
      return answer();
    },
    { ElementorProFrontendConfig: pro, ...globals },
  );
  return { area, sent };
}

const filters: LoopFilters = new Map([['product_cat', { terms: ['עץ', 'clay'], join: 'AND' }]]);
const refresh = { widgetId: 'abc1234', documentId: 7, filters, baseUrl: 'https://shop.test/ideas/' };

describe('refreshing a loop', () => {
  it('LP-3 refreshLoop sends JSON to the page builder’s route, with terms as a list (3.16, 3.17)', async () => {
    const { area, sent } = answering(() => json({ data: '<div>items</div>' }));
    expect(await refreshLoop(area, refresh)).toBe('<div>items</div>');
    expect(sent[0]).toEqual({
      url: 'https://shop.test/he/wp-json/elementor-pro/v1/refresh-loop',
      type: 'application/json',
      nonce: null,
      body: {
        post_id: 7,
        widget_filters: { taxonomy: { product_cat: ['עץ', 'clay'] } },
        widget_id: 'abc1234',
        pagination_base_url: 'https://shop.test/ideas/',
      },
    });
  });

  it.each([
    ['3.18.0', 'joins'],
    ['3.31.1', 'joins'],
    ['4.0.0-beta1', 'joins'],
    ['3.17.9', 'lists'],
    ['2.99.0', 'lists'],
    ['', 'lists'],
    ['new', 'lists'],
    [undefined, 'lists'],
    [{}, 'lists'],
  ])('LP-3 refreshLoop sends terms to builder version %s in the format `%s`', async (version, generation) => {
    const { area, sent } = answering(() => json({ data: '' }), { elementorFrontendConfig: { version } });
    await refreshLoop(area, refresh);
    expect(sent[0]?.body).toMatchObject({
      widget_filters: {
        taxonomy: {
          product_cat:
            generation === 'lists' ? ['עץ', 'clay'] : { terms: ['עץ', 'clay'], logicalJoin: 'AND' },
        },
      },
    });
  });

  it('LP-3 refreshLoop sends an empty object if no filters are set, and accepts empty content', async () => {
    const { area, sent } = answering(() => json({ data: '' }));
    expect(await refreshLoop(area, { ...refresh, filters: new Map() })).toBe('');
    expect(sent[0]?.body).toMatchObject({ widget_filters: {} });
  });

  it('LP-3 refreshLoop sends the page’s post id for a loop outside any builder document', async () => {
    const { area, sent } = answering(() => json({ data: '' }), {
      elementorFrontendConfig: { post: { id: '42' } },
    });
    await refreshLoop(area, { ...refresh, documentId: undefined });
    expect(sent[0]?.body).toMatchObject({ post_id: 42 });
  });

  it('LP-3 refreshLoop sends the loop’s model and a nonce in the editor', async () => {
    const { area, sent } = answering(() => json({ data: '' }), {
      elementorFrontendConfig: { environmentMode: { edit: true } },
      elementorPro: { config: { loopFilter: { nonce: 'editor-nonce' } } },
    });
    await refreshLoop(area, { ...refresh, model: { id: 'abc1234' } });
    expect(sent[0]?.nonce).toBe('editor-nonce');
    expect(sent[0]?.body).toMatchObject({ widget_model: { id: 'abc1234' }, is_edit_mode: true });
  });

  it('LP-3 refreshLoop sends no model outside the editor, and the page’s nonce if the editor defines no nonce', async () => {
    const edit = answering(() => json({ data: '' }), {
      elementorFrontendConfig: { environmentMode: { edit: true } },
    });
    await refreshLoop(edit.area, refresh);
    expect(edit.sent[0]?.nonce).toBe('pro-nonce');
    const view = answering(() => json({ data: '' }));
    await refreshLoop(view.area, { ...refresh, model: {} });
    expect(view.sent[0]?.body).not.toHaveProperty('widget_model');
  });

  it.each([
    ['400', () => json({ code: 'x' }, 400)],
    ['403', () => json({ data: '<p>x</p>' }, 403)],
    ['404', () => html('no', 404)],
    ['500', () => json({ data: '<p>x</p>' }, 500)],
    ['HTML', () => html('<!doctype html><p>Login</p>')],
    ['broken JSON', () => html('{"data": "<p>')],
    ['0', () => html('0')],
    ['-1', () => html('-1')],
    ['an empty body', () => html('')],
    ['null', () => json(null)],
    ['a list', () => json([])],
    ['no data', () => json({ html: '<p>x</p>' })],
    ['data of another type', () => json({ data: { html: 'x' } })],
    ['data null', () => json({ data: null })],
  ])('LP-3 refreshLoop resolves to null for an answer with %s', async (_what, answer) => {
    expect(await refreshLoop(answering(answer).area, refresh)).toBeNull();
  });

  it('LP-3 refreshLoop rejects if the request does not reach the server, or is aborted', async () => {
    const { area } = answering(() => Promise.reject(new TypeError('offline')));
    await expect(refreshLoop(area, refresh)).rejects.toBeInstanceOf(NetworkError);
    await expect(refreshLoop(area, refresh, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
