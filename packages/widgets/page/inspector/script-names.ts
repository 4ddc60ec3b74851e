/** An original plugin's script. */
export interface KnownScript {
  /** WordPress handle. */
  readonly handle: string;
  /** End of the file's path without `.min.js` or `.js`, for pages that print no handles. */
  readonly file: string;
  /** Widgets that replace it; empty if it must stay. */
  readonly widgets: readonly string[];
  /** Widgets that must not run beside it, because both would act. */
  readonly conflicts?: readonly string[];
  /** Whether it does more than its widgets replace. */
  readonly doesMore?: true;
}

const known = (
  handle: string,
  file: string,
  widgets: string,
  rest: { readonly conflicts?: string; readonly doesMore?: true } = {},
): KnownScript => ({
  handle,
  file,
  widgets: widgets.match(/\S+/g) ?? [],
  ...(rest.conflicts && { conflicts: rest.conflicts.split(' ') }),
  ...(rest.doesMore && { doesMore: true }),
});

/** The table of docs/original-scripts.md: which script which widgets replace, and which must not run beside them. */
export const knownScripts: readonly KnownScript[] = [
  known('wc-add-to-cart', 'frontend/add-to-cart', 'add-to-cart mini-cart'),
  known('wc-add-to-cart-variation', 'frontend/add-to-cart-variation', 'swatches'),
  known('woo-variation-swatches', 'woo-variation-swatches/assets/js/frontend', 'swatches', {
    conflicts: 'swatches',
  }),
  known('wc-cart-fragments', 'frontend/cart-fragments', 'mini-cart'),
  known('wc-cart', 'frontend/cart', 'cart coupon'),
  known('wc-checkout', 'frontend/checkout', ''),
  known('wc-single-product', 'frontend/single-product', ''),
  known('woocommerce', 'frontend/woocommerce', ''),
  known('wc-country-select', 'frontend/country-select', ''),
  known('wc-address-i18n', 'frontend/address-i18n', ''),
  known('selectWoo', 'selectWoo/selectWoo.full', ''),
  known(
    'elementor-frontend',
    'elementor/assets/js/frontend',
    'accordion tabs carousel gallery video counter progress entrance',
    { doesMore: true },
  ),
  known(
    'elementor-pro-frontend',
    'pro/assets/js/frontend',
    'nav-menu mega-menu form popup mini-cart posts loop-grid taxonomy-filter slideshow animated-headline sticky motion share countdown table-of-contents coupon checkout-login',
    { conflicts: 'form popup mini-cart posts loop-grid taxonomy-filter', doesMore: true },
  ),
  known('swiper', 'swiper', 'carousel slideshow'),
  known('share-link', 'share-link', 'share'),
  known('elementor-gallery', 'e-gallery', 'gallery'),
  known('smartmenus', 'jquery.smartmenus', 'nav-menu'),
  known('e-sticky', 'jquery.sticky', 'sticky'),
  known('lottie', 'lottie', 'vector-animation'),
  known(
    'jet-elements',
    'jet-elements',
    'elements-carousel countdown subscribe pricing-table timeline horizontal-timeline chart animated-text images-layout portfolio scratch scroll-navigation video progress vector-animation',
    { conflicts: 'countdown subscribe', doesMore: true },
  ),
  known('jet-slick', 'slick', 'elements-carousel listing'),
  known('jet-tabs-frontend', 'jet-tabs-frontend', 'accordion tabs', { doesMore: true }),
  known('jet-tricks-frontend', 'jet-tricks-frontend', 'unfold view-more sticky', { doesMore: true }),
  known('jet-engine-frontend', 'jet-engine/assets/js/frontend', 'listing calendar data-store delete-link', {
    conflicts: 'listing calendar data-store delete-link',
    doesMore: true,
  }),
  known('jet-popup-frontend', 'jet-popup-frontend', 'popup', { conflicts: 'popup' }),
  known('jet-search', 'jet-search', 'live-search search-suggestions', {
    conflicts: 'live-search search-suggestions',
  }),
  known('jet-menu-public-scripts', 'jet-menu-public-scripts', ''),
];

/** Matches the name of the library's own script, which is the entry of every copy. */
export const ENTRY = /\/iyim\.js$/;
/** Matches the path of a stand-alone script. */
export const STAND_ALONE = /\/stand-alone\/(lean\/)?[a-z-]+\.js$/;

/** Names of globals and ids that people use for the configuration, although only `script#iyim-config` is read. */
export const MISTAKEN_GLOBALS = ['iyimConfig', 'iyim_config', 'IyimConfig', 'IYIM_CONFIG', 'iyimSettings'];
