import texts from '../../../content/texts/lab.json' with { type: 'json' };
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { Crumb } from '../page.ts';

export const {
  index: labTexts,
  clocks: clockTexts,
  /** Texts of the collection pages, which explain what each page demonstrates. */
  collections: collectionTexts,
  links: linksTexts,
  popups: popupsTexts,
  /** Texts of the listings plugin's popups. */
  listingPopups: listingTexts,
} = texts;

export type CollectionName = keyof typeof collectionTexts.he.pages;
export const collectionNames: readonly CollectionName[] = ['button', 'scroll', 'lazy', 'masonry', 'slider'];

export const labPath = (locale: Locale): string => localPath('/lab/', locale);
export const popupsPath = (locale: Locale): string => localPath('/lab/popups/', locale);
export const listingPopupsPath = (locale: Locale): string => localPath('/lab/popups/listing/', locale);

/** Returns the breadcrumbs from the lab's index to one of its pages. */
export const labCrumbs = (locale: Locale, ...more: readonly Crumb[]): readonly Crumb[] => [
  { label: labTexts[locale].title, href: labPath(locale) },
  ...more,
];
