import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../site/testing/fake-browser.ts';
import { createLocalStore, parseStoreIds } from './front-store.ts';
import { originalStore } from './testing/original-store.ts';

const KEY = 'jet_engine_store_favourites';
const unlimited = { size: 0 };

function setUp(stored?: string) {
  const local = fakeStorage();
  if (stored !== undefined) local.setItem(KEY, stored);
  const lost: string[] = [];
  const store = createLocalStore(
    () => local,
    () => lost.push('lost'),
  );
  return { local, store, lost, original: originalStore(local) };
}

describe('a list shared with the original plugin', () => {
  it('DS-11 the local store reads a list that the plugin wrote', () => {
    const { store, original } = setUp();
    original.addToStore('favourites', 12, 0);
    original.addToStore('favourites', 45, 0);
    expect(store.read('favourites')).toEqual(['12', '45']);
  });

  it('DS-11 the local store writes a list in the plugin’s format', () => {
    const { store, local, original } = setUp('12');
    store.add('favourites', '45', unlimited);
    expect(local.entries()).toEqual({ [KEY]: '12,45' });
    expect(original.getStore('favourites')).toEqual(['12', '45']);
    expect(original.inStore('favourites', '45')).toBe(true);
  });

  it('DS-11 the local store writes an empty text when the last post of a list is removed', () => {
    const { store, local, original } = setUp('12');
    store.remove('favourites', '12');
    expect(local.entries()).toEqual({ [KEY]: '' });
    expect(original.getStore('favourites')).toEqual([]);
  });

  it('DS-11 the plugin and the library can change a list alternately', () => {
    const { store, original } = setUp();
    store.add('favourites', '1', unlimited);
    original.addToStore('favourites', 2, 0);
    store.add('favourites', '3', unlimited);
    original.remove('favourites', 1);
    expect(store.read('favourites')).toEqual(['2', '3']);
  });

  it('DS-1 a post that is added again keeps its position in the list', () => {
    const { store, local } = setUp('12,45');
    expect(store.add('favourites', '12', unlimited)).toBe(true);
    expect(local.entries()[KEY]).toBe('12,45');
  });

  it('DS-4 removing a post that is not in the list does not write the list', () => {
    const { store, local } = setUp();
    store.remove('favourites', '12');
    expect(local.entries()).toEqual({});
  });
});

describe('the size of a list', () => {
  it('DS-6 a full store refuses a post and keeps its list', () => {
    const { store, local } = setUp('1,2');
    expect(store.add('favourites', '3', { size: 2 })).toBe(false);
    expect(local.entries()[KEY]).toBe('1,2');
    expect(store.add('favourites', '1', { size: 2 })).toBe(true);
  });

  it('DS-6 a size of 0 does not limit the list', () => {
    const { store } = setUp();
    for (let id = 1; id <= 500; id++) expect(store.add('favourites', String(id), unlimited)).toBe(true);
    expect(store.read('favourites')).toHaveLength(500);
  });

  it('DS-6 a full store of viewed posts drops its oldest', () => {
    const { store } = setUp('1,2,3');
    expect(store.add('favourites', '4', { size: 3, dropsOldest: true })).toBe(true);
    expect(store.read('favourites')).toEqual(['2', '3', '4']);
  });

  it('DS-6 a store of viewed posts is shortened by the next view after its size was lowered', () => {
    const { store } = setUp('1,2,3,4,5');
    store.add('favourites', '6', { size: 2, dropsOldest: true });
    expect(store.read('favourites')).toEqual(['5', '6']);
  });
});

describe('storage that is corrupt, full or forbidden', () => {
  it.each([
    '{"a":1}',
    '["12","45"]',
    '[object Object]',
    'undefined',
    'null',
    'NaN',
    '<b>12</b>',
    '12,<img src=x>',
    'two words',
    ',,',
    '   ',
  ])('DS-10 the local store reads "%s" as an empty list', (text) => {
    expect(setUp(text).store.read('favourites')).toEqual([]);
  });

  it('DS-10 the local store ignores gaps and duplicates in a stored list', () => {
    expect(parseStoreIds('12,,45, 12 ,')).toEqual(['12', '45']);
  });

  it('DS-10 adding a post replaces corrupt text in storage with a list', () => {
    const { store, local } = setUp('{"a":1}');
    store.add('favourites', '12', unlimited);
    expect(local.entries()[KEY]).toBe('12');
  });

  it('DS-10 the local store keeps a list in memory if storage is full, and reports that', () => {
    const { store, local, lost } = setUp('12');
    local.failure = 'full';
    expect(store.add('favourites', '45', unlimited)).toBe(true);
    expect(store.read('favourites')).toEqual(['12', '45']);
    store.remove('favourites', '12');
    expect(store.read('favourites')).toEqual(['45']);
    expect(lost).not.toEqual([]);
    expect(local.entries()[KEY]).toBe('12');
  });

  it('DS-10 the local store writes a list to storage again as soon as the list fits', () => {
    const { store, local } = setUp('12');
    local.failure = 'full';
    store.add('favourites', '45', unlimited);
    local.failure = 'none';
    store.add('favourites', '46', unlimited);
    expect(local.entries()[KEY]).toBe('12,45,46');
  });

  it('DS-10 the local store works from memory without errors if storage is forbidden', () => {
    const { store, local, lost } = setUp();
    local.failure = 'all';
    expect(store.read('favourites')).toEqual([]);
    store.add('favourites', '1', unlimited);
    expect(store.read('favourites')).toEqual(['1']);
    expect(lost).toEqual(['lost']);
  });

  it('DS-10 the local store works from memory if the getter of the storage throws', () => {
    const lost: string[] = [];
    const store = createLocalStore(
      () => {
        throw new DOMException('no', 'SecurityError');
      },
      () => lost.push('lost'),
    );
    expect(store.read('favourites')).toEqual([]);
    expect(store.add('favourites', '1', { size: 1 })).toBe(true);
    expect(store.add('favourites', '2', { size: 1 })).toBe(false);
    expect(store.read('favourites')).toEqual(['1']);
  });

  it.each(['__proto__', 'constructor', 'a b', '../x', '<b>'])(
    'SEC-3 the local store treats the slug %s like any other',
    (slug) => {
      const { store } = setUp();
      store.add(slug, '1', unlimited);
      expect(store.read(slug)).toEqual(['1']);
      expect(store.read('favourites')).toEqual([]);
    },
  );
});
