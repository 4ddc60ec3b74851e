import { beforeEach, describe, expect, it } from 'vitest';
import { findSuggestions } from '../shop/suggestions.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

let shop: TestShop;
let visitor: TestVisitor;
beforeEach(async () => {
  shop = await testShop();
  visitor = shop.visitor();
});

const get = '/wp-json/jet-search/v1/get-suggestions';
const add = '/wp-json/jet-search/v1/form-add-suggestion';
const page = 'http://shop.test/magazine/';

const addSuggestion = (name: string, headers: Record<string, string> = {}, by = visitor): Promise<Response> =>
  by.post(
    add,
    { action: '', 'data[name]': name },
    { 'x-wp-nonce': shop.guestNonce('wp_rest'), referer: page, ...headers },
  );

const list = async (query: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  (await visitor.get(`${get}?action=get_form_suggestions&${query}`)).json();

const names = async (query: string) => (await list(query)).map(({ name }) => name);

const stored = () =>
  findSuggestions(shop.shop.repository, { list: 'popular', text: '', limit: 50, locale: 'he' }).map(
    ({ name, weight }) => [name, weight],
  );

describe('saving a search', () => {
  it('SG-3 the shop stores a search with a nonce and a Referer of this site, whatever the action', async () => {
    const response = await addSuggestion('  ספל   אדום ');
    expect(response.status).toBe(200);
    expect(stored()).toEqual([['ספל אדום', 1]]);
  });

  it('SG-3 the shop counts a search again for each visitor, whatever the spelling', async () => {
    await addSuggestion('קרמיקה');
    await addSuggestion('קֵרָמִיקָה', {}, shop.visitor());
    await addSuggestion('"קרמיקה"', {}, shop.visitor());
    expect(stored()).toEqual([['קרמיקה', 3]]);
  });

  it('SG-4 the shop counts a search once per visitor in a browser session', async () => {
    await addSuggestion('קרמיקה');
    await addSuggestion('קרמיקה');
    await addSuggestion('פשתן');
    await addSuggestion('קרמיקה');
    expect(stored()).toEqual(
      expect.arrayContaining([
        ['קרמיקה', 1],
        ['פשתן', 1],
      ]),
    );
    expect([...visitor.cookies.keys()]).toContain('jet_search_said');
  });

  it('SEC-4 the shop refuses to store a search with a missing or wrong nonce, or from a page of another site', async () => {
    const refused = [
      await visitor.post(add, { 'data[name]': 'x' }, { referer: page }),
      await addSuggestion('x', { 'x-wp-nonce': 'wrong' }),
      await addSuggestion('x', { referer: 'http://elsewhere.test/' }),
      await addSuggestion('x', { referer: 'http://shop.test.elsewhere.test/' }),
      await addSuggestion('x', { referer: '' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(stored()).toEqual([]);
  });

  it('SEC-1 the shop rejects empty texts, shortens long and multi-line ones, and keeps markup as text', async () => {
    for (const name of ['', '   ', '"*', '\u0000\u202e']) await addSuggestion(name);
    expect(stored()).toEqual([]);
    await addSuggestion('x'.repeat(5000));
    await addSuggestion('<b>a\nb</b>');
    expect(stored().map(([name]) => name)).toEqual(expect.arrayContaining(['x'.repeat(80), '<b>a b</b>']));
  });

  it('SG-3 the shop stores and lists searches over admin-ajax, with the nonce of older plugins', async () => {
    const fields = { action: 'add_form_suggestion', 'data[name]': 'כד' };
    const ajax = '/wp-admin/admin-ajax.php';
    expect((await visitor.post(ajax, fields, { referer: page })).status).toBe(403);
    await visitor.post(ajax, { ...fields, nonce: shop.guestNonce('jet-search') }, { referer: page });
    expect(stored()).toEqual([['כד', 1]]);
    const listed = await visitor.get(`${ajax}?action=get_form_suggestions`, { referer: page });
    expect(await listed.json()).toMatchObject([{ name: 'כד' }]);
  });
});

describe('suggestions', () => {
  beforeEach(async () => {
    for (const name of ['ספל אדום', 'ספל', 'כוס תה', 'ספל']) {
      await addSuggestion(name, {}, shop.visitor());
      shop.later(1000);
    }
  });

  it('SG-1 the suggestions’ endpoint responds with a plain list of rows, with numbers as strings and the most popular row first', async () => {
    const rows = await list('data[list_type]=popular&data[value]=&data[limit]=2');
    expect(rows).toEqual([
      { id: '2', name: 'ספל', weight: '2', parent: '0', term: null },
      { id: '3', name: 'כוס תה', weight: '1', parent: '0', term: null },
    ]);
  });

  it('SG-1 the suggestions’ endpoint responds with the latest suggestions on request', async () => {
    expect(await names('data[list_type]=latest')).toEqual(['ספל', 'כוס תה', 'ספל אדום']);
  });

  it('SG-2 the shop finds suggestions by the beginning of any word', async () => {
    expect(await names(`data[list_type]=&data[value]=${encodeURIComponent('סְפ')}`)).toEqual([
      'ספל',
      'ספל אדום',
    ]);
    expect(await names(`data[value]=${encodeURIComponent('תה')}`)).toEqual(['כוס תה']);
    expect(await names('data[value]=%22*')).toEqual([]);
  });

  it('SG-1 the suggestions’ endpoint limits the suggestions, whatever the requested limit', async () => {
    for (const [limit, count] of [
      ['1', 1],
      ['0', 3],
      ['-5', 1],
      ['x', 3],
      ['999999', 3],
    ] as const)
      expect([limit, (await names(`data[limit]=${limit}`)).length]).toEqual([limit, count]);
    expect(await list('')).toHaveLength(3);
  });

  it('SG-1 the suggestions’ endpoint responds with suggestions in the page’s language', async () => {
    expect(await names('lang=en')).toEqual([]);
    await addSuggestion('red cup', { referer: 'http://shop.test/en/' }, shop.visitor());
    expect(await names('lang=en')).toEqual(['red cup']);
    expect(await names('lang=he')).not.toContain('red cup');
  });

  it('SEC-4 the suggestions’ endpoint refuses other actions, which are for the site owner only', async () => {
    const response = await visitor.get(`${get}?action=get_suggestions`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'rest_forbidden' });
  });
});
