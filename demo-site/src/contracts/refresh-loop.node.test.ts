import { beforeEach, describe, expect, it } from 'vitest';
import { readLogin } from '../shop/login-cookies.ts';
import { createNonce } from '../shop/nonces.ts';
import { testMagazine } from './testing/test-magazine.ts';
import type { TestShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

let shop: TestShop;
let visitor: TestVisitor;
beforeEach(async () => {
  shop = await testMagazine();
  visitor = shop.visitor();
});

const good = {
  post_id: 40,
  widget_filters: {},
  widget_id: '3f7a91c',
  pagination_base_url: 'http://shop.test/ideas/',
};

const refresh = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  visitor.send('/wp-json/elementor-pro/v1/refresh-loop', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function html(more: object): Promise<string> {
  const response = await refresh({ ...good, ...more });
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

const ids = (text: string): readonly string[] =>
  [...text.matchAll(/e-loop-item-(\d+)/g)].map(([, id = '']) => id);

describe('refresh-loop', () => {
  it('LP-3 refresh-loop responds with the loop’s new container, its items and its page links', async () => {
    const text = await html({});
    expect(text).toMatch(/^<div class="elementor-widget-container">/);
    expect(ids(text)).toHaveLength(6);
    expect(text).toContain('href="/ideas/?e-page-3f7a91c=2"');
  });

  it('LP-3 refresh-loop filters by terms in the formats of older and newer releases, in either language', async () => {
    const old = await html({ widget_filters: { taxonomy: { category: ['מהסדנה'] } } });
    const fresh = await html({
      widget_filters: { taxonomy: { category: { terms: ['from-the-workshop'], logicalJoin: 'DISABLED' } } },
    });
    expect(ids(old).length).toBeGreaterThan(0);
    expect(ids(fresh)).toEqual(ids(old));
    expect(old).not.toMatch(/category-אור/);
  });

  it('LP-3 refresh-loop joins several terms with OR, or with AND on request', async () => {
    const join = (logicalJoin: string) =>
      html({
        widget_id: 'b80d2f5',
        widget_filters: { taxonomy: { post_tag: { terms: ['clay', 'sea'], logicalJoin } } },
      });
    const [any, all] = [await join('OR'), await join('AND')];
    expect(ids(all).length).toBeGreaterThan(0);
    expect(ids(any).length).toBeGreaterThan(ids(all).length);
    for (const [item] of all.matchAll(/class="[^"]*e-loop-item [^"]*"/g)) {
      expect(item).toContain('tag-חימר');
      expect(item).toContain('tag-ים');
    }
  });

  it('LP-3 refresh-loop keeps the filters and the state of other loops in its links, and drops this loop’s page number', async () => {
    const text = await html({
      widget_filters: { taxonomy: { post_tag: ['care', 'clay', 'sea', 'makers'] } },
      pagination_base_url:
        'http://shop.test/ideas/?e-page-b80d2f5=2&x=%22%3E&e-filter-3f7a91c-category=light&e-page-3f7a91c=3',
    });
    const link = /href="([^"]*e-page-3f7a91c=2[^"]*)"/.exec(text)?.[1] ?? '';
    expect(link).toContain('e-filter-3f7a91c-post_tag=care,clay,sea,makers');
    expect(link).toContain('e-page-b80d2f5=2');
    expect(link).not.toContain('category');
    expect(link).toContain('x=%22%3E');
  });

  it('LP-3 refresh-loop never prints another site’s address', async () => {
    expect(await html({ pagination_base_url: 'https://elsewhere.test/ideas/' })).not.toContain('elsewhere');
  });

  it('LP-3 refresh-loop responds with the message for no results to unknown terms', async () => {
    for (const terms of [['no-such-term'], ['__proto__'], ['light', 'x'.repeat(5000)].slice(1)])
      expect(await html({ widget_filters: { taxonomy: { category: terms } } })).toContain(
        'e-loop-nothing-found-message',
      );
  });

  it('LP-3 refresh-loop responds in the language of the page', async () => {
    const text = await html({ pagination_base_url: 'http://shop.test/en/ideas/' });
    expect(text).toContain('href="/en/magazine/');
    expect(text).toContain('Next');
  });

  it.each([
    ['post_id', {}],
    ['post_id', { post_id: '' }],
    ['post_id', { post_id: 'x' }],
    ['post_id', { post_id: 0 }],
    ['widget_id', { widget_id: 'abc' }],
    ['widget_id', { widget_id: '3f7a91c8' }],
    ['widget_id', { widget_id: '../../x' }],
    ['widget_id', { widget_id: 1234567 }],
    ['widget_filters', { widget_filters: 'x' }],
    ['widget_filters', { widget_filters: null }],
    ['widget_filters', { widget_filters: ['a'] }],
    ['pagination_base_url', { pagination_base_url: '/ideas/' }],
    ['pagination_base_url', { pagination_base_url: 'javascript:alert(1)' }],
    ['pagination_base_url', { pagination_base_url: 7 }],
  ])('LP-3 refresh-loop refuses an invalid %s: %j', async (name, change) => {
    const body = Object.keys(change).length === 0 ? {} : { ...good, ...change };
    const response = await refresh(body);
    expect(response.status).toBe(400);
    const answer = await response.json();
    expect(answer).toMatchObject({ code: 'rest_invalid_param', data: { status: 400 } });
    expect(Object.keys(answer.data.params)).toContain(name);
  });

  it('LP-3 refresh-loop refuses a body that is not a JSON object', async () => {
    for (const body of ['', '{', 'null', '[]', '"x"', '7']) expect((await refresh(body)).status).toBe(400);
  });

  it('LP-3 refresh-loop responds with empty content for a loop that the page does not have', async () => {
    expect(await html({ widget_id: 'zzzzzzz' })).toBe('');
    expect(await html({ post_id: 41 })).toBe('');
    expect(ids(await html({ post_id: '40', widget_filters: [] }))).toHaveLength(6);
  });

  it('LP-3 refresh-loop accepts unsaved settings only from an editor with a nonce', async () => {
    const edited = { ...good, is_edit_mode: true, widget_model: { settings: { posts_per_page: 2 } } };
    expect((await refresh(edited)).status).toBe(401);
    const nonce = await logIn('editor');
    expect((await refresh(edited)).status).toBe(403);
    const response = await refresh(edited, { 'x-wp-nonce': nonce });
    expect(ids((await response.json()).data)).toHaveLength(2);
    for (const posts_per_page of [-1, 0, 1e9, 'x']) {
      const odd = await refresh(
        { ...edited, widget_model: { settings: { posts_per_page } } },
        { 'x-wp-nonce': nonce },
      );
      expect(ids((await odd.json()).data)).toHaveLength(6);
    }
  });

  it('LP-3 refresh-loop refuses unsaved settings from a customer, even with a nonce', async () => {
    const nonce = await logIn('customer');
    const response = await refresh({ ...good, widget_model: {} }, { 'x-wp-nonce': nonce });
    expect(response.status).toBe(403);
  });

  /** Logs the visitor in, and returns the REST nonce that pages contain after the login. */
  async function logIn(role: 'editor' | 'customer'): Promise<string> {
    const { repository } = shop.shop;
    const dana = repository.userByLogin('dana');
    if (dana) repository.saveUser({ ...dana, role });
    const nonce = shop.guestNonce('woocommerce-login');
    await visitor.post('/wp-admin/admin-ajax.php', {
      action: 'elementor_woocommerce_checkout_login_user',
      username: 'dana',
      password: 'shalom1234',
      nonce,
    });
    const login = readLogin(
      shop.shop,
      new Map([...visitor.cookies].map(([name, value]) => [name, decodeURIComponent(value)])),
    );
    if (login === null) throw new Error('the login failed');
    return createNonce(
      { shop: shop.shop, user: login.user, loginToken: login.token, sessionId: null },
      'wp_rest',
    );
  }
});
