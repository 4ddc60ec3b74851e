import listingsFile from '../../content/settings/listings.json' with { type: 'json' };
import type { Locale } from './model.ts';

/** The CMS's numbers of the pages that carry listings. */
export const collectionPages = listingsFile.pages;

/** A listing widget as the page builder saved it on a page. */
export interface ListingElement {
  /** Seven characters, as the builder makes them. */
  readonly id: string;
  readonly pageId: number;
  /** The id an author gave it, without `#`; '': none. */
  readonly cssId: string;
  /** Prints a placeholder, and is asked for when it comes into view. */
  readonly isLazy: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

type Sheet = Pick<ListingElement, 'id' | 'pageId' | 'settings'> & Partial<ListingElement>;

/** Saved on pages, with what differs from the settings that the plugin prints for every listing. */
const sheets = listingsFile.elements as readonly Sheet[];
const { defaults, notFound } = listingsFile;

/** Every listing of the site in a language. */
export const listingElements = (locale: Locale): readonly ListingElement[] =>
  sheets.map((sheet) => ({
    cssId: '',
    isLazy: false,
    query: {},
    ...sheet,
    settings: { ...defaults, not_found_message: notFound[locale], ...sheet.settings },
  }));

/** The saved element of a page; null when the page has none of that id. */
export const listingElement = (pageId: number, id: string, locale: Locale): ListingElement | null =>
  listingElements(locale).find((element) => element.pageId === pageId && element.id === id) ?? null;
