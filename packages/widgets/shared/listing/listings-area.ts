import type { Area, AreaPreset } from '@iyim/runtime/widget';
import { coerceText, globalReader, type ReadGlobal } from '@iyim/runtime/widget';
import { type ListingNames, listingNames } from './names.ts';

export interface ListingsConfig {
  /** Where listings and calendars are asked for; empty: this page, past every cache. */
  readonly url: string;
  /** Posts whose styles are on the page already. */
  readonly postCss: readonly string[];
  /** The post this page shows; `0` on archives, empty when the page does not say. */
  readonly postId: string;
}

function readConfig(names: ListingNames, read: ReadGlobal): ListingsConfig {
  const { globals, globalKeys } = names;
  const settings = globalReader(read, globals.settings);
  const postCss = settings.value(globalKeys.postCss);
  return {
    url: settings.text(globalKeys.url) ?? '',
    postCss: Array.isArray(postCss) ? postCss.map(coerceText).filter((id) => id !== undefined) : [],
    postId:
      globalReader(read, globals.builder).text(globalKeys.builderPostId) ??
      settings.text(globalKeys.settingsPostId) ??
      '',
  };
}

export type ListingsArea = Area<ListingNames, ListingsConfig>;

/** Listings and calendars; configured under `names.listings` and `site.listings`. */
export const listingsArea: AreaPreset<ListingNames, ListingsConfig> = {
  key: 'listings',
  names: listingNames,
  readConfig,
};
