import type { CartPlatform } from '../../cart/cart-cache.ts';
import type { FakeShop } from '../../cart/testing/fake-shop.ts';

/** Creates a fake web storage that can be read as an object, and made to fail as if it were full or forbidden. */
export function fakeStorage(): Storage & {
  entries(): Record<string, string>;
  failure: 'none' | 'full' | 'all';
} {
  const items = new Map<string, string>();
  const guard = (failure: 'full' | 'all') => {
    if (storage.failure === 'all' || storage.failure === failure) {
      throw new DOMException('no', failure === 'full' ? 'QuotaExceededError' : 'SecurityError');
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

/** Returns a fake browser tab that visits `shop`. Pass the same `local` for all tabs of one browser. */
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
