import storesFile from '../../content/stores.json' with { type: 'json' };
import { localPath } from './locale.ts';
import type { Locale, LocalText } from './model.ts';

type StoreSlug = keyof typeof storesFile;

/** A list of items that a visitor keeps. */
export interface DataStore {
  readonly slug: StoreSlug;
  /** Storage of the list: the browser, a cookie, the PHP session, the user's data. */
  readonly type: 'local-storage' | 'cookies' | 'session' | 'user-meta';
  /** Maximum number of items; 0: unlimited. */
  readonly size: number;
  /** Whether the list collects viewed items, and drops the oldest when full. */
  readonly isOnView: boolean;
  /** Whether the shop counts the visitors who keep each item. */
  readonly countsPosts: boolean;
  readonly name: LocalText;
}

const stores = storesFile as Record<StoreSlug, DataStore>;

export const { favourites, compare, seen, wishlist } = stores;

export const dataStores: readonly DataStore[] = [favourites, compare, seen, wishlist];

/** Whether the browser keeps the list without the server. */
export const isFront = ({ type }: DataStore): boolean => type === 'local-storage';

export const storeBySlug = (slug: string): DataStore | null =>
  dataStores.find((store) => store.slug === slug) ?? null;

/** Returns the address of the page with all lists, or of one list on that page. */
export const favouritesPath = (locale: Locale, store?: DataStore): string =>
  `${localPath('/favourites/', locale)}${store === undefined ? '' : `#${store.slug}`}`;
