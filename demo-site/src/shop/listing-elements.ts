import listingsFile from '../../content/settings/listings.json' with { type: 'json' };
import type { Locale } from './model.ts';

/** Post ids of the pages with listings. */
export const collectionPages = listingsFile.pages;

/** A listing widget as the page builder saved it on a page. */
export interface ListingElement {
  /** Seven characters, in the builder's format. */
  readonly id: string;
  readonly pageId: number;
  /** Element id that the page's author chose, without `#`; '' if not set. */
  readonly cssId: string;
  /** Whether the page contains only a placeholder until the listing scrolls into view and is requested. */
  readonly isLazy: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

type Sheet = Pick<ListingElement, 'id' | 'pageId' | 'settings'> & Partial<ListingElement>;

/** Elements saved on pages, with only the settings that differ from the defaults. */
const sheets = listingsFile.elements as readonly Sheet[];
const { defaults, notFound } = listingsFile;

/** Returns every listing of the site in a language. */
export const listingElements = (locale: Locale): readonly ListingElement[] =>
  sheets.map((sheet) => ({
    cssId: '',
    isLazy: false,
    query: {},
    ...sheet,
    settings: { ...defaults, not_found_message: notFound[locale], ...sheet.settings },
  }));

/** Returns the saved element of a page; null when the page has no element with that id. */
export const listingElement = (pageId: number, id: string, locale: Locale): ListingElement | null =>
  listingElements(locale).find((element) => element.pageId === pageId && element.id === id) ?? null;
