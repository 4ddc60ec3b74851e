import { describe, expect, it } from 'vitest';
import { json } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { HttpError, InvalidAnswerError, RefusedError } from '../../../runtime/src/site/errors.ts';
import { testSite } from '../../../runtime/src/site/testing/site.ts';
import { searchPosts } from './search-request.ts';

const REST = 'https://shop.test/wp-json/jet-search/v1/search-posts';

function answering(answer: () => Response | Promise<Response>, globals: Record<string, unknown> = {}) {
  const sent: Request[] = [];
  const area = testSite(
    async (input, init) => {
      sent.push(new Request(input, init));
      return answer();
    },
    { jetSearchSettings: { rest_api_url: REST, action: 'jet_ajax_search', nonce: 'n1', ...globals } },
  );
  const ask = (settings: Record<string, unknown> = {}, category?: string) =>
    searchPosts(area, { settings, value: 'כד (1)', device: 'mobile', category });
  const query = () => [...new URL(sent[0]?.url ?? '').searchParams].filter(([name]) => name !== '_');
  return { ask, sent, query };
}

const found = (data: Record<string, unknown>) => json({ success: true, data: { error: false, ...data } });
const nothing = () => found({ post_count: 0, message: 'none', posts: null });

describe('a live search', () => {
  it('LS-4 a search sends all settings, nested as in the original’s requests', async () => {
    const { ask, sent, query } = answering(nothing);
    await ask(
      {
        search_source: ['post', 'product'],
        exclude_posts_ids: [],
        symbols_for_start_searching: 2,
        sentence: true,
        thumbnail_visible: false,
        search_taxonomy: '',
        current_query: { cat: 3 },
        lang: 'he',
      },
      '15',
    );
    expect(sent[0]?.method).toBe('GET');
    expect(query()).toEqual([
      ['action', 'jet_ajax_search'],
      ['data[search_source][]', 'post'],
      ['data[search_source][]', 'product'],
      ['data[symbols_for_start_searching]', '2'],
      ['data[sentence]', 'true'],
      ['data[thumbnail_visible]', 'false'],
      ['data[search_taxonomy]', ''],
      ['data[current_query][cat]', '3'],
      ['data[value]', 'כד (1)'],
      ['data[deviceMode]', 'mobile'],
      ['data[category__in]', '15'],
      ['lang', 'he'],
    ]);
    expect(new URL(sent[0]?.url ?? '').searchParams.get('_')).toMatch(/^\d{13}$/);
    expect(sent[0]?.headers.has('x-wp-nonce')).toBe(false);
  });

  it('LS-4 a search for the newest plugin sends the nonce as a field and as a header, and omits empty values', async () => {
    const { ask, sent, query } = answering(nothing, { ajaxurl: '/wp-admin/admin-ajax.php' });
    await ask({ search_taxonomy: '', thumbnail_visible: false, limit_query: 0, negative_search: null });
    expect(query()).toEqual([
      ['action', 'jet_ajax_search'],
      ['nonce', 'n1'],
      ['data[thumbnail_visible]', 'false'],
      ['data[limit_query]', '0'],
      ['data[value]', 'כד (1)'],
      ['data[deviceMode]', 'mobile'],
    ]);
    expect(sent[0]?.headers.get('x-wp-nonce')).toBe('n1');
  });

  it('LS-4 a search is repeated once without the nonce if the nonce has expired', async () => {
    const answers = [() => json({ code: 'rest_cookie_invalid_nonce' }, 403), nothing];
    const { ask, sent } = answering(() => answers.shift()?.() ?? json({}, 403), { ajaxurl: '/ajax' });
    await expect(ask()).resolves.toMatchObject({ message: 'none' });
    expect(sent.map(({ headers }) => headers.get('x-wp-nonce'))).toEqual(['n1', null]);
    expect(sent[1]?.url).not.toContain('nonce=');
    await expect(ask()).rejects.toThrow(RefusedError);
    expect(sent).toHaveLength(4);
  });

  it('LS-4 a search for the oldest plugin sends the nonce only as a field', async () => {
    const { ask, sent, query } = answering(nothing, {
      rest_api_url: '',
      ajaxurl: 'https://shop.test/wp-admin/admin-ajax.php',
    });
    await ask();
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/wp-admin/admin-ajax.php');
    expect(query()).toContainEqual(['nonce', 'n1']);
    expect(sent[0]?.headers.has('x-wp-nonce')).toBe(false);
  });

  it('LS-3 aborting a search aborts its network request', async () => {
    const controller = new AbortController();
    let requestSignal: AbortSignal | null | undefined;
    const area = testSite((input, init) => {
      requestSignal = new Request(input, init).signal;
      return new Promise((_resolve, reject) => {
        requestSignal?.addEventListener('abort', () => reject(requestSignal?.reason));
      });
    });
    const result = searchPosts(area, { settings: {}, value: 'x', device: 'mobile' }, controller.signal);
    await expect.poll(() => requestSignal).toBeDefined();
    controller.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(requestSignal?.aborted).toBe(true);
  });
});

describe('a search answer', () => {
  it('LS-5 a search returns posts with all fields, the results per slide, and the navigation', async () => {
    const { ask } = answering(() =>
      found({
        post_count: 12,
        columns: 3,
        limit_query: 5,
        search_highlight: true,
        search_value: 'כד',
        message: '',
        posts: [{ title: 'כד', link: 'https://shop.test/jar/', price: '<span>₪5</span>', own_field: 7 }],
        results_navigation: { in_header: '<div>1</div>', in_footer: '' },
      }),
    );
    expect(await ask()).toEqual({
      posts: [
        new Map([
          ['title', 'כד'],
          ['link', 'https://shop.test/jar/'],
          ['price', '<span>₪5</span>'],
          ['own_field', '7'],
        ]),
      ],
      count: 12,
      columns: 3,
      perSlide: 5,
      highlight: 'כד',
      message: '',
      navigation: { header: '<div>1</div>', footer: '' },
    });
  });

  it.each([
    [
      'numbers and flags written as texts',
      { post_count: '2', limit_query: '1', search_highlight: 'true', search_value: 5 },
      { count: 2, perSlide: 1, highlight: '5' },
    ],
    ['posts that are null', { posts: null, post_count: 0 }, { posts: [], count: 0 }],
    ['posts that are false', { posts: false }, { posts: [], count: 0 }],
    [
      'posts as an object with gaps',
      { posts: { 0: { title: 'a' }, 3: { title: 'b' } } },
      { posts: [new Map([['title', 'a']]), new Map([['title', 'b']])], count: 2 },
    ],
    [
      'invalid posts',
      { posts: [null, 'x', 7, [], { title: null }] },
      { posts: [new Map([['title', '']])], count: 1 },
    ],
    ['an invalid count', { posts: [{ title: 'a' }], post_count: 'many' }, { count: 1 }],
    ['negative numbers', { post_count: -1, limit_query: '-5' }, { count: 0, perSlide: 0 }],
    ['navigation as an empty list', { results_navigation: [] }, { navigation: { header: '', footer: '' } }],
    ['no data', {}, { posts: [], count: 0, message: '', highlight: null, perSlide: 0 }],
  ])('LS-5 a search accepts an answer with %s', async (_what, data, expected) => {
    const { ask } = answering(() => json({ success: true, data }));
    expect(await ask()).toMatchObject(expected);
  });

  it('LS-5 a search decodes the text fields of posts and does not change their HTML fields', async () => {
    const post = {
      title: 'Salt &amp; Pepper',
      link: '/?a=1&#038;b=2',
      price: '&#8362;5',
      content: '<i>x</i>&hellip;',
    };
    const { posts } = await answering(() => found({ posts: [post] })).ask();
    expect(Object.fromEntries(posts?.[0] ?? [])).toEqual({
      title: 'Salt & Pepper',
      link: '/?a=1&b=2',
      price: '&#8362;5',
      content: '<i>x</i>…',
    });
  });

  it('SEC-3 a search reads a post’s field named __proto__ like any other field', async () => {
    const { ask } = answering(
      () =>
        new Response(
          '{"success":true,"data":{"posts":[{"__proto__":"x","title":"a"}],"__proto__":{"post_count":9}}}',
        ),
    );
    const { posts, count } = await ask();
    expect(count).toBe(1);
    expect(posts?.[0]?.get('__proto__')).toBe('x');
    expect(({} as Record<string, unknown>).post_count).toBeUndefined();
  });

  it('LS-11 a search returns the server’s message as text, both after an error and without posts', async () => {
    const message = "לא נמצא &quot;כד&quot;. Couldn\\'t";
    const failed = answering(() =>
      json({ success: true, data: { error: true, message, posts: [{ title: 'x' }] } }),
    );
    expect(await failed.ask()).toMatchObject({ posts: null, message: 'לא נמצא "כד". Couldn\'t' });
    const none = answering(() =>
      json({ success: true, data: { error: false, message, post_count: 0, posts: null } }),
    );
    expect(await none.ask()).toMatchObject({ posts: [], message: 'לא נמצא "כד". Couldn\'t' });
  });

  it.each([
    'false',
    'null',
    '0',
    '-1',
    '',
    '[]',
    '{}',
    '"x"',
    '<!doctype html><p>Fatal error',
    '{"success":true',
    '{"success":false}',
    '{"success":false,"data":{"posts":[]}}',
    '{"success":true,"data":false}',
    '{"success":true,"data":[]}',
    '{"success":true,"error":true,"data":{"posts":[]}}',
    '{"success":true,"error":"nonce","data":{"posts":[]}}',
    '{"code":"rest_no_route","message":"No route","data":{"status":404},"success":"0"}',
  ])('LS-11 a search rejects the answer %j', async (body) => {
    await expect(answering(() => new Response(body)).ask()).rejects.toBeInstanceOf(InvalidAnswerError);
  });

  it('LS-11 a search rejects answers with an error status', async () => {
    await expect(answering(() => json({}, 500)).ask()).rejects.toBeInstanceOf(HttpError);
    await expect(answering(() => json({}, 403)).ask()).rejects.toBeInstanceOf(RefusedError);
  });

  it('SEC-4 the error of a failed search does not contain the nonce', async () => {
    const { ask } = answering(() => json({}, 500), { ajaxurl: '/x', nonce: 'secret' });
    const error = await ask().catch((reason: unknown) => reason);
    expect(JSON.stringify(error) + String(error)).not.toContain('secret');
  });
});
