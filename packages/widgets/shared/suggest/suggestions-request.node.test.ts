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
  it('SG-2 a request for suggestions contains the list type, the text and the limit', async () => {
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

  it('SG-1 a request for suggestions contains the nonce that the newest version of the plugin requires', async () => {
    const { ask, sent } = answering(() => json([]), { nonce: 's1' });
    await ask(5, 'latest');
    const { searchParams } = new URL(sent[0]?.url ?? '');
    expect(searchParams.get('nonce')).toBe('s1');
    expect(searchParams.get('data[list_type]')).toBe('latest');
  });

  it.each([
    [
      'rows without a name, duplicates, numbers',
      [{ name: 'a' }, {}, null, { name: ' ' }, { name: 'a ' }, { name: 7 }, 'b'],
      ['a', '7', 'b'],
    ],
    [
      'names encoded as HTML',
      [{ name: 'Tom &amp; Jerry' }, { name: '<b>x</b>' }],
      ['Tom & Jerry', '<b>x</b>'],
    ],
    ['a list with gaps', { 1: { name: 'a' }, 4: { name: 'b' } }, ['a', 'b']],
    ['null', null, []],
    ['an empty list', [], []],
  ])('SG-1 getSuggestions reads an answer with %s', async (_what, answer, expected) => {
    expect(await answering(() => json(answer)).ask()).toEqual(expected);
  });

  it('SG-1 getSuggestions returns no more suggestions than requested', async () => {
    expect(await answering(() => json([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).ask(2)).toEqual([
      'a',
      'b',
    ]);
  });

  it.each(['false', '0', '-1', '', '<p>no', '{"code":"rest_no_route","message":"no"}'])(
    'SG-2 getSuggestions rejects the answer %j',
    async (body) => {
      await expect(answering(() => new Response(body)).ask()).rejects.toBeInstanceOf(InvalidAnswerError);
    },
  );
});

describe('saving a search', () => {
  it('SG-3 saveSuggestion posts a search with the nonce in a header, not in the URL', async () => {
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

  it('SG-3 saveSuggestion ignores the answer', async () => {
    await expect(saveSuggestion(answering(() => new Response('<p>?')).area, 'x')).resolves.toBeUndefined();
  });

  it('SG-3 saveSuggestion rejects if the request fails', async () => {
    const { area } = answering(() => Promise.reject(new TypeError('offline')));
    await expect(saveSuggestion(area, 'x')).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('the page’s configuration of suggestions', () => {
  const read = (jetSearchSettings?: unknown) =>
    suggestionsConfig(testSite(async () => new Response(), { jetSearchSettings }).config);

  it('SG-1 SG-3 suggestionsConfig reads the REST URLs and the nonce for saving from the globals of the middle generation', () => {
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

  it('SG-1 SG-4 suggestionsConfig reads the nonce and the use of sessions from the globals of the newest generation', () => {
    const suggestions = { ...settings, nonce: 's1', use_session: 'true' };
    expect(read({ searchSuggestions: suggestions })).toMatchObject({ nonce: 's1', useSession: true });
  });

  it('SG-1 SG-3 suggestionsConfig reads the general ajax URL from the globals of the oldest generation', () => {
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
  ])('SG-1 SG-3 suggestionsConfig returns the defaults for the configuration %j', (value) => {
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
