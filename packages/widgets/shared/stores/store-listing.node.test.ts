import { describe, expect, it } from 'vitest';
import { frontStoreQuery, storeOfQuery } from './store-listing.ts';

const store = { type: 'local-storage', slug: 'favourites' };

describe('listings of browser-kept stores', () => {
  it('DS-8 frontStoreQuery contains the store’s posts', () => {
    expect(frontStoreQuery(store, ['3', '1'])).toEqual({
      post__in: ['3', '1'],
      is_front_store: true,
    });
  });

  it('DS-8 frontStoreQuery contains a marker for an empty store', () => {
    expect(frontStoreQuery(store, [])).toEqual({
      post__in: ['is-front', 'local-storage', 'favourites'],
      is_front_store: true,
    });
  });

  it('DS-8 storeOfQuery reads the store from the marker', () => {
    expect(storeOfQuery(frontStoreQuery(store, []))).toEqual(store);
  });

  it.each([
    {},
    { post__in: [] },
    { post__in: ['1', '2'] },
    { post__in: 'is-front' },
    { post__in: ['is-front', 7] },
  ])('DS-8 storeOfQuery finds no marker in the query %j', (query) => {
    expect(storeOfQuery(query)).toBeNull();
  });
});
