import { describe, expect, it } from 'vitest';
import { HttpError, InvalidAnswerError, NetworkError, RefusedError } from '../site/errors.ts';
import { testSite } from '../site/testing/site.ts';
import { changeStore, type StoreChange } from './requests.ts';

const globals = { JetEngineSettings: { ajaxurl: 'https://shop.test/wp-admin/admin-ajax.php' } };

function answering(body: unknown, status = 200, statusText = '') {
  const sent: { url: string; type: string | null; fields: [string, string][] }[] = [];
  const area = testSite(async (input, init) => {
    const request = new Request(input, init);
    const fields = [...new URLSearchParams(await request.text())] as [string, string][];
    sent.push({ url: request.url, type: request.headers.get('content-type'), fields });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText });
  }, globals);
  const change = (kind: StoreChange = 'add', signal?: AbortSignal) =>
    changeStore(area, { change: kind, slug: 'wishlist', postId: '42' }, signal);
  return { change, sent };
}

const done = (data: unknown) => ({ success: true, data });

describe('changing a store that the server keeps', () => {
  it.each([
    ['add', 'jet_engine_add_to_store_wishlist'],
    ['remove', 'jet_engine_remove_from_store_wishlist'],
  ] as const)('DS-1 %s posts the action, the store and the post, and no nonce', async (kind, action) => {
    const { change, sent } = answering(done({ count: 1, fragments: [] }));
    await change(kind);
    expect(sent).toEqual([
      {
        url: 'https://shop.test/wp-admin/admin-ajax.php',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        fields: [
          ['action', action],
          ['store', 'wishlist'],
          ['post_id', '42'],
        ],
      },
    ]);
  });

  it.each([
    [3, '3'],
    [0, '0'],
    ['12', '12'],
    ['', null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('DS-7 changeStore reads the count %j as %j', async (count, read) => {
    const { change } = answering(done({ count, fragments: {} }));
    expect(await change()).toMatchObject({ kind: 'done', count: read });
  });

  it.each([
    [
      { '.count': 4, b: '<i>x</i>' },
      { '.count': '4', b: '<i>x</i>' },
    ],
    [[], {}],
    [{}, {}],
    [undefined, {}],
    [{ a: { b: 1 } }, {}],
  ])('DS-7 changeStore reads the fragments %j as %j', async (fragments, read) => {
    const { change } = answering(done({ count: 1, fragments }));
    expect(await change()).toMatchObject({ kind: 'done', fragments: read });
  });

  it.each([
    [{ success: false, data: { message: 'You can`t add more posts' } }, 'You can`t add more posts'],
    [{ success: false, data: 'No' }, 'No'],
    [{ success: '0', data: null }, ''],
    [{ success: false }, ''],
    [{ success: false, data: [{ code: 'x' }] }, ''],
  ])('DS-9 changeStore reads %j as a refusal with its message', async (body, message) => {
    expect(await answering(body).change()).toEqual({ kind: 'refused', message });
  });

  it.each(['0', '-1', '', '<!doctype html><p>Error</p>', '[]', 'null', '{"success":"maybe"}', '{"succ'])(
    'DS-9 changeStore rejects "%s" as an invalid answer',
    async (body) => {
      await expect(answering(body).change()).rejects.toBeInstanceOf(InvalidAnswerError);
    },
  );

  it.each([
    [400, 'Bad Request', HttpError],
    [500, 'Internal Server Error', HttpError],
    [403, 'Forbidden', RefusedError],
  ])('DS-9 changeStore keeps the server’s text for status %i', async (status, statusText, kind) => {
    const error: unknown = await answering('-1', status, statusText)
      .change()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ statusText });
  });

  it('DS-9 changeStore rejects with a network error when the connection is lost', async () => {
    const area = testSite(async () => Promise.reject(new TypeError('failed')), globals);
    const change = changeStore(area, { change: 'add', slug: 'a', postId: '1' });
    await expect(change).rejects.toBeInstanceOf(NetworkError);
  });

  it('DS-1 changeStore rejects with an abort error when its request is aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(answering(done({})).change('add', controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
