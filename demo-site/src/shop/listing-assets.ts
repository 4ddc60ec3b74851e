/** A file that a listing's answer brings along, by its handle. */
interface ListingAsset {
  readonly handle: string;
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

const folder = '/wp-content/plugins/jet-engine/assets';

/** What the answers of listings ask for; the pages themselves do not carry it. */
export const listingStyle: ListingAsset = {
  handle: 'jet-engine-listing-extras',
  path: `${folder}/css/listing-extras.css`,
  type: 'text/css',
  text: '.jet-listing-grid__items { --listing-extras: "loaded"; }\n',
};

/** Counts how often it ran, so that anyone can see that it ran once. */
export const listingScript: ListingAsset = {
  handle: 'jet-engine-listing-extras',
  path: `${folder}/js/listing-extras.js`,
  type: 'text/javascript',
  text: `(function () {
  var root = document.documentElement;
  root.dataset.listingExtras = String(Number(root.dataset.listingExtras || 0) + 1);
})();
`,
};

export const listingAssets: readonly ListingAsset[] = [listingStyle, listingScript];
