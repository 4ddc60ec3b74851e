import { beforeEach, describe, expect, it } from 'vitest';
import { sampleProduct } from '../shop/testing/sample-shop.ts';
import { testMagazine } from './testing/test-magazine.ts';
import type { TestShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

let shop: TestShop;
let visitor: TestVisitor;
beforeEach(async () => {
  shop = await testMagazine();
  visitor = shop.visitor();
  const { repository } = shop.shop;
  for (const id of [18, 19, 21]) {
    const product = repository.product(id);
    if (product !== null)
      repository.saveProduct({
        ...product,
        summary: { he: 'חימר שרוף', en: 'Fired clay' },
        description: { he: '<p>עשוי <b>חימר</b></p>', en: '<p>Made of <b>clay</b></p>' },
        categoryIds: [id],
        rating: 4.6,
      });
  }
});

const route = '/wp-json/jet-search/v1/search-posts';

type Data = Readonly<Record<string, string | readonly string[]>>;

function address(data: Data, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ action: 'jet_ajax_search', ...more, _: '1' });
  for (const [key, value] of Object.entries(data))
    for (const one of [value].flat())
      query.append(typeof value === 'string' ? `data[${key}]` : `data[${key}][]`, one);
  return `${route}?${query}`;
}

interface Found {
  readonly error: boolean;
  readonly post_count: number;
  readonly message: string;
  readonly posts: readonly Readonly<Record<string, string>>[] | null;
  readonly columns: number;
  readonly limit_query: number;
  readonly search_highlight: boolean;
  readonly search_value?: string;
  readonly results_navigation: { readonly in_header: string; readonly in_footer: string };
}

async function search(data: Data, more?: Readonly<Record<string, string>>): Promise<Found> {
  const response = await visitor.get(address(data, more));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  const answer = await response.json();
  expect(answer.success).toBe(true);
  return answer.data;
}

const titles = ({ posts }: Found): readonly (string | undefined)[] => (posts ?? []).map(({ title }) => title);

describe('live search', () => {
  it('LS-4 the live search returns products and posts in JetSearch’s response format', async () => {
    const found = await search({ value: 'חימר', search_source: ['any'], limit_query: '2' });
    expect(found).toMatchObject({ error: false, message: '', limit_query: 2, search_highlight: false });
    expect(found.search_value).toBeUndefined();
    expect(found.posts).toHaveLength(found.post_count);
    expect(found.columns).toBe(Math.ceil(found.post_count / 2));
    expect(titles(found).filter((title) => ['ספל', 'אחרון', 'יחיד'].includes(title ?? ''))).toHaveLength(3);
    const story = found.posts?.find(({ title }) => title === 'יום ליד האובניים');
    expect(Object.keys(story ?? {}).sort()).toEqual(
      [
        ...['after_content', 'after_title', 'before_content', 'before_title', 'content', 'link'],
        ...['link_target_attr', 'price', 'rating', 'thumbnail', 'title'],
      ].sort(),
    );
    expect(story?.link).toBe(`http://shop.test/magazine/${encodeURIComponent('יום-ליד-האובניים')}/`);
  });

  it('LS-4 the live search fills in only the parts of a result that the settings request', async () => {
    const plain = (await search({ value: 'ספל' })).posts?.[0];
    expect(plain).toMatchObject({ thumbnail: '', price: '', rating: '', link_target_attr: '' });
    expect(plain?.content).toBe('עשוי חימר');
    const full = (
      await search({
        value: 'ספל',
        thumbnail_visible: 'yes',
        show_product_price: 'true',
        show_product_rating: '1',
        show_result_new_tab: 'yes',
        post_content_source: 'excerpt',
        post_content_length: '1',
      })
    ).posts?.[0];
    expect(full?.thumbnail).toContain('jet-ajax-search__item-thumbnail');
    expect(full?.price).toMatch(/jet-ajax-search__item-price.*class="price".*10\.00/);
    expect(full?.rating).toContain('jet-ajax-search__item-rating');
    expect(full).toMatchObject({ link_target_attr: '_blank', content: 'חימר…' });
  });

  it('LS-5 the live search chooses the slide size by device, limits the list, and renders the buttons between its slides', async () => {
    const settings = {
      value: 'חימר',
      limit_query: '4',
      limit_query_mobile: '1',
      limit_query_in_result_area: '3',
      bullet_pagination: 'in_header',
      number_pagination: 'in_footer',
      navigation_arrows: 'both',
    };
    const mobile = await search({ ...settings, deviceMode: 'mobile' });
    expect(mobile).toMatchObject({ limit_query: 1, columns: 3 });
    expect(mobile.posts).toHaveLength(3);
    expect(mobile.post_count).toBeGreaterThan(3);
    const { in_header, in_footer } = mobile.results_navigation;
    expect(in_header.match(/jet-ajax-search__bullet-button/g)).toHaveLength(3);
    expect(in_footer.match(/jet-ajax-search__number-button/g)).toHaveLength(3);
    for (const html of [in_header, in_footer]) {
      expect(html).toContain('jet-ajax-search__prev-button');
      expect(html).toMatch(/data-direction="1"/);
      expect(html.match(/jet-ajax-search__navigate-button-disable/g)).toHaveLength(1);
      expect(html.match(/jet-ajax-search__active-button/g)).toHaveLength(1);
    }
    const desktop = await search({ ...settings, deviceMode: 'desktop' });
    expect(desktop).toMatchObject({ limit_query: 4, columns: 1 });
    expect(desktop.results_navigation).toEqual({ in_header: '', in_footer: '' });
    expect((await search({ value: 'חימר', limit_query: '' })).limit_query).toBe(5);
  });

  it('LS-7 the live search sends the typed text back when matches are to be highlighted', async () => {
    const found = await search({ value: 'חימר', highlight_searched_text: 'yes' });
    expect(found).toMatchObject({ search_highlight: true, search_value: 'חימר' });
  });

  it('LS-8 the live search searches only the chosen category, source and terms', async () => {
    expect(titles(await search({ value: 'חימר', category__in: '18' }))).toEqual(['ספל']);
    expect(titles(await search({ value: 'חימר', category__in: ['19', '21'] }))).toEqual(['אחרון', 'יחיד']);
    expect(titles(await search({ value: 'חימר', category__in: '0', search_source: 'product' }))).toHaveLength(
      3,
    );
    expect(titles(await search({ value: 'חימר', search_source: ['post'] }))).not.toContain('ספל');
    const without = await search({ value: 'חימר', search_source: 'product', exclude_terms_ids: ['18'] });
    expect(titles(without)).toEqual(['אחרון', 'יחיד']);
    const excluded = await search({
      value: 'חימר',
      search_source: 'product',
      exclude_posts_ids: ['19', '21'],
    });
    expect(titles(excluded)).toEqual(['ספל']);
    expect(titles(await search({ value: 'חימר', include_terms_ids: '21' }))).toEqual(['יחיד']);
  });

  it('LS-4 the live search orders results by the settings, and searches for a whole sentence on request', async () => {
    const ordered = await search({
      value: 'חימר',
      search_source: 'product',
      results_order_by: 'title',
      results_order: 'asc',
    });
    expect(titles(ordered)).toEqual(['אחרון', 'יחיד', 'ספל']);
    expect((await search({ value: 'חימר עשוי', search_source: 'product' })).post_count).toBe(3);
    expect(
      (await search({ value: 'חימר עשוי', search_source: 'product', sentence: 'true' })).post_count,
    ).toBe(0);
    expect(
      (await search({ value: 'עשוי חימר', search_source: 'product', sentence: 'true' })).post_count,
    ).toBe(3);
  });

  it('LS-11 the live search responds with the widget’s own message for no results, as text', async () => {
    const found = await search({ value: 'צוללת', negative_search: 'אין <img src=x onerror=alert(1)>כלום' });
    expect(found).toMatchObject({ error: false, post_count: 0, posts: null, message: 'אין כלום' });
    expect((await search({ value: 'צוללת' })).message).not.toBe('');
    expect((await search({ value: '', negative_search: 'ריק' })).message).toBe('ריק');
  });

  it('LS-4 the live search responds in the page’s language, taken from `lang` or from the calling page', async () => {
    expect(titles(await search({ value: 'mug', search_source: 'product' }, { lang: 'en' }))).toEqual(['Mug']);
    const response = await visitor.get(address({ value: 'mug' }), { referer: 'http://shop.test/en/shop/' });
    expect((await response.json()).data.posts[0].link).toBe('http://shop.test/en/product/mug/');
  });

  it('LS-4 the live search responds with false to a request without data, like the plugin', async () => {
    for (const path of [route, `${route}?data=x`, `${route}?action=jet_ajax_search`]) {
      const response = await visitor.get(path);
      expect([response.status, await response.text()]).toEqual([200, 'false']);
    }
  });

  it('SEC-1 the live search does not fail, whatever a visitor sends', async () => {
    const hostile = [
      '"',
      "' OR 1=1 --",
      '*',
      'NEAR(',
      '\0',
      '<script>',
      '%',
      '{}',
      '((((',
      'x'.repeat(20_000),
    ];
    for (const value of hostile) expect((await search({ value })).error).toBe(false);
    for (const data of [
      { value: 'חימר', limit_query: '-3' },
      { value: 'חימר', limit_query: '1e9', limit_query_in_result_area: '-1' },
      { value: 'חימר', category__in: 'x', results_order_by: '__proto__', results_order: 'DROP' },
      { value: 'חימר', search_source: ['page', 'attachment'] },
    ])
      expect((await search(data)).error).toBe(false);
    const nested = await visitor.get(`${route}?data[value][]=a&data[value][x]=b&data[__proto__][x]=1`);
    expect((await nested.json()).success).toBe(true);
  });

  it('SEC-1 the live search sends a hostile name as text, and escapes it inside markup', async () => {
    shop.shop.repository.saveProduct(
      sampleProduct(
        99,
        { he: '<img src=x onerror=alert(1)> כד', en: '<b>jug</b>' },
        { slug: { he: 'כד', en: 'jug' } },
      ),
    );
    const [item] =
      (await search({ value: 'כד', thumbnail_visible: 'yes', show_product_price: 'yes' })).posts ?? [];
    expect(item?.title).toBe('<img src=x onerror=alert(1)> כד');
    expect(`${item?.thumbnail}${item?.price}`).not.toContain('<img src=x');
  });

  it('LS-4 the live search never shows unlisted items', async () => {
    const { repository } = shop.shop;
    const mug = repository.product(18);
    if (mug) repository.saveProduct({ ...mug, listed: false });
    expect(titles(await search({ value: 'ספל' }))).not.toContain('ספל');
  });

  it('LS-4 the live search responds over admin-ajax to GET and POST, and refuses a wrong nonce', async () => {
    const fields = { action: 'jet_ajax_search', 'data[value]': 'ספל', 'data[search_source]': 'product' };
    const ajax = '/wp-admin/admin-ajax.php';
    const posted = await visitor.post(ajax, { ...fields, nonce: shop.guestNonce('jet-search') });
    expect((await posted.json()).data.post_count).toBe(1);
    const got = await visitor.get(`${ajax}?${new URLSearchParams(fields)}`);
    expect((await got.json()).data.post_count).toBe(1);
    const wrong = await visitor.post(ajax, { ...fields, nonce: 'x' });
    expect([wrong.status, await wrong.text()]).toEqual([403, '-1']);
    const empty = await visitor.post(ajax, { action: 'jet_ajax_search' });
    expect(await empty.json()).toMatchObject({ success: false });
  });
});

describe('the REST routes', () => {
  it('LS-4 the REST API responds with an error to an unknown route or method', async () => {
    for (const response of [
      await visitor.get('/wp-json/jet-search/v1/nothing'),
      await visitor.post(route, {}),
      await visitor.get('/wp-json/'),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'rest_no_route', data: { status: 404 } });
    }
  });

  it('SEC-4 the REST API refuses a wrong nonce, whatever the route', async () => {
    const response = await visitor.get(address({ value: 'ספל' }), { 'x-wp-nonce': 'wrong' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
    const right = await visitor.get(address({ value: 'ספל' }), { 'x-wp-nonce': shop.guestNonce('wp_rest') });
    expect(right.status).toBe(200);
  });
});
