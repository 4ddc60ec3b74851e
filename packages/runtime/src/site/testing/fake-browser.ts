import type { CartPlatform } from '../../cart/cart-cache.ts';
import type { FakeShop } from '../../cart/testing/fake-shop.ts';

/** Web storage that can be read as an object and told to be full or forbidden. */
export function fakeStorage(): Storage & {
  entries(): Record<string, string>;
  failure: 'none' | 'full' | 'all';
} {
  const items = new Map<string, string>();
  const guard = (wanted: 'full' | 'all') => {
    if (storage.failure === 'all' || storage.failure === wanted) {
      throw new DOMException('no', wanted === 'full' ? 'QuotaExceededError' : 'SecurityError');
    }
  };
  const storage = {
    failure: 'none' as 'none' | 'full' | 'all',
    entries: () => Object.fromEntries(items),
    getItem(key: string) {
      guard('all');
      return items.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      guard('full');
      items.set(key, value);
    },
    removeItem(key: string) {
      guard('all');
      items.delete(key);
    },
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
  return storage;
}

/** One tab of a browser that visits `shop`. Give tabs of one browser the same `local`. */
export function fakeTab(shop: Pick<FakeShop, 'cookies'>, local = fakeStorage()) {
  const session = fakeStorage();
  const platform: { -readonly [Need in keyof CartPlatform]: CartPlatform[Need] } = {
    session: () => session,
    local: () => local,
    cookies: () => shop.cookies(),
    now: () => Date.now(),
    hasNotice: () => false,
    idle: async () => {},
  };
  return { session, local, platform };
}
