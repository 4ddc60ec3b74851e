import { describe, expect, it } from 'vitest';
import { draftStore } from './draft.ts';

const draft = { step: 1, fields: [{ name: 'a', type: 'text', nth: 0, option: '', given: '', value: 'x' }] };

/** Creates a storage with a limit of `capacity` characters per item. */
function fakeStorage(capacity = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, storage: () => storage as unknown as Storage };
}

describe('keeping a draft', () => {
  it('FM-5 draftStore returns the stored draft until it is cleared', () => {
    const { storage, items } = fakeStorage();
    const store = draftStore('key', storage);
    expect(store.read()).toBeNull();
    store.write(draft);
    expect(draftStore('key', storage).read()).toEqual(draft);
    expect(draftStore('other', storage).read()).toBeNull();
    store.clear();
    expect(items.size).toBe(0);
  });

  it('FM-5 draftStore removes the stored draft when the new one is empty', () => {
    const { storage, items } = fakeStorage();
    const store = draftStore('key', storage);
    store.write(draft);
    store.write({ step: 2, fields: [] });
    expect(items.size).toBe(0);
  });

  it('FM-5 draftStore removes the older draft if storage is full, because that draft would undo later changes', () => {
    const { storage, items } = fakeStorage(200);
    const store = draftStore('key', storage);
    store.write(draft);
    store.write({
      step: 1,
      fields: [
        {
          ...draft.fields[0],
          name: 'a',
          type: 'text',
          nth: 0,
          option: '',
          given: '',
          value: 'y'.repeat(300),
        },
      ],
    });
    expect(items.size).toBe(0);
  });

  it('FM-5 draftStore keeps no draft without storage, and reports no error', () => {
    const store = draftStore('key', () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    store.write(draft);
    store.clear();
    expect(store.read()).toBeNull();
  });
});
