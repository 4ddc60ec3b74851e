import { describe, expect, it } from 'vitest';
import { expectUnharmed, hugeJson, json, names } from '../../runtime/src/testing/hostile.ts';
import { createBuilderStore } from './builder-store.ts';
import { builderTab } from './testing/builder-tab.ts';

describe('the page builder’s one item in storage', () => {
  it('PO-6 the builder store and the original read each other’s entries', () => {
    const { store, original } = builderTab();
    original.set('pageViews', 7);
    expect(store.get('pageViews')).toBe(7);
    store.set('pageViews', 8);
    expect(original.get('pageViews')).toBe(8);
  });

  it('PO-6 the builder store writes its storage item in the original’s format', () => {
    const { store, local, clock } = builderTab();
    store.set('pageViews', 1);
    store.set('popup-9-impressions-count', 1, { lifetime: 86_400 });
    expect(local.entries()).toEqual({
      elementor: JSON.stringify({
        pageViews: 1,
        __expiration: { 'popup-9-impressions-count': clock.now + 86_400_000 },
        'popup-9-impressions-count': 1,
      }),
    });
  });

  it('PO-6 the builder store keeps session entries in a separate object in session storage', () => {
    const { store, local, session } = builderTab();
    store.set('activeSession', true, { session: true });
    expect(store.get('activeSession', { session: true })).toBe(true);
    expect(store.get('activeSession')).toBeUndefined();
    expect(session.entries()).toEqual({ elementor: '{"activeSession":true,"__expiration":{}}' });
    expect(local.entries()).toEqual({});
  });

  it('PO-6 the builder store drops an expired entry when it is read, and saves the object without it', () => {
    const { store, stored, wait } = builderTab();
    store.set('short', 1, { lifetime: 10 });
    store.set('other', 2, { lifetime: 10 });
    store.set('long', 3);
    wait(10);
    expect(store.get('short')).toBe(1);
    wait(0.001);
    expect(store.get('short')).toBeUndefined();
    expect(stored()).toMatchObject({ long: 3, other: 2 });
    expect(stored()).not.toHaveProperty('short');
    expect(stored()).not.toHaveProperty('__expiration.short');
  });

  it('PO-6 a write to the builder store removes all expired entries', () => {
    const { store, stored, wait } = builderTab();
    store.set('a', 1, { lifetime: 10 });
    store.set('b', 2, { lifetime: 10 });
    wait(11);
    store.set('c', 3);
    expect(stored()).toEqual({ c: 3, __expiration: {} });
  });

  it('PO-6 the builder store keeps the expiry time of an entry that is written again', () => {
    const { store, stored, clock, wait } = builderTab();
    const end = clock.now + 10_000;
    store.set('a', 1, { lifetime: 10 });
    wait(5);
    store.set('a', 2);
    expect(stored()).toEqual({ a: 2, __expiration: { a: end } });
  });

  it('PO-6 the builder store keeps entries of other scripts', () => {
    const { store, local, stored } = builderTab();
    local.setItem(
      'elementor',
      '{"theirs":{"deep":[1,null]},"text":"x","__expiration":{"theirs":99999999999999}}',
    );
    store.set('pageViews', 1);
    expect(stored()).toEqual({
      theirs: { deep: [1, null] },
      text: 'x',
      pageViews: 1,
      __expiration: { theirs: 99_999_999_999_999 },
    });
  });

  it('PO-6 the builder store loses no entry when two tabs write alternately', () => {
    const one = builderTab();
    const two = builderTab({ local: one.local, clock: one.clock });
    one.store.set('a', 1);
    two.store.set('b', 2);
    one.store.set('c', 3);
    expect(one.stored()).toMatchObject({ a: 1, b: 2, c: 3 });
    expect(two.store.get('a')).toBe(1);
  });
});

describe('a builder item that is not a valid object', () => {
  it.each(json)('SEC-3 the builder store ignores the stored item %j and can overwrite it', (text) => {
    const { store, local, original } = builderTab();
    local.setItem('elementor', text);
    expect(store.get('pageViews')).toBeUndefined();
    store.set('pageViews', 1);
    expect(store.get('pageViews')).toBe(1);
    expect(original.get('pageViews')).toBe(1);
    expectUnharmed();
  });

  it.each(names)('SEC-3 an entry of the builder store with the key %j changes no prototype', (key) => {
    const { store } = builderTab();
    expect(store.get(key)).toBeUndefined();
    store.set(key, 'kept', { lifetime: 10 });
    expect(store.get(key)).toBe(key === '__expiration' ? undefined : 'kept');
    expect(({} as Record<string, unknown>).kept).toBeUndefined();
    expectUnharmed();
  });

  it.each([[[]], ['x'], [7], [null], [{ a: {} }], [{ a: 'soon' }], [{ a: [] }], [{ a: true }]])(
    'PO-6 the builder store keeps all entries if the expiry data is %j',
    (expiration) => {
      const { store, local } = builderTab();
      local.setItem('elementor', JSON.stringify({ a: 1, __expiration: expiration }));
      expect(store.get('a')).toBe(1);
      store.set('b', 2);
      expect(store.get('a')).toBe(1);
    },
  );

  it('SEC-3 the builder store keeps five million characters that other scripts stored', () => {
    const { store, local } = builderTab();
    local.setItem('elementor', hugeJson());
    store.set('pageViews', 1);
    expect(store.get('pageViews')).toBe(1);
    expect(local.getItem('elementor')?.length).toBeGreaterThan(4_000_000);
  });
});

describe('unusable storage', () => {
  it('PO-6 the builder store keeps entries in memory while storage is full, and saves them with the next successful write', () => {
    const { store, local, stored } = builderTab();
    store.set('a', 1);
    local.failure = 'full';
    store.set('a', 2);
    store.set('b', 1, { lifetime: 10 });
    expect([store.get('a'), store.get('b')]).toEqual([2, 1]);
    expect(stored()).toMatchObject({ a: 1 });
    local.failure = 'none';
    store.set('c', 3);
    expect(stored()).toMatchObject({ a: 2, b: 1, c: 3 });
    expect(stored()).toHaveProperty('__expiration.b');
  });

  it('PO-6 an entry that the builder store keeps in memory expires', () => {
    const { store, local, wait } = builderTab();
    local.failure = 'full';
    store.set('a', 1, { lifetime: 10 });
    wait(11);
    expect(store.get('a')).toBeUndefined();
    expect(store.get('a')).toBeUndefined();
  });

  it('PO-6 the builder store works from memory without throwing when storage is forbidden', () => {
    const { store, local } = builderTab();
    local.failure = 'all';
    expect(store.get('a')).toBeUndefined();
    store.set('a', 1);
    expect(store.get('a')).toBe(1);
  });

  it('PO-6 the builder store works from memory when the storage getter throws', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const store = createBuilderStore({
      local: forbidden,
      session: forbidden,
      now: () => 0,
    });
    store.set('a', 1);
    expect([store.get('a'), store.get('a', { session: true })]).toEqual([1, undefined]);
  });

  it('PO-6 the builder store keeps a value in memory that cannot be written as JSON', () => {
    const { store } = builderTab();
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    store.set('a', loop);
    expect(store.get('a')).toBe(loop);
  });
});
