import { getEventListeners } from 'node:events';
import { number, object } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { html, json } from '../cart/testing/fake-shop.ts';
import { createHttp } from './create-http.ts';
import {
  HttpError,
  InvalidAnswerError,
  isAbort,
  NetworkError,
  RefusedError,
  TimeoutError,
} from './errors.ts';
import type { HttpPlatform, HttpRequest } from './http.ts';

const base = () => 'https://shop.test/product/tee/';
const schema = object({ n: number() });
const request: HttpRequest = { contract: 'get_things', url: '/?wc-ajax=get_things', form: { time: 1 } };

/** Returns an HTTP client whose network responds with `answer`, and the requests that were sent. */
function client(answer: () => Response | Promise<Response>) {
  const sent: Request[] = [];
  const fetch: HttpPlatform['fetch'] = async (input, init) => {
    const got = new Request(input, init);
    sent.push(got);
    got.signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      got.signal.addEventListener('abort', () => reject(got.signal.reason));
    });
    return Promise.race([answer(), aborted]);
  };
  return { http: createHttp({ fetch, base }), sent };
}

const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => {
      throw new Error('expected a rejection');
    },
    (error: Error) => error,
  );

afterEach(() => vi.useRealTimers());

describe('http: requests', () => {
  it('CF-1 the HTTP client posts form fields like the original client', async () => {
    const { http, sent } = client(() => json({ n: 1 }));
    await http.json({ ...request, form: { a: 'x y', list: [1] } }, schema);
    expect(sent[0]?.url).toBe('https://shop.test/?wc-ajax=get_things');
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(sent[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(sent[0]?.headers.get('accept')).toContain('application/json');
    expect(await sent[0]?.text()).toBe('a=x+y&list%5B%5D=1');
  });

  it('LS-4 the HTTP client nests query parameters as jQuery does', async () => {
    const { http, sent } = client(() => json({ n: 1 }));
    await http.json(
      { contract: 'search', url: '/wp-json/search?x=1', query: { data: { value: 'חולצה' } } },
      schema,
    );
    expect([...new URL(sent[0]?.url ?? '').searchParams]).toEqual([
      ['x', '1'],
      ['data[value]', 'חולצה'],
    ]);
    expect(sent[0]?.method).toBe('GET');
  });

  it('LP-3 the HTTP client posts JSON', async () => {
    const { http, sent } = client(() => json({ n: 1 }));
    await http.json({ contract: 'loop', url: '/wp-json/loop', json: { a: 1 } }, schema);
    expect(sent[0]?.headers.get('content-type')).toContain('application/json');
    expect(await sent[0]?.text()).toBe('{"a":1}');
  });

  it('SEC-4 the HTTP client sends neither credentials nor the ajax header to another origin', async () => {
    const { http, sent } = client(() => json({ n: 1 }));
    await http.json({ contract: 'search', url: 'https://cdn.test/search' }, schema);
    expect(sent[0]?.credentials).toBe('omit');
    expect(sent[0]?.headers.has('x-requested-with')).toBe(false);
  });

  it('SEC-4 the HTTP client sends credentials to the page’s origin', async () => {
    const { http, sent } = client(() => json({ n: 1 }));
    await http.json(request, schema);
    expect(sent[0]?.credentials).toBe('same-origin');
  });

  it('SEC-4 the HTTP client never sends a body to another origin', async () => {
    const { http, sent } = client(() => json({ n: 1 }));
    const error = await failure(http.json({ ...request, url: 'https://evil.test/ajax' }, schema));
    expect(error).toBeInstanceOf(RefusedError);
    expect(sent).toEqual([]);
  });

  it('SEC-4 a POST request has the mode same-origin, so that its body does not follow a redirect to another origin', async () => {
    const { http, sent } = client(() => json({ n: 1 }));
    await http.json(request, schema);
    expect(sent[0]?.mode).toBe('same-origin');
  });

  it('SEC-1 an answer that was redirected to another origin is refused, with an error that names both origins', async () => {
    const redirected = json({ n: 1 });
    Object.defineProperty(redirected, 'url', { value: 'https://evil.test/things?nonce=1' });
    const { http } = client(() => redirected);
    const error = await failure(http.json({ contract: 'search', url: '/wp-json/search' }, schema));
    expect(error).toBeInstanceOf(RefusedError);
    expect(error.message).toContain('the answer came from https://evil.test, expected https://shop.test');
    expect(error.message).not.toContain('nonce');
  });

  it('CO-1 an answer that was redirected within the page’s origin is accepted', async () => {
    const redirected = html('<p>Cart</p>');
    Object.defineProperty(redirected, 'url', { value: 'https://shop.test/cart/?done=1' });
    const { http } = client(() => redirected);
    expect(await http.html({ contract: 'cart form', url: '/cart/', form: {} })).toBe('<p>Cart</p>');
  });

  it.each([500, 503, 408])('AC-6 a request is not sent again after status %i', async (status) => {
    const { http, sent } = client(() => html('down', status));
    await failure(http.json(request, schema));
    expect(sent).toHaveLength(1);
  });
});

describe('http: answers', () => {
  it('CF-1 the HTTP client returns the checked JSON, whatever its content type', async () => {
    const { http } = client(() => html('{"n":1,"more":true}'));
    expect(await http.json(request, schema)).toEqual({ n: 1 });
  });

  it.each([
    ['HTML for JSON', '<!doctype html><title>Home</title>', '"<!doctype html>'],
    ['an empty body', '', 'an empty body'],
    ['a bare 0', '0', '"0"'],
    ['a bare -1', '-1', '"-1"'],
    ['broken JSON', '{"n":', '"{"n":"'],
    ['null', 'null', '"null"'],
    ['the wrong shape', '{"n":"1"}', 'at "n"'],
  ])('CF-9 an invalid answer is rejected and quoted, even with status 200: %s', async (_, body, found) => {
    const { http } = client(() => html(body));
    const error = await failure(http.json(request, schema));
    expect(error).toBeInstanceOf(InvalidAnswerError);
    expect(error.message).toContain('get_things: expected');
    expect(error.message).toContain(found);
  });

  it.each([
    [
      'a notice before it',
      '<br />\n<b>Notice</b>:  Undefined index: a in <b>/srv/x.php</b> on line <b>12</b><br />\n{"n":1}',
    ],
    ['a comment after it', '{"n":1}\n<!-- Page cached by a plugin -->'],
    ['a byte order mark', '\ufeff{"n":1}'],
    ['an anti-hijacking prefix', ')]}\',\n{"n":1}'],
    ['the 0 of a handler that did not end', '{"n":1}0'],
    ['brackets in a notice', 'Notice: Undefined offset {a} [1] in {"x": \n{"n":1}'],
    ['another object first', '{"debug":"on"}{"n":1}'],
    ['brackets and quotes in its texts', 'Warning: x\n{"n":1,"text":"a } \\" {"}'],
    ['a page after it', '{"n":1}<!DOCTYPE html><html><body>Critical error</body></html>'],
  ])('CF-9 the HTTP client finds the JSON in an answer with %s', async (_, body) => {
    expect(await client(() => html(body)).http.json(request, schema)).toEqual({ n: 1 });
  });

  it.each([
    ['the scripts of a page', '<!doctype html><script>var a = {"n":1};</script>'],
    ['half of the JSON', 'Notice: x {"n":1,"text":"'],
    ['10,000 brackets', '{"'.repeat(5000)],
  ])('CF-9 the HTTP client finds no JSON in %s', async (_, body) => {
    expect(await failure(client(() => html(body)).http.json(request, schema))).toBeInstanceOf(
      InvalidAnswerError,
    );
  });

  it('CF-9 the error for an invalid answer quotes at most 60 characters', async () => {
    const { http } = client(() => html(`<p>${'x'.repeat(500)}`));
    const error = (await failure(http.json(request, schema))) as InvalidAnswerError;
    expect(error.found).toHaveLength(60);
    expect(error.message.length).toBeLessThan(200);
  });

  it.each(['', ' \n', '0', '-1'])('CO-1 the HTTP client rejects %j as HTML', async (body) => {
    const { http } = client(() => html(body));
    expect(await failure(http.html(request))).toBeInstanceOf(InvalidAnswerError);
  });

  it('CO-1 the HTTP client returns HTML unchanged', async () => {
    const { http } = client(() => html(' <p>0</p> '));
    expect(await http.html(request)).toBe(' <p>0</p> ');
  });

  it.each([401, 403])('CO-1 a request rejects with a RefusedError after status %i', async (status) => {
    const { http } = client(() => html('-1', status));
    const error = (await failure(http.html(request))) as RefusedError;
    expect(error).toBeInstanceOf(RefusedError);
    expect(error.name).toBe('RefusedError');
    expect(error.contract).toBe('get_things');
  });

  it.each([400, 404, 500])(
    'DS-9 a request rejects after status %i with an error that has the status',
    async (status) => {
      const { http } = client(() => html('0', status));
      const error = (await failure(http.json(request, schema))) as HttpError;
      expect(error).toBeInstanceOf(HttpError);
      expect(error.status).toBe(status);
      expect(error.request).toEqual({ method: 'POST', url: 'https://shop.test/?wc-ajax=get_things' });
    },
  );

  it('CF-1 a request rejects after its time-out', async () => {
    vi.useFakeTimers();
    const { http } = client(() => new Promise(() => {}));
    const result = failure(http.json({ ...request, timeout: 5000 }, schema));
    await vi.advanceTimersByTimeAsync(5001);
    const error = await result;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.message).toContain('5000 ms');
  });

  it('FM-5 a request that does not get through rejects with a network error', async () => {
    const { http } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failure(http.json(request, schema));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error.cause).toBeDefined();
  });

  it('FM-5 a request whose answer breaks off rejects with a network error', async () => {
    const { http } = client(() => {
      const response = json({ n: 1 });
      response.text = () => Promise.reject(new TypeError('terminated'));
      return response;
    });
    expect(await failure(http.json(request, schema))).toBeInstanceOf(NetworkError);
  });
});

describe('http: abort', () => {
  it('LS-3 an aborted request rejects with an abort error', async () => {
    const controller = new AbortController();
    const { http } = client(() => new Promise(() => {}));
    const early = failure(http.json({ ...request, signal: controller.signal }, schema));
    controller.abort();
    expect(isAbort(await early)).toBe(true);
  });

  it('LS-3 a signal aborts a running request', async () => {
    const controller = new AbortController();
    const { http, sent } = client(() => new Promise(() => {}));
    const running = failure(http.json({ ...request, signal: controller.signal }, schema));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort('enough');
    expect(isAbort(await running)).toBe(true);
  });

  it('LS-3 an abort with a custom reason is recognised', async () => {
    const controller = new AbortController();
    controller.abort(new Error('unmounted'));
    const { http, sent } = client(() => json({ n: 1 }));
    expect(isAbort(await failure(http.json({ ...request, signal: controller.signal }, schema)))).toBe(true);
    expect(sent).toEqual([]);
  });

  it('RT-6 the HTTP client removes its listeners from a long-lived signal when requests have ended', async () => {
    const page = new AbortController();
    const fine = client(() => json({ n: 1 }));
    const failing = client(() => html('x', 500));
    await fine.http.json({ ...request, signal: page.signal }, schema);
    await failure(failing.http.json({ ...request, signal: page.signal }, schema));
    page.abort();
    expect([...fine.sent, ...failing.sent].map(({ signal }) => signal.aborted)).toEqual([false, false]);
    expect(getEventListeners(page.signal, 'abort')).toEqual([]);
  });

  it('LS-3 a request that is aborted while its answer arrives rejects with an abort error', async () => {
    const controller = new AbortController();
    const { http } = client(() => {
      controller.abort();
      return json({ n: 1 });
    });
    expect(isAbort(await failure(http.json({ ...request, signal: controller.signal }, schema)))).toBe(true);
  });

  it.each([new TypeError('x'), null, undefined, 'AbortError', { name: 'TimeoutError' }])(
    'LS-3 isAbort does not treat %s as an abort',
    (error) => {
      expect(isAbort(error)).toBe(false);
    },
  );
});

describe('errors', () => {
  it('SEC-4 errors contain no nonce, password or order key in their URL or message', async () => {
    const { http } = client(() => html('x', 500));
    const url =
      'https://u:pw@shop.test/cart/?remove_item=ab&_wpnonce=s3cret&security=s3cret&key=s3cret&password=s3cret#s3cret';
    const error = (await failure(http.send({ contract: 'x', url }))) as HttpError;
    expect(`${error.message} ${error.request.url}`).not.toMatch(/s3cret|pw@/);
    expect(error.request.url).toContain('remove_item=ab');
  });

  it('SEC-4 the error for an invalid answer hides the secrets in the URL too', async () => {
    const { http } = client(() => html(''));
    const error = await failure(http.html({ contract: 'x', url: '/cart/?_wpnonce=s3cret' }));
    expect(error.message).not.toContain('s3cret');
  });
});

describe('code that loads with the first request', () => {
  const fetch = async () => json({ n: 1 });
  const platform = { fetch, base };
  const secret: HttpRequest = { contract: 'get_things', url: '/?wc-ajax=get_things&security=5ec4e7' };

  it('RT-17 a request whose code fails to load rejects with a network error, and the next request tries again', async () => {
    const load = vi.fn<() => Promise<typeof import('./http-client.ts')>>();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    load.mockImplementation(() => import('./http-client.ts'));
    const http = createHttp(platform, load);
    const error = await failure(http.html(secret));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ contract: 'get_things', request: { method: 'GET' } });
    expect(error.message).not.toContain('5ec4e7');
    expect(error.cause).toBeInstanceOf(TypeError);
    await expect(http.json(secret, schema)).resolves.toEqual({ n: 1 });
  });

  it('RT-18 a request that is aborted before its code has loaded is not sent', async () => {
    const controller = new AbortController();
    const sent = vi.fn(fetch);
    const http = createHttp({ fetch: sent, base });
    const asked = failure(http.html({ ...secret, signal: controller.signal }));
    controller.abort();
    expect(isAbort(await asked)).toBe(true);
    expect(sent).not.toHaveBeenCalled();
  });

  it('RT-18 an aborted request rejects as aborted when its code fails to load', async () => {
    const controller = new AbortController();
    const http = createHttp(platform, async () => {
      controller.abort();
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(isAbort(await failure(http.send({ ...secret, signal: controller.signal })))).toBe(true);
  });
});
