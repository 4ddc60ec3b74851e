import { attempt, decode } from '../site/attempt.ts';
import type { CartFragments } from '../site/fragments.ts';
import { names } from '../site/names.ts';
import { textEntries } from '../site/plain.ts';
import type { Site } from '../site/site.ts';

/** What the cart needs of the browser. Each may throw: storage and cookies can be forbidden. */
export interface CartPlatform {
  readonly session: () => Storage;
  readonly local: () => Storage;
  readonly cookies: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether the page shows a success notice of the shop. */
  readonly hasNotice: () => boolean;
  /** Resolves when the browser has nothing better to do. */
  readonly idle: () => Promise<void>;
}

/** Lifetime of a cached cart in ms (§9, CF-4). */
export const CART_LIFETIME = 86_400_000;

/**
 * The cart's copy in web storage, under the keys and in the formats of the original client, so that both may run on one
 * site. Without usable storage nothing is ever cached (CF-6). Never throws.
 */
export function createCartCache({ config }: Pick<Site, 'config'>, platform: CartPlatform) {
  const createdKey = names.storage.cartCreated;
  const cookie = (what: string) => `${config.prefixes.store}_${what}`;
  const { session, local } = usableStorage(platform);

  /** The cart hashes the cookies speak of: one, `['']` without a cart, more when names are doubled; null: unreadable. */
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
    /** The cached cart, when it is whole, not expired, and of the cart that the cookies speak of (CF-3). */
    read(): CartFragments | null {
      const stored = attempt(() => JSON.parse(get(session, config.cart.fragmentsKey)) as unknown);
      const fragments = Object.fromEntries(textEntries(stored));
      const hash = storedHash();
      const hashes = cookieHashes();
      if (!Object.hasOwn(fragments, names.miniCart)) return null;
      // A clock that was set back makes the cart's age negative: its lifetime is then unknown.
      if (hash !== '' && !(age() >= 0 && age() <= CART_LIFETIME)) return null;
      // The notice may be of an add, whose cookie some hosts hide from scripts.
      if (hash === '' && platform.hasNotice()) return null;
      return hashes?.length === 1 && hashes[0] === hash ? { fragments, hash } : null;
    },
    /** Keeps a cart. `refreshed` starts its lifetime anew, as the original does after a refresh only. */
    write({ fragments, hash }: CartFragments, refreshed: boolean): void {
      const starts = hash !== '' && (refreshed || storedHash() === '');
      try {
        session?.setItem(config.cart.fragmentsKey, JSON.stringify(fragments));
        session?.setItem(config.cart.hashKey, hash);
        if (starts) session?.setItem(createdKey, String(platform.now()));
      } catch {
        clear(); // storage is full: half a copy is worse than none
      }
      attempt(() => local?.setItem(config.cart.hashKey, hash));
    },
    /** Milliseconds until the cached cart expires. */
    expiresIn: () => CART_LIFETIME - (Number.isNaN(age()) ? 0 : age()),
    /** Hash of the cart in the cookies, else of the last cart of this tab; empty without either. */
    lastHash: () => cookieHashes()?.[0] || storedHash(),
    /** Whether the cookies name a cart or cannot be read. False does not mean an empty cart: some hosts hide the cookies from scripts (CF-7). */
    mayHaveCart(): boolean {
      const cookies = attempt(platform.cookies);
      if (cookies === undefined) return true;
      // The second is a flag, no count: 1 while the cart holds anything.
      return ['cart_hash', 'items_in_cart']
        .flatMap((what) => cookieValues(cookies, cookie(what)))
        .some((value) => value !== '' && value !== '0');
    },
    cookieHashes,
    /** True when another tab left another cart hash than this tab's (CF-5). */
    isOtherTabAhead: () => get(local, config.cart.hashKey) !== storedHash(),
  };
}

/** Both storages, or neither: the original writes to both, and a copy that other tabs do not hear of goes stale. */
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
 * All values of a cookie in the text of `document.cookie`. More than one when the same name was set for several paths or
 * domains; the browser does not say which is which.
 */
export function cookieValues(cookies: string, name: string): string[] {
  return cookies.split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=');
    return key.trim() === name ? [decode(value.join('=').trim())] : [];
  });
}
