import { beforeEach, describe, expect, it } from 'vitest';
import { storeBySlug } from '../shop/data-stores.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

const path = '/wp-admin/admin-ajax.php';

let test: TestShop;
let visitor: TestVisitor;
beforeEach(async () => {
  test = await testShop();
  visitor = test.visitor();
});

const change = async (
  who: TestVisitor,
  what: 'add_to' | 'remove_from',
  slug: string,
  fields: Record<string, string>,
) => {
  const response = await who.post(path, { action: `jet_engine_${what}_store_${slug}`, ...fields });
  return { status: response.status, ...(await response.json()) };
};
const add = (slug: string, post_id: number, who = visitor) =>
  change(who, 'add_to', slug, { store: slug, post_id: String(post_id) });
const remove = (slug: string, post_id: number, who = visitor) =>
  change(who, 'remove_from', slug, { store: slug, post_id: String(post_id) });

const countSelector = (slug: string, id: number) =>
  `.jet-engine-data-post-count[data-store="${slug}"][data-post="${id}"]`;

async function logIn(who: TestVisitor): Promise<void> {
  await who.post(path, {
    action: 'elementor_woocommerce_checkout_login_user',
    username: 'dana',
    password: 'shalom1234',
    nonce: test.guestNonce('woocommerce-login'),
  });
}

describe('a store in a cookie', () => {
  it('DS-1 a cookie store keeps ids joined by commas, for a year, in a cookie that scripts cannot read', async () => {
    expect(await add('compare', 18)).toEqual({
      status: 200,
      success: true,
      data: { count: 1, fragments: { [countSelector('compare', 18)]: 1 } },
    });
    expect(await add('compare', 19)).toMatchObject({ data: { count: 2 } });
    expect(visitor.lastSetCookies).toEqual([
      expect.stringMatching(
        /^je_data_store_compare=18%2C19; expires=[^;]+; Max-Age=31536000; path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it('DS-1 a cookie store keeps and counts an item once when it is added twice', async () => {
    await add('compare', 18);
    expect(await add('compare', 18)).toMatchObject({
      success: true,
      data: { count: 1, fragments: { [countSelector('compare', 18)]: 1 } },
    });
  });

  it('DS-4 a cookie store is empty after the last removal, and ignores the removal of an item that it does not have', async () => {
    await add('compare', 18);
    expect(await remove('compare', 18)).toMatchObject({
      success: true,
      data: { count: 0, fragments: { [countSelector('compare', 18)]: 0 } },
    });
    expect(await remove('compare', 18)).toMatchObject({
      success: true,
      data: { count: 0, fragments: { [countSelector('compare', 18)]: 0 } },
    });
    expect(visitor.cookies.get('je_data_store_compare')).toBe('');
  });

  it('DS-6 a full cookie store refuses an add with the plugin’s message, and accepts one after a removal', async () => {
    for (const id of [18, 19, 20, 21]) await add('compare', id);
    expect(await add('compare', 22)).toEqual({
      status: 200,
      success: false,
      data: { message: 'You can`t add more posts' },
    });
    expect(await add('compare', 21)).toMatchObject({ success: true, data: { count: 4 } });
    await remove('compare', 18);
    expect(await add('compare', 22)).toMatchObject({ success: true, data: { count: 4 } });
  });

  it('DS-7 a cookie store counts the visitors who keep an item', async () => {
    await add('compare', 18);
    const answer = await add('compare', 18, test.visitor());
    expect(answer.data).toEqual({ count: 1, fragments: { [countSelector('compare', 18)]: 2 } });
  });

  it.each(['x', '18,18,,-3,abc,1e3,99999999999', '<script>', '18;DROP'])(
    'DS-10 a cookie store reads only the valid ids from the cookie %j',
    async (value) => {
      const response = await visitor.send(path, {
        method: 'POST',
        headers: { cookie: `je_data_store_compare=${encodeURIComponent(value)}` },
        body: new URLSearchParams({
          action: 'jet_engine_add_to_store_compare',
          store: 'compare',
          post_id: '19',
        }),
      });
      const { data } = await response.json();
      expect(data.count).toBe(value.startsWith('18,') ? 2 : 1);
    },
  );
});

describe('a store in the PHP session', () => {
  it('DS-6 a full store of viewed items drops its oldest item', async () => {
    const ids = [18, 19, 20, 21, 22, 23, 40];
    for (const id of ids) expect(await add('seen', id)).toMatchObject({ success: true });
    expect(await add('seen', 40)).toMatchObject({ success: true, data: { count: 6, fragments: [] } });
    // 18 was dropped before, so adding it again counts as new and drops 19.
    expect(await add('seen', 18)).toMatchObject({ data: { count: 6 } });
    expect(await remove('seen', 19)).toMatchObject({ data: { count: 6 } });
    expect(await remove('seen', 20)).toMatchObject({ data: { count: 5 } });
  });

  it('DS-1 a store in the PHP session sets a session cookie, and opens no other session for a made-up session id', async () => {
    await add('seen', 18);
    expect(visitor.lastSetCookies).toEqual([
      expect.stringMatching(/^PHPSESSID=[0-9a-f]{32}; path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const other = test.visitor();
    for (const id of ['1', 't_x', '../1', '']) {
      const response = await other.send(path, {
        method: 'POST',
        headers: { cookie: `PHPSESSID=${id}` },
        body: new URLSearchParams({
          action: 'jet_engine_remove_from_store_seen',
          store: 'seen',
          post_id: '18',
        }),
      });
      expect((await response.json()).data.count).toBe(0);
    }
    expect(await add('seen', 18)).toMatchObject({ data: { count: 1 } });
  });

  it('DS-1 a store in the PHP session forgets its items after three days', async () => {
    await add('seen', 18);
    test.later(3 * 86_400_000);
    expect(await add('seen', 19)).toMatchObject({ data: { count: 1 } });
  });
});

describe('a store of the user', () => {
  it('DS-1 a user’s store responds to a guest with success and a count of null', async () => {
    expect(await add('wishlist', 18)).toEqual({
      status: 200,
      success: true,
      data: { count: null, fragments: { [countSelector('wishlist', 18)]: 0 } },
    });
  });

  it('DS-1 a user’s store has the same list in every browser', async () => {
    const other = test.visitor();
    await logIn(visitor);
    await logIn(other);
    await add('wishlist', 18);
    expect(await add('wishlist', 19, other)).toMatchObject({ data: { count: 2 } });
  });

  it('DS-6 a store never exceeds its size when many items are added concurrently', async () => {
    const wishlist = storeBySlug('wishlist');
    expect(wishlist?.size).toBe(20);
    const browsers = [visitor, test.visitor(), test.visitor()];
    for (const browser of browsers) await logIn(browser);
    for (let id = 1000; id < 1024; id++) {
      const product = test.shop.repository.product(18);
      if (product) test.shop.repository.saveProduct({ ...product, id });
    }
    const ids = Array.from({ length: 24 }, (_, at) => 1000 + at);
    const answers = await Promise.all(
      ids.map((id, at) => add('wishlist', id, browsers[at % browsers.length])),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(20);
    expect(answers.filter(({ success }) => !success).map(({ data }) => data.message)).toEqual(
      Array(4).fill('You can`t add more posts'),
    );
  });
});

describe('requests', () => {
  it('DS-1 the server stores nothing of a browser store', async () => {
    expect(await add('favourites', 18)).toMatchObject({
      success: true,
      data: { count: null, fragments: [] },
    });
    expect(visitor.lastSetCookies).toEqual([]);
  });

  it.each([
    [{}, 'Post ID not found in the request'],
    [{ store: 'compare' }, 'Post ID not found in the request'],
    [{ store: 'compare', post_id: '0' }, 'Post ID not found in the request'],
    [{ store: 'compare', post_id: '999999' }, 'Post ID not found in the request'],
    [{ store: 'compare', post_id: '__proto__' }, 'Post ID not found in the request'],
    [{ post_id: '18' }, 'Store slug not found in the request'],
    [{ store: 'wishlist', post_id: '18' }, 'Invalid store requested'],
    [{ store: 'nope', post_id: '18' }, 'Invalid store requested'],
  ])('DS-9 a store’s endpoint refuses %j with the reason', async (fields, message) => {
    for (const what of ['add_to', 'remove_from'] as const) {
      expect(await change(visitor, what, 'compare', fields as Record<string, string>)).toEqual({
        status: 200,
        success: false,
        data: { message },
      });
    }
    expect(visitor.cookies.size).toBe(0);
  });

  it('DS-9 admin-ajax treats the action of an unknown store as an unknown action', async () => {
    const response = await visitor.post(path, {
      action: 'jet_engine_add_to_store_nope',
      store: 'nope',
      post_id: '18',
    });
    expect([response.status, await response.text()]).toEqual([400, '0']);
  });

  it('SEC-4 a GET request changes no store', async () => {
    await visitor.get(`${path}?action=jet_engine_add_to_store_compare&store=compare&post_id=18`);
    expect(visitor.cookies.size).toBe(0);
  });
});
