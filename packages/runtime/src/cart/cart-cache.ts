import { attempt, decode } from '../site/attempt.ts';
import type { CartFragments } from '../site/fragments.ts';
import { names } from '../site/names.ts';
import { textEntries } from '../site/plain.ts';
import type { Site } from '../site/site.ts';

/** The browser features that the cart needs. Each may throw: storage and cookies can be forbidden. */
export interface CartPlatform {
  readonly session: () => Storage;
  readonly local: () => Storage;
  readonly cookies: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether the page shows a success notice of the shop. */
  readonly hasNotice: () => boolean;
  /** Resolves when the browser is idle. */
  readonly idle: () => Promise<void>;
}

/** Lifetime of a cached cart in ms (§9, CF-4). */
export const CART_LIFETIME = 86_400_000;

/**
 * Creates the cart's cache in web storage, with the keys and formats of the original client, so that some pages of a site may
 * still use that client. Without usable storage nothing is ever cached (CF-6). Never throws.
 */
export function createCartCache({ config }: Pick<Site, 'config'>, platform: CartPlatform) {
  const createdKey = names.storage.cartCreated;
  const cookie = (what: string) => `${config.prefixes.store}_${what}`;
  const { session, local } = usableStorage(platform);

  /**
   * Returns the cart hashes in the cookies: usually one, `['']` without a cart, more if the cookie was set twice; null if the
   * cookies cannot be read.
   */
  const cookieHashes = (): readonly string[] | null => {
    const cookies = attempt(platform.cookies);
    if (cookies === undefined) return null;
    const values = new Set(cookieValues(cookies, cookie('cart_hash')));
    return values.size === 0 ? [''] : [...values];
  };
  const get = (storage: Storage | undefined, key: string) => attempt(() => storage?.getItem(key)) ?? '';
  const storedHash = () => get(session, config.cart.hashKey);
  const age = () => platform.now() - Number(get(session, createdKey) || Number.NaN);
  const clear = () => {
    for (const key of [config.cart.fragmentsKey, config.cart.hashKey, createdKey])
      attempt(() => session?.removeItem(key));
  };

  return {
    /** Returns the cached cart if it is complete, has not expired, and matches the cookies (CF-3); null otherwise. */
    read(): CartFragments | null {
      const stored = attempt(() => JSON.parse(get(session, config.cart.fragmentsKey)) as unknown);
      const fragments = Object.fromEntries(textEntries(stored));
      const hash = storedHash();
      const hashes = cookieHashes();
      if (!Object.hasOwn(fragments, names.miniCart)) return null;
      // A clock that was set back makes the cart's age negative: its remaining lifetime is unknown.
      if (hash !== '' && !(age() >= 0 && age() <= CART_LIFETIME)) return null;
      // A success notice can mean that a product was added: some servers hide the cookie of the new cart from scripts.
      if (hash === '' && platform.hasNotice()) return null;
      return hashes?.length === 1 && hashes[0] === hash ? { fragments, hash } : null;
    },
    /** Stores a cart. Its lifetime starts again only if `refreshed`, as in the original client, or if the stored cart was empty. */
    write({ fragments, hash }: CartFragments, refreshed: boolean): void {
      const starts = hash !== '' && (refreshed || storedHash() === '');
      try {
        session?.setItem(config.cart.fragmentsKey, JSON.stringify(fragments));
        session?.setItem(config.cart.hashKey, hash);
        if (starts) session?.setItem(createdKey, String(platform.now()));
      } catch {
        clear(); // storage is full, and half a copy is worse than no copy
      }
      attempt(() => local?.setItem(config.cart.hashKey, hash));
    },
    /** Milliseconds until the cached cart expires. */
    expiresIn: () => CART_LIFETIME - (Number.isNaN(age()) ? 0 : age()),
    /** Returns the cart hash from the cookies, or otherwise the hash of the tab's last cart; empty if both are missing. */
    lastHash: () => cookieHashes()?.[0] || storedHash(),
    /**
     * Whether the cookies name a cart or cannot be read. False does not mean an empty cart: some servers hide the cookies from
     * scripts (CF-7).
     */
    mayHaveCart(): boolean {
      const cookies = attempt(platform.cookies);
      if (cookies === undefined) return true;
      // `items_in_cart` is a flag, not a count: 1 while the cart is not empty.
      return ['cart_hash', 'items_in_cart']
        .flatMap((what) => cookieValues(cookies, cookie(what)))
        .some((value) => value !== '' && value !== '0');
    },
    cookieHashes,
    /** Whether another tab has stored a cart hash that differs from the hash of this tab (CF-5). */
    isOtherTabAhead: () => get(local, config.cart.hashKey) !== storedHash(),
  };
}

/**
 * Returns both storages, or neither: without `localStorage`, which notifies other tabs, a cart cached in `sessionStorage` becomes
 * stale.
 */
function usableStorage({ session, local }: CartPlatform): { session?: Storage; local?: Storage } {
  const find = () => {
    const storages = { session: session(), local: local() };
    for (const storage of Object.values(storages)) {
      storage.setItem('wc', 'test');
      storage.removeItem('wc');
    }
    return storages;
  };
  return attempt(find) ?? {};
}

/**
 * Returns all values of a cookie in the text of `document.cookie`: several if the name was set for several paths or domains. The
 * text does not show which path or domain a value belongs to.
 */
export function cookieValues(cookies: string, name: string): string[] {
  return cookies.split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=');
    return key.trim() === name ? [decode(value.join('=').trim())] : [];
  });
}
