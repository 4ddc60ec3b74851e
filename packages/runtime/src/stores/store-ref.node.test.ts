import { describe, expect, it } from 'vitest';
import { testSite } from '../site/testing/site.ts';
import { frontTypes, isPostId, storeViews, toStoreRef } from './store-ref.ts';

const config = (globals: Record<string, unknown>) => testSite(async () => new Response(), globals).config;

describe('what the page says of its stores', () => {
  it('DS-11 browser-kept stores by slug', () => {
    const types = { favourites: 'local-storage', odd: 7 };
    expect([...frontTypes(config({ JetEngineRegisteredStores: types }))]).toEqual([
      ['favourites', 'local-storage'],
    ]);
  });

  it.each([
    ['a list', ['x']],
    ['text', 'x'],
    ['null', null],
  ])('DS-10 %s in its place is nothing', (_, value) => {
    const page = config({ JetEngineRegisteredStores: value, JetEngineViewsData: value });
    expect(frontTypes(page).size).toBe(0);
    expect(storeViews(page)).toEqual([]);
  });

  it('DS-6 stores on view, with the types that the CMS may have made texts of', () => {
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

  it('DS-6 a size that is none is no limit', () => {
    for (const size of [undefined, null, '', 'many', -1, {}]) {
      expect(toStoreRef({ slug: 'a', is_front: true, size })).toMatchObject({
        size: 0,
        type: 'local-storage',
      });
    }
  });

  it.each(['12', 'cct-12', '12:3', 'מאמר'])('DS-11 %s can be an id', (id) => {
    expect(isPostId(id)).toBe(true);
  });

  it.each(['', '0', '1,2', ' 1', '<b>', '{"a":1}', '["1"]', 'null', 'undefined', 'NaN'])(
    'DS-10 "%s" can not',
    (id) => {
      expect(isPostId(id)).toBe(false);
    },
  );
});
