import { describe, expect, it } from 'vitest';
import { json } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { InvalidAnswerError, NetworkError } from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { getSuggestions, saveSuggestion, suggestionsConfig } from './suggestions-request.ts';

const settings = {
  get_suggestions_rest_api_url: 'https://shop.test/wp-json/jet-search/v1/get-suggestions',
  add_suggestions_rest_api_url: 'https://shop.test/wp-json/jet-search/v1/form-add-suggestion',
  get_action: 'get_form_suggestions',
  add_action: 'add_form_suggestion',
  nonce_rest: 'rest1',
};

function answering(answer: () => Response | Promise<Response>, more: Record<string, unknown> = {}) {
  const sent: Request[] = [];
  const area = testSite(
    async (input, init) => {
      sent.push(new Request(input, init));
      return answer();
    },
    { jetSearchSettings: { searchSuggestions: { ...settings, ...more } } },
  );
  const ask = (limit = 10, listType = '') => getSuggestions(area, { listType, value: 'כד', limit });
  return { area, sent, ask };
}

describe('suggestions', () => {
  it('SG-2 are asked for with list type, text and limit', async () => {
    const { ask, sent } = answering(() => json([{ id: '3', name: 'כד חרס', weight: '7' }]));
    expect(await ask(10)).toEqual(['כד חרס']);
    const url = new URL(sent[0]?.url ?? '');
    expect(url.pathname).toBe('/wp-json/jet-search/v1/get-suggestions');
    expect([...url.searchParams].filter(([name]) => name !== '_')).toEqual([
      ['action', 'get_form_suggestions'],
      ['data[list_type]', ''],
      ['data[value]', 'כד'],
      ['data[limit]', '10'],
    ]);
    expect(url.searchParams.get('_')).toMatch(/^\d{13}$/);
    expect(sent[0]?.headers.has('x-wp-nonce')).toBe(false);
  });

  it('SG-1 the newest plugin takes a nonce with it', async () => {
    const { ask, sent } = answering(() => json([]), { nonce: 's1' });
    await ask(5, 'latest');
    const { searchParams } = new URL(sent[0]?.url ?? '');
    expect(searchParams.get('nonce')).toBe('s1');
    expect(searchParams.get('data[list_type]')).toBe('latest');
  });

  it.each([
    [
      'rows without a name, twice the same, numbers',
      [{ name: 'a' }, {}, null, { name: ' ' }, { name: 'a ' }, { name: 7 }, 'b'],
      ['a', '7', 'b'],
    ],
    [
      'what was encoded for HTML',
      [{ name: 'Tom &amp; Jerry' }, { name: '<b>x</b>' }],
      ['Tom & Jerry', '<b>x</b>'],
    ],
    ['a list with gaps', { 1: { name: 'a' }, 4: { name: 'b' } }, ['a', 'b']],
    ['null', null, []],
    ['none', [], []],
  ])('SG-1 %s', async (_what, answer, expected) => {
    expect(await answering(() => json(answer)).ask()).toEqual(expected);
  });

  it('SG-1 never more than were asked for', async () => {
    expect(await answering(() => json([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).ask(2)).toEqual([
      'a',
      'b',
    ]);
  });

  it.each(['false', '0', '-1', '', '<p>no', '{"code":"rest_no_route","message":"no"}'])(
    'SG-2 %j is a failure',
    async (body) => {
      await expect(answering(() => new Response(body)).ask()).rejects.toBeInstanceOf(InvalidAnswerError);
    },
  );
});

describe('saving what was searched for', () => {
  it('SG-3 posts it with the nonce in a header, and never in the URL', async () => {
    const { area, sent } = answering(() => json(true));
    await saveSuggestion(area, 'כד & <b>');
    const [request] = sent;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe(settings.add_suggestions_rest_api_url);
    expect(request?.headers.get('x-wp-nonce')).toBe('rest1');
    expect([...new URLSearchParams(await request?.text())]).toEqual([
      ['action', 'add_form_suggestion'],
      ['data[name]', 'כד & <b>'],
    ]);
  });

  it('SG-3 reads no answer', async () => {
    await expect(saveSuggestion(answering(() => new Response('<p>?')).area, 'x')).resolves.toBeUndefined();
  });

  it('SG-3 says when it did not get through', async () => {
    const { area } = answering(() => Promise.reject(new TypeError('offline')));
    await expect(saveSuggestion(area, 'x')).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('what the page says of its suggestions', () => {
  const read = (jetSearchSettings?: unknown) =>
    suggestionsConfig(testSite(async () => new Response(), { jetSearchSettings }).config);

  it('SG-1 SG-3 the middle generation: REST URLs, a nonce for what is saved', () => {
    const ajaxurl = 'https://shop.test/wp-admin/admin-ajax.php';
    expect(read({ searchSuggestions: { ...settings, ajaxurl, use_session: 'false' } })).toEqual({
      getUrl: settings.get_suggestions_rest_api_url,
      addUrl: settings.add_suggestions_rest_api_url,
      getAction: 'get_form_suggestions',
      addAction: 'add_form_suggestion',
      nonce: '',
      restNonce: 'rest1',
      useSession: false,
    });
  });

  it('SG-1 SG-4 the newest generation: nonces and sessions', () => {
    const suggestions = { ...settings, nonce: 's1', use_session: 'true' };
    expect(read({ searchSuggestions: suggestions })).toMatchObject({ nonce: 's1', useSession: true });
  });

  it('SG-1 SG-3 the oldest generation: the general ajax URL', () => {
    const url = '/wp-admin/admin-ajax.php';
    expect(read({ ajaxurl: url })).toMatchObject({ getUrl: url, addUrl: url });
  });

  it.each([
    [undefined],
    [null],
    [''],
    [[]],
    ['nonsense'],
    [{ rest_api_url: {}, action: [], searchSuggestions: 7 }],
  ])('SG-1 SG-3 a page that says %j has default URLs and actions', (value) => {
    expect(read(value)).toEqual({
      getUrl: '/wp-json/jet-search/v1/get-suggestions',
      addUrl: '/wp-json/jet-search/v1/form-add-suggestion',
      getAction: 'get_form_suggestions',
      addAction: 'add_form_suggestion',
      nonce: '',
      restNonce: '',
      useSession: false,
    });
  });
});
