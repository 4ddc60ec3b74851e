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

const describeScript = (
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
  describeScript('wc-add-to-cart', 'frontend/add-to-cart', 'add-to-cart mini-cart'),
  describeScript('wc-add-to-cart-variation', 'frontend/add-to-cart-variation', 'swatches'),
  describeScript('woo-variation-swatches', 'woo-variation-swatches/assets/js/frontend', 'swatches', {
    conflicts: 'swatches',
  }),
  describeScript('wc-cart-fragments', 'frontend/cart-fragments', 'mini-cart'),
  describeScript('wc-cart', 'frontend/cart', 'cart coupon'),
  describeScript('wc-checkout', 'frontend/checkout', ''),
  describeScript('wc-single-product', 'frontend/single-product', ''),
  describeScript('woocommerce', 'frontend/woocommerce', ''),
  describeScript('wc-country-select', 'frontend/country-select', ''),
  describeScript('wc-address-i18n', 'frontend/address-i18n', ''),
  describeScript('selectWoo', 'selectWoo/selectWoo.full', ''),
  describeScript(
    'elementor-frontend',
    'elementor/assets/js/frontend',
    'accordion tabs carousel gallery video counter progress entrance',
    { doesMore: true },
  ),
  describeScript(
    'elementor-pro-frontend',
    'pro/assets/js/frontend',
    'nav-menu mega-menu form popup mini-cart posts loop-grid taxonomy-filter slideshow animated-headline sticky motion share countdown table-of-contents coupon checkout-login',
    { conflicts: 'form popup mini-cart posts loop-grid taxonomy-filter', doesMore: true },
  ),
  describeScript('swiper', 'swiper', 'carousel slideshow'),
  describeScript('share-link', 'share-link', 'share'),
  describeScript('elementor-gallery', 'e-gallery', 'gallery'),
  describeScript('smartmenus', 'jquery.smartmenus', 'nav-menu'),
  describeScript('e-sticky', 'jquery.sticky', 'sticky'),
  describeScript('lottie', 'lottie', 'vector-animation'),
  describeScript(
    'jet-elements',
    'jet-elements',
    'elements-carousel countdown subscribe pricing-table timeline horizontal-timeline chart animated-text images-layout portfolio scratch scroll-navigation video progress vector-animation',
    { conflicts: 'countdown subscribe', doesMore: true },
  ),
  describeScript('jet-slick', 'slick', 'elements-carousel listing'),
  describeScript('jet-tabs-frontend', 'jet-tabs-frontend', 'accordion tabs', { doesMore: true }),
  describeScript('jet-tricks-frontend', 'jet-tricks-frontend', 'unfold view-more sticky', { doesMore: true }),
  describeScript(
    'jet-engine-frontend',
    'jet-engine/assets/js/frontend',
    'listing calendar data-store delete-link',
    {
      conflicts: 'listing calendar data-store delete-link',
      doesMore: true,
    },
  ),
  describeScript('jet-popup-frontend', 'jet-popup-frontend', 'popup', { conflicts: 'popup' }),
  describeScript('jet-search', 'jet-search', 'live-search search-suggestions', {
    conflicts: 'live-search search-suggestions',
  }),
  describeScript('jet-menu-public-scripts', 'jet-menu-public-scripts', ''),
];

/** Matches the name of the library's own script, which is the entry of every copy. */
export const ENTRY = /\/iyim\.js$/;
/** Matches the path of a stand-alone script. */
export const STAND_ALONE = /\/stand-alone\/(lean\/)?[a-z-]+\.js$/;

/** Names of globals and ids that people use for the configuration, although only `script#iyim-config` is read. */
export const MISTAKEN_GLOBALS = ['iyimConfig', 'iyim_config', 'IyimConfig', 'IYIM_CONFIG', 'iyimSettings'];
