import { localPath } from './locale.ts';
import type { Locale, LocalText } from './model.ts';

/** A list of things that a visitor keeps. */
export interface DataStore {
  readonly slug: string;
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

export const favourites: DataStore = {
  slug: 'favourites',
  type: 'local-storage',
  size: 0,
  isOnView: false,
  countsPosts: false,
  name: { he: 'מועדפים', en: 'Favourites' },
};

export const compare: DataStore = {
  slug: 'compare',
  type: 'cookies',
  size: 4,
  isOnView: false,
  countsPosts: true,
  name: { he: 'השוואה', en: 'Comparison' },
};

export const seen: DataStore = {
  slug: 'seen',
  type: 'session',
  size: 6,
  isOnView: true,
  countsPosts: false,
  name: { he: 'צפיתם לאחרונה', en: 'Recently viewed' },
};

export const wishlist: DataStore = {
  slug: 'wishlist',
  type: 'user-meta',
  size: 20,
  isOnView: false,
  countsPosts: true,
  name: { he: 'לקריאה אחר כך', en: 'Read later' },
};

export const dataStores: readonly DataStore[] = [favourites, compare, seen, wishlist];

/** Kept in the browser: the server never hears of it. */
export const isFront = ({ type }: DataStore): boolean => type === 'local-storage';

export const storeBySlug = (slug: string): DataStore | null =>
  dataStores.find((store) => store.slug === slug) ?? null;

/** The page of all lists; each has its slug as its anchor. */
export const favouritesPath = (locale: Locale, store?: DataStore): string =>
  `${localPath('/favourites/', locale)}${store === undefined ? '' : `#${store.slug}`}`;
