import { describe, expect, it } from 'vitest';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { expectUnharmed, hugeJson, json, markup, names } from '../../../runtime/src/testing/hostile.ts';
import { subscribe } from './subscribe-request.ts';

const globals = {
  jetElements: {
    ajaxUrl: 'https://shop.test/wp-admin/admin-ajax.php',
    messages: { invalidMail: ' Bad mail ' },
  },
};

const request = {
  email: 'dana@example.com',
  useTargetList: false,
  targetList: '',
  instanceData: undefined as unknown,
  additional: new Map<string, string>(),
};

const sent: { url: string; body: string }[] = [];

/** Returns a test site whose server answers with this body. */
const answering = (body: string, status = 200) => {
  sent.length = 0;
  return testSite(async (input) => {
    const request = input as Request;
    sent.push({ url: request.url, body: await request.text() });
    return new Response(body, { status });
  }, globals);
};

const ok = '{"type":"success","message":"Thank you"}';

describe('the subscription request', () => {
  it('SB-1 a subscription request sends all values under `data`, nested as jQuery does', async () => {
    await subscribe(answering(ok), {
      email: 'dana+new@example.com',
      useTargetList: true,
      targetList: 'abc123',
      instanceData: { widget: '7f', consent: true, tags: ['a', 'b'], none: [] },
      additional: new Map([
        ['fname', 'דנה'],
        ['phone', ''],
      ]),
    });
    expect(sent[0]?.url).toBe('https://shop.test/wp-admin/admin-ajax.php');
    expect([...new URLSearchParams(sent[0]?.body)]).toEqual([
      ['action', 'jet_subscribe_form_ajax'],
      ['data[email]', 'dana+new@example.com'],
      ['data[use_target_list_id]', 'true'],
      ['data[target_list_id]', 'abc123'],
      ['data[data][widget]', '7f'],
      ['data[data][consent]', 'true'],
      ['data[data][tags][]', 'a'],
      ['data[data][tags][]', 'b'],
      ['data[additional][fname]', 'דנה'],
      ['data[additional][phone]', ''],
    ]);
  });

  it('SB-1 a subscription request without instance data sends an empty value, and no additional fields', async () => {
    await subscribe(answering(ok), request);
    expect([...new URLSearchParams(sent[0]?.body)]).toEqual([
      ['action', 'jet_subscribe_form_ajax'],
      ['data[email]', 'dana@example.com'],
      ['data[use_target_list_id]', 'false'],
      ['data[target_list_id]', ''],
      ['data[data]', ''],
    ]);
  });

  it('SEC-3 a subscription request sends fields with hostile names under their names, without side effects', async () => {
    await subscribe(answering(ok), { ...request, additional: new Map(names.map((name) => [name, 'x'])) });
    const keys = [...new URLSearchParams(sent[0]?.body).keys()].filter((key) => key.includes('[additional]'));
    expect(keys).toHaveLength(new Set(names).size);
    expect(keys).toContain('data[additional][__proto__]');
    expectUnharmed();
  });
});

describe('the answer to a subscription', () => {
  it.each([
    ['{"type":"success","message":"תודה"}', { type: 'success', message: 'תודה' }],
    ['{"type":"error","message":"Already &amp; always"}', { type: 'error', message: 'Already & always' }],
    ['{"type":"error"}', { type: 'error', message: '' }],
    ['{"type":"success","message":null}', { type: 'success', message: '' }],
    ['{"type":"success","message":{"a":1}}', { type: 'success', message: '' }],
    ['{"success":false,"data":{"type":"error","message":"No"}}', { type: 'error', message: 'No' }],
    ['{"success":true,"data":{"type":"success"}}', { type: 'success', message: '' }],
  ])('SB-1 the subscription answer %s is valid', async (body, expected) => {
    expect(await subscribe(answering(body), request)).toEqual(expected);
  });

  it.each([
    '0',
    '-1',
    '',
    'null',
    '[]',
    '{}',
    '"success"',
    '<!doctype html><h1>Error</h1>',
    '{"message":"x"}',
    '{"type":1}',
    '{"type":"constructor"}',
    '{"type":["success"]}',
    '{"success":true}',
    '{"success":true,"data":"success"}',
  ])('SB-1 the subscription answer %j is invalid', async (body) => {
    await expect(subscribe(answering(body), request)).rejects.toMatchObject({ name: 'InvalidAnswerError' });
  });

  it.each([
    [400, '0', 'HttpError'],
    [403, '-1', 'RefusedError'],
    [500, 'Fatal error', 'HttpError'],
  ])('SB-1 a subscription fails on the status %i with the body %j', async (status, body, name) => {
    await expect(subscribe(answering(body, status), request)).rejects.toMatchObject({ name });
  });

  it('SB-1 a subscription request that is already aborted is not sent', async () => {
    const area = answering(ok);
    await expect(subscribe(area, request, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
  });

  it('SB-1 a subscription without a connection fails with a NetworkError', async () => {
    const area = testSite(() => Promise.reject(new TypeError('Failed to fetch')), globals);
    await expect(subscribe(area, request)).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it.each(markup)('SEC-1 a subscription answer’s message %j is text', async (text) => {
    const { message } = await subscribe(answering(JSON.stringify({ type: 'error', message: text })), request);
    expect(typeof message).toBe('string');
    expectUnharmed();
  });

  it.each([...json, hugeJson()])('SEC-3 a subscription answer of hostile JSON is rejected', async (body) => {
    await expect(subscribe(answering(body), request)).rejects.toThrow();
    expectUnharmed();
  });
});

describe('the address of the subscription request', () => {
  it.each([
    [{ jetElements: { ajaxUrl: '/he/ajax' } }, {}, '/he/ajax'],
    [{ jetElements: { ajaxUrl: '' } }, {}, '/wp-admin/admin-ajax.php'],
    [{ jetElements: 'x' }, {}, '/wp-admin/admin-ajax.php'],
    [{ jetElements: { ajaxUrl: '/he/ajax' } }, { urls: { adminAjax: '/mine' } }, '/mine'],
  ])(
    'SB-1 with the globals %j and the configuration %j, a subscription request is sent to %s',
    async (globals, page, path) => {
      const urls: string[] = [];
      const here = testSite(
        async (input, init) => {
          urls.push(new URL(new Request(input, init).url).pathname);
          return new Response(ok);
        },
        globals,
        page,
      );
      await subscribe(here, request);
      expect(urls).toEqual([path]);
    },
  );

  it('SB-1 a subscription request’s action begins with the prefix that the page configures', async () => {
    const bodies: string[] = [];
    const here = testSite(
      async (input, init) => {
        bodies.push(await new Request(input, init).text());
        return new Response(ok);
      },
      {},
      { prefixes: { elements: 'other-shop' } },
    );
    await subscribe(here, request);
    expect(bodies[0]).toMatch(/^action=other_shop_subscribe_form_ajax&/);
  });
});
