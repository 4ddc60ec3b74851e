import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $, putJQueryOnPage } from '../../../runtime/src/host-page/testing/jquery.ts';
import {
  HttpError,
  InvalidAnswerError,
  isAbort,
  NetworkError,
  RefusedError,
  TimeoutError,
} from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import {
  expectUnharmed,
  json as hostileJson,
  hugeJson,
  markup,
  names,
  scriptUrls,
} from '../../../runtime/src/testing/hostile.ts';
import { type loadUpload, type SendOptions, sendForm } from './form-request.ts';
import { type FakeUpload, fakeUploads } from './testing/fake-upload.ts';
import { type UploadPlatform, upload } from './upload.ts';

const globals = { ElementorProFrontendConfig: { ajaxurl: 'https://shop.test/wp-admin/admin-ajax.php' } };
const noFetch = () => Promise.reject(new Error('forms are not fetched'));

const area = (config: Record<string, unknown> = globals) => testSite(noFetch, config);

function fields(entries: Record<string, string | Blob> = { 'form_fields[name]': 'דנה' }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

/** Returns a replacement for `loadUpload` that sends forms through this platform. */
const by =
  (platform: UploadPlatform): typeof loadUpload =>
  async () => ({ upload: (request, schema) => upload(request, schema, platform) });

/** Sends one form to a server that returns this answer. */
const answered = (body: unknown, status = 200) =>
  sendForm(area(), fields(), {}, by(fakeUploads((upload) => upload.answer(body, status)).platform));

const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => {
      throw new Error('expected a rejection');
    },
    (error: Error) => error,
  );

/** Sends one form and returns the fake request, which controls the server and the connection. */
async function sending(options: SendOptions = {}) {
  const { platform, sent } = fakeUploads();
  const result = sendForm(area(), fields(), options, by(platform));
  for (let turn = 0; turn < 10 && sent.length === 0; turn++) await undefined; // the code that sends forms loads first
  const [upload] = sent;
  if (!upload) throw new Error('expected a request');
  return { result, upload };
}

describe('sending a form', () => {
  it('SEC-1 sendForm refuses an answer that was redirected to another origin', async () => {
    const { result, upload } = await sending();
    upload.answer({ success: true, data: { message: '<b>theirs</b>' } }, 200, 'https://evil.test/');
    const error = await failure(result);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error.message).toContain('the answer came from https://evil.test, expected https://shop.test');
  });

  it('FM-1 sendForm posts the action, the page’s address and every field as multipart, like the original, without a nonce', async () => {
    const { platform, sent } = fakeUploads((upload) => upload.answer({ success: true, data: {} }));
    const data = fields({
      post_id: '7',
      form_id: 'a1',
      'form_fields[name]': 'דנה',
      'form_fields[cv]': new Blob(['x']),
    });
    data.append('form_fields[tags][]', '1');
    data.append('form_fields[tags][]', '2');
    await sendForm(area(), data, { referrer: 'https://shop.test/contact/?a=1#form' }, by(platform));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', url: 'https://shop.test/wp-admin/admin-ajax.php' });
    expect(sent[0]?.headers).toEqual({
      accept: 'application/json, text/javascript, */*; q=0.01',
      'x-requested-with': 'XMLHttpRequest',
    });
    const got = [...(sent[0]?.body ?? [])].filter(([, value]) => typeof value === 'string');
    expect(got).toEqual([
      ['post_id', '7'],
      ['form_id', 'a1'],
      ['form_fields[name]', 'דנה'],
      ['form_fields[tags][]', '1'],
      ['form_fields[tags][]', '2'],
      ['action', 'elementor_pro_forms_send_form'],
      ['referrer', 'https://shop.test/contact/?a=1#form'],
    ]);
    expect(sent[0]?.body.get('form_fields[cv]')).toBeInstanceOf(Blob);
  });

  it('FM-1 sendForm replaces a field of the form that is named "action"', async () => {
    const { platform, sent } = fakeUploads((upload) => upload.answer({ success: true }));
    await sendForm(area(), fields({ action: 'mine' }), {}, by(platform));
    expect(sent[0]?.body.getAll('action')).toEqual(['elementor_pro_forms_send_form']);
  });

  it.each([{}, { ElementorProFrontendConfig: { ajaxurl: '' } }, { ElementorProFrontendConfig: 'x' }])(
    'FM-1 sendForm uses the general ajax URL if the page builder’s configuration is %j',
    async (config) => {
      const { platform, sent } = fakeUploads((upload) => upload.answer({ success: true }));
      await sendForm(area(config), fields(), {}, by(platform));
      expect(sent[0]?.url).toBe('https://shop.test/wp-admin/admin-ajax.php');
    },
  );

  it('SEC-4 sendForm never sends a form to another origin', async () => {
    const { platform, sent } = fakeUploads();
    const elsewhere = area({ ElementorProFrontendConfig: { ajaxurl: 'https://evil.test/ajax' } });
    expect(await failure(sendForm(elsewhere, fields(), {}, by(platform)))).toBeInstanceOf(RefusedError);
    expect(sent).toEqual([]);
  });
});

describe('a success', () => {
  it.each([
    ['nested data, as servers send it', { message: 'תודה', data: { redirect_url: '/thanks/' } }],
    ['flat data', { message: 'תודה', redirect_url: '/thanks/' }],
    [
      'both, preferring the nested value',
      { message: 'תודה', redirect_url: '/no/', data: { redirect_url: '/thanks/' } },
    ],
    ['flat data with an empty list', { message: 'תודה', redirect_url: '/thanks/', data: [] }],
  ])('FM-11 sendForm reads a success with %s', async (_, data) => {
    expect(await answered({ success: true, data })).toEqual({
      ok: true,
      messageHtml: 'תודה',
      redirectUrl: '/thanks/',
      popup: null,
      data,
    });
  });

  it.each([true, 'true', 1, '1'])('FM-3 sendForm reads the value %j of success as true', async (success) => {
    expect(await answered({ success, data: {} })).toMatchObject({ ok: true });
  });

  it.each([
    [
      { action: 'open', id: '12' },
      { action: 'open', id: '12', toggle: false, disable: false },
    ],
    [
      { action: 'open', id: 12, toggle: 'yes' },
      { action: 'open', id: '12', toggle: true, disable: false },
    ],
    [
      { action: 'close', do_not_show_again: 'yes' },
      { action: 'close', id: '', toggle: false, disable: true },
    ],
    [
      { action: 'close', do_not_show_again: '' },
      { action: 'close', id: '', toggle: false, disable: false },
    ],
    [{ action: 'open' }, null],
    [{ action: 'open', id: [] }, null],
    [{ action: 'explode', id: '1' }, null],
    [{ id: '1' }, null],
    ['open', null],
    [[], null],
    [null, null],
    [undefined, null],
  ])('FM-3, FM-11 sendForm reads the popup instruction %j, nested or flat, as %j', async (popup, order) => {
    expect(await answered({ success: true, data: { data: { popup } } })).toMatchObject({ popup: order });
    expect(await answered({ success: true, data: { popup } })).toMatchObject({ popup: order });
  });

  it.each([undefined, null, '', [], {}, 0])('FM-3 sendForm accepts a success with data %j', async (data) => {
    expect(await answered({ success: true, data })).toMatchObject({
      ok: true,
      redirectUrl: null,
      popup: null,
    });
  });

  it.each(scriptUrls)(
    'SEC-2 sendForm returns the redirect %j unchanged; the navigation refuses it',
    async (url) => {
      expect(await answered({ success: true, data: { redirect_url: url } })).toMatchObject({
        redirectUrl: url,
      });
    },
  );
});

describe('a refusal', () => {
  const refused = async (data: unknown) => {
    const answer = await answered({ success: false, data });
    if (answer.ok) throw new Error('expected a refusal');
    return answer;
  };

  it('FM-4 sendForm reads the message of a refusal and its errors by field', async () => {
    const answer = await refused({
      message: 'a<br>b',
      errors: { email: 'Not an address', name: 'Required' },
      data: [],
    });
    expect(answer.messageHtml).toBe('a<br>b');
    expect([...answer.errors]).toEqual([
      ['email', 'Not an address'],
      ['name', 'Required'],
    ]);
  });

  it.each([
    ['[]', []],
    ['absent', undefined],
    ['null', null],
    ['text', 'x'],
    ['a number', 5],
    ['a map without texts', { a: '', b: null, c: {}, d: [] }],
  ])('FM-4 sendForm reads no field errors if errors is %s', async (_, errors) => {
    expect([...(await refused({ message: 'No', errors })).errors]).toEqual([]);
  });

  it('FM-4 sendForm joins several messages of a field as lines, and keys a list of errors by index', async () => {
    expect([...(await refused({ errors: { a: ['one', 'two', 3] } })).errors]).toEqual([
      ['a', 'one<br>two<br>3'],
    ]);
    expect([...(await refused({ errors: ['Closed for today'] })).errors]).toEqual([
      ['0', 'Closed for today'],
    ]);
  });

  it.each([false, 'false', 0, '0', ''])(
    'FM-4 sendForm reads the value %j of success as a refusal',
    async (success) => {
      expect(await answered({ success, data: { message: 'No' } })).toMatchObject({
        ok: false,
        messageHtml: 'No',
      });
    },
  );

  it('FM-4 sendForm accepts a refusal whose data is just a message', async () => {
    expect((await refused('Your session has expired')).messageHtml).toBe('Your session has expired');
  });

  it('SEC-3 sendForm reads hostile field names and messages as keys and texts', async () => {
    const keys = [...new Set([...names, ...markup])];
    const map = keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(`<b>${key}</b>`)}`);
    const answer = await answered(`{"success":false,"data":{"errors":{${map.join()}}}}`);
    if (answer.ok) throw new Error('expected a refusal');
    expect(new Set(answer.errors.keys())).toEqual(new Set(keys));
    expect(answer.errors.get('__proto__')).toBe('<b>__proto__</b>');
    expectUnharmed();
  });

  it('SEC-3 sendForm reads at most 200 field errors', async () => {
    const errors = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`f${index}`, 'x']));
    expect((await refused({ errors })).errors.size).toBe(200);
  });
});

describe('an invalid answer', () => {
  it.each([
    ['HTML instead of JSON', '<!doctype html><title>Home</title>', 200],
    ['an empty body', '', 200],
    ['a bare 0', '0', 200],
    ['a bare -1', '-1', 200],
    ['broken JSON', '{"success":', 200],
    ['a list', '[]', 200],
    ['no success', '{"data":{"message":"x"}}', 200],
    ['an unknown value of success', '{"success":"maybe"}', 200],
  ])('FM-5 sendForm rejects an answer with %s', async (_, body, status) => {
    const error = await failure(answered(body, status));
    expect(error).toBeInstanceOf(InvalidAnswerError);
    expect(error.message).toContain('elementor_pro_forms_send_form');
  });

  it.each(hostileJson)('SEC-3 the answer %j to a form does no harm', async (body) => {
    await answered(body).catch((error: unknown) => expect(error).toBeInstanceOf(InvalidAnswerError));
    expectUnharmed();
  });

  it('SEC-3 sendForm rejects an answer of five million characters of JSON', async () => {
    expect(await failure(answered(hugeJson()))).toBeInstanceOf(InvalidAnswerError);
  });

  it.each([
    [400, HttpError],
    [413, HttpError],
    [500, HttpError],
    [503, HttpError],
    [302, HttpError],
    [401, RefusedError],
    [403, RefusedError],
  ])('FM-5 sendForm rejects the status %i with the matching error class', async (status, kind) => {
    expect(await failure(answered('-1', status))).toBeInstanceOf(kind);
  });
});

describe('while a form is being sent', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('FM-8 sendForm reports the progress of the upload', async () => {
    const seen: [number, number][] = [];
    const { result, upload } = await sending({ onProgress: (...at) => seen.push(at) });
    upload.progress(1, 4);
    upload.progress(7, 0); // the total is unknown
    upload.progress(4, 4);
    upload.answer({ success: true });
    await result;
    expect(seen).toEqual([
      [1, 4],
      [4, 4],
    ]);
  });

  it('FM-8 a form’s request does not time out while it makes progress', async () => {
    const { result, upload } = await sending();
    for (let minute = 0; minute < 10; minute += 1) {
      vi.advanceTimersByTime(59_000);
      upload.progress(minute, 10);
    }
    vi.advanceTimersByTime(59_000);
    upload.receive();
    vi.advanceTimersByTime(59_000);
    upload.answer({ success: true });
    expect(await result).toMatchObject({ ok: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('FM-5 a form’s request times out after the given time without progress', async () => {
    const { result, upload } = await sending({ timeout: 5000 });
    const error = failure(result);
    upload.progress(1, 10);
    vi.advanceTimersByTime(4999);
    expect(upload.isAborted()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(upload.isAborted()).toBe(true);
    expect(await error).toBeInstanceOf(TimeoutError);
  });

  it.each([
    ['an answer', (upload: FakeUpload) => upload.answer({ success: true }), 1],
    ['a refusal', (upload: FakeUpload) => upload.answer('no', 403), 1],
    ['a broken connection', (upload: FakeUpload) => upload.fail(), 1],
    ['a time-out', () => vi.advanceTimersByTime(60_000), 1],
    ['an abort by its owner', (_: FakeUpload, owner: AbortController) => owner.abort(), 0],
  ])('FM-1 sendForm fires jQuery’s ajaxComplete after %s as often as jQuery', async (_what, end, times) => {
    const heard = vi.fn();
    putJQueryOnPage($);
    $(document).on('ajaxComplete', heard);
    const owner = new AbortController();
    const { result, upload } = await sending({ signal: owner.signal });
    const settled = Promise.allSettled([result]);
    end(upload, owner);
    upload.fail(); // simulates an error event that arrives after the end
    await settled;
    vi.runAllTimers();
    putJQueryOnPage(undefined);
    $(document).off();
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it('FM-5 sendForm rejects with a network error if the connection breaks, and does not retry', async () => {
    const { platform, sent } = fakeUploads((upload) => upload.fail());
    expect(await failure(sendForm(area(), fields(), {}, by(platform)))).toBeInstanceOf(NetworkError);
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('FM-1 sendForm rejects as aborted, both before and after sending', async () => {
    const controller = new AbortController();
    const { result, upload } = await sending({ signal: controller.signal });
    controller.abort('gone');
    expect(isAbort(await failure(result))).toBe(true);
    expect(upload.isAborted()).toBe(true);
    const { platform, sent } = fakeUploads();
    expect(
      isAbort(await failure(sendForm(area(), fields(), { signal: controller.signal }, by(platform)))),
    ).toBe(true);
    expect(sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('FM-5 sendForm rejects with a network error if its code fails to load; the next attempt loads the code again', async () => {
    const { platform, sent } = fakeUploads((upload) => upload.answer({ success: true }));
    const lost = new TypeError('Failed to fetch dynamically imported module');
    const load = vi.fn(by(platform)).mockRejectedValueOnce(lost);
    const error = await failure(sendForm(area(), fields(), {}, load));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toHaveProperty('cause', lost);
    expect(sent).toEqual([]);
    await sendForm(area(), fields(), {}, load);
    expect(sent).toHaveLength(1);
  });

  it('FM-1 sendForm rejects as aborted if its code fails to load after an abort', async () => {
    const controller = new AbortController();
    const load = async () => {
      controller.abort();
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    const { signal } = controller;
    expect(isAbort(await failure(sendForm(area(), fields(), { signal }, load)))).toBe(true);
  });
});
