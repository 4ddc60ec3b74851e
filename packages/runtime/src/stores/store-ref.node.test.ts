import { describe, expect, it } from 'vitest';
import { testSite } from '../site/testing/site.ts';
import { frontTypes, isPostId, storeViews, toStoreRef } from './store-ref.ts';

const config = (globals: Record<string, unknown>) => testSite(async () => new Response(), globals).config;

describe('the page’s globals about its stores', () => {
  it('DS-11 frontTypes lists the types of browser-kept stores by slug', () => {
    const types = { favourites: 'local-storage', odd: 7 };
    expect([...frontTypes(config({ JetEngineRegisteredStores: types }))]).toEqual([
      ['favourites', 'local-storage'],
    ]);
  });

  it.each([
    ['a list', ['x']],
    ['a text', 'x'],
    ['null', null],
  ])('DS-10 the page’s globals about stores are ignored if they are %s', (_, value) => {
    const page = config({ JetEngineRegisteredStores: value, JetEngineViewsData: value });
    expect(frontTypes(page).size).toBe(0);
    expect(storeViews(page)).toEqual([]);
  });

  it('DS-6 storeViews lists the stores of viewed posts, even with values written as text', () => {
    const views = [
      { slug: 'seen', type: 'session', is_front: false, post_id: 7, size: 6 },
      { slug: 'recent', type: 'local-storage', is_front: '1', post_id: '8', size: '3' },
      { slug: 'no-post', type: 'session', is_front: '', size: 6 },
      { type: 'session', post_id: 7 },
      'seen',
    ];
    expect(storeViews(config({ JetEngineViewsData: views }))).toEqual([
      { slug: 'seen', type: 'session', isFront: false, postId: '7', size: 6 },
      { slug: 'recent', type: 'local-storage', isFront: true, postId: '8', size: 3 },
    ]);
  });

  it('DS-6 a store with an invalid size has no limit', () => {
    for (const size of [undefined, null, '', 'many', -1, {}]) {
      expect(toStoreRef({ slug: 'a', is_front: true, size })).toMatchObject({
        size: 0,
        type: 'local-storage',
      });
    }
  });

  it.each(['12', 'cct-12', '12:3', 'מאמר'])('DS-11 a store’s list may contain the id %s', (id) => {
    expect(isPostId(id)).toBe(true);
  });

  it.each(['', '0', '1,2', ' 1', '<b>', '{"a":1}', '["1"]', 'null', 'undefined', 'NaN'])(
    'DS-10 a store’s list may not contain the id "%s"',
    (id) => {
      expect(isPostId(id)).toBe(false);
    },
  );
});
