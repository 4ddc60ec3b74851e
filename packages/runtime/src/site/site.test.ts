import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $, putJQueryOnPage } from '../host-page/testing/jquery.ts';
import { isAbort } from './errors.ts';
import { site } from './site.ts';

const sent: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: Request) => {
    input.signal.throwIfAborted();
    sent.push(input.url);
    if (input.url.includes('offline')) throw new TypeError('Failed to fetch');
    return new Response('{"n":1}', { headers: { 'x-shop': 'yes' } });
  });
});
afterEach(() => {
  sent.length = 0;
});

describe('addresses of requests', () => {
  it.each([
    ['https://evil.test/', `${location.origin}/?wc-ajax=x`],
    ['/he/', `${location.origin}/?wc-ajax=x`],
  ])('SEC-4 addresses of requests stay on the page’s origin with a <base> of %s', async (base, expected) => {
    document.head.innerHTML = `<base href="${base}">`;
    await site().http.html({ contract: 'x', url: '/?wc-ajax=x', form: { password: 'p' } });
    expect(sent).toEqual([expected]);
  });

  it('CO-1 addresses of requests are resolved against the page’s <base>', async () => {
    document.head.innerHTML = '<base href="/he/">';
    await site().http.html({ contract: 'page', url: 'cart/' });
    expect(sent).toEqual([`${location.origin}/he/cart/`]);
  });
});

describe('jQuery’s ajaxComplete', () => {
  /** Resolves with the arguments that an `ajaxComplete` handler next receives. */
  const completed = () =>
    new Promise<unknown[]>((resolve) => {
      $(document).on('ajaxComplete', (_event, ...args) => resolve(args));
    });

  it('SW-11 ajaxComplete fires after a request, with the answer and the request’s settings', async () => {
    putJQueryOnPage($);
    const heard = completed();
    await site().http.html({ contract: 'x', url: '/?wc-ajax=x', form: { action: 'add', list: [1] } });
    const [answer, settings] = await heard;
    expect(answer).toMatchObject({ status: 200, responseText: '{"n":1}', responseJSON: { n: 1 } });
    expect(settings).toMatchObject({
      url: `${location.origin}/?wc-ajax=x`,
      type: 'POST',
      data: 'action=add&list%5B%5D=1',
    });
  });

  it('SW-11 ajaxComplete fires after the caller has put the answer into the page', async () => {
    putJQueryOnPage($);
    document.body.textContent = 'before';
    const seen = completed().then(() => document.body.textContent);
    document.body.textContent = await site().http.html({ contract: 'x', url: '/x' });
    expect(await seen).toBe('{"n":1}');
  });

  it('SW-11 ajaxComplete also fires after a failed request', async () => {
    putJQueryOnPage($);
    const heard = completed();
    await expect(site().http.html({ contract: 'x', url: '/offline' })).rejects.toThrow('did not get through');
    expect(await heard).toEqual([
      expect.objectContaining({ status: 0, responseText: '' }),
      expect.objectContaining({ type: 'GET' }),
    ]);
  });

  it('SW-11 ajaxComplete does not fire after a request that was aborted or went to another origin', async () => {
    putJQueryOnPage($);
    const handler = vi.fn();
    $(document).on('ajaxComplete', handler);
    const given = site().http.html({ contract: 'x', url: '/x', signal: AbortSignal.abort() });
    await expect(given).rejects.toSatisfy(isAbort);
    await site().http.html({ contract: 'x', url: 'https://elsewhere.test/x' });
    const heard = completed();
    await site().http.html({ contract: 'x', url: '/y' });
    await heard;
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('SW-11 ajaxComplete does not fire through another library named jQuery', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    putJQueryOnPage(Object.assign(() => ({ on() {} }), { fn: { on() {} } }));
    await site().http.html({ contract: 'x', url: '/x' });
    await new Promise((resolve) => setTimeout(resolve)); // a task later
    expect(monitor).not.toHaveBeenCalled();
  });

  it('SW-11 a handler of ajaxComplete that throws does not affect the request', async () => {
    putJQueryOnPage($);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const monitor = vi.fn();
    vi.stubGlobal('reportError', monitor);
    const heard = completed();
    $(document).on('ajaxComplete', () => {
      throw new Error('theirs');
    });
    expect(await site().http.html({ contract: 'x', url: '/x' })).toBe('{"n":1}');
    await heard;
    await vi.waitFor(() => expect(monitor.mock.calls).toEqual([[new Error('theirs')]]));
  });
});
