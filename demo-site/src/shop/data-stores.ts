import storesFile from '../../content/stores.json' with { type: 'json' };
import { localPath } from './locale.ts';
import type { Locale, LocalText } from './model.ts';

type StoreSlug = keyof typeof storesFile;

/** A list of things that a visitor keeps. */
export interface DataStore {
  readonly slug: StoreSlug;
  /** Where it is kept: in the browser, in a cookie, in the PHP session, with the user. */
  readonly type: 'local-storage' | 'cookies' | 'session' | 'user-meta';
  /** How many it holds; 0: any number. */
  readonly size: number;
  /** Takes in what is looked at, and drops its oldest when full. */
  readonly isOnView: boolean;
  /** Counts, for each thing, how many keep it. */
  readonly countsPosts: boolean;
  readonly name: LocalText;
}

const stores = storesFile as Record<StoreSlug, DataStore>;

export const { favourites, compare, seen, wishlist } = stores;

export const dataStores: readonly DataStore[] = [favourites, compare, seen, wishlist];

/** Kept in the browser: the server never hears of it. */
export const isFront = ({ type }: DataStore): boolean => type === 'local-storage';

export const storeBySlug = (slug: string): DataStore | null =>
  dataStores.find((store) => store.slug === slug) ?? null;

/** The page of all lists; each has its slug as its anchor. */
export const favouritesPath = (locale: Locale, store?: DataStore): string =>
  `${localPath('/favourites/', locale)}${store === undefined ? '' : `#${store.slug}`}`;
