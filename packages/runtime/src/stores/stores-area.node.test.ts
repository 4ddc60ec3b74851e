import { describe, expect, it } from 'vitest';
import { testArea } from '../site/testing/area.ts';
import { isPostId, storesArea, toStoreRef } from './stores-area.ts';

const config = (globals: Record<string, unknown>) =>
  testArea(storesArea, async () => new Response(), globals).config;

describe('what the page says of its stores', () => {
  it('DS-1 the ajax URL is the plugin’s own, else the site’s', () => {
    expect(config({ JetEngineSettings: { ajaxurl: '/ajax' } }).ajaxUrl).toBe('/ajax');
    expect(config({ JetEngineSettings: { ajaxurl: '' } }).ajaxUrl).toBe('/wp-admin/admin-ajax.php');
    expect(config({}).ajaxUrl).toBe('/wp-admin/admin-ajax.php');
  });

  it('DS-11 browser-kept stores by slug', () => {
    const { fronts } = config({ JetEngineRegisteredStores: { favourites: 'local-storage', odd: 7 } });
    expect(fronts).toEqual({ favourites: 'local-storage' });
  });

  it.each([
    ['a list', ['x']],
    ['text', 'x'],
    ['null', null],
  ])('DS-10 %s in its place is nothing', (_, value) => {
    expect(config({ JetEngineRegisteredStores: value, JetEngineViewsData: value })).toMatchObject({
      fronts: {},
      views: [],
    });
  });

  it('SEC-3 a slug can not reach a prototype', () => {
    const { fronts } = config({
      JetEngineRegisteredStores: JSON.parse('{"__proto__":"x","a":"local-storage"}'),
    });
    expect(Object.keys(fronts)).toEqual(['a']);
    expect(Object.getPrototypeOf(fronts)).toBe(Object.prototype);
  });

  it('DS-6 stores on view, with the types that the CMS may have made texts of', () => {
    const views = [
      { slug: 'seen', type: 'session', is_front: false, post_id: 7, size: 6 },
      { slug: 'recent', type: 'local-storage', is_front: '1', post_id: '8', size: '3' },
      { slug: 'no-post', type: 'session', is_front: '', size: 6 },
      { type: 'session', post_id: 7 },
      'seen',
    ];
    expect(config({ JetEngineViewsData: views }).views).toEqual([
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
