/** A style sheet or script that a listing's ajax answer refers to by its handle. */
interface ListingAsset {
  readonly handle: string;
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

const folder = '/wp-content/plugins/jet-engine/assets';

/** A style sheet that pages load only when a listing's answer names it. */
export const listingStyle: ListingAsset = {
  handle: 'jet-engine-listing-extras',
  path: `${folder}/css/listing-extras.css`,
  type: 'text/css',
  text: '.jet-listing-grid__items { --listing-extras: "loaded"; }\n',
};

/** A script named in listings' answers. It counts its runs, so that tests can verify that it ran once. */
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
