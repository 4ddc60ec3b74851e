/** Names that the CMS and the shop define and the runtime uses. */
export const names = {
  /** Key of the fragment without which a cached cart is not used. */
  miniCart: 'div.widget_shopping_cart_content',
  /** Success notices that the server prints after a change. */
  notice: '.woocommerce-message, .wc-block-components-notice-banner.is-success',
  /** The shop's endpoint for the cart. */
  fragments: 'get_refreshed_fragments',
  /** The shop's endpoint for one variation. */
  variation: 'get_variation',
  /** Addresses used if the page does not define them. */
  urls: {
    storeAjax: '/?wc-ajax=%%endpoint%%',
    adminAjax: '/wp-admin/admin-ajax.php',
    rest: '/wp-json/',
  },
  /** Storage keys of the cached cart, used if the page does not define them. */
  storage: {
    fragments: 'wc_fragments',
    cartHash: 'wc_cart_hash',
    cartCreated: 'wc_cart_created',
  },
  events: {
    fragmentsLoaded: 'wc_fragments_loaded',
    fragmentsRefreshed: 'wc_fragments_refreshed',
    fragmentsError: 'wc_fragments_ajax_error',
  },
  /** Keys of the nonces in the page's globals. */
  nonces: {
    applyCoupon: 'apply_coupon_nonce',
    removeCoupon: 'remove_coupon_nonce',
    updateShipping: 'update_shipping_method_nonce',
  },
  /** Global variables that the CMS's inline scripts define. */
  globals: {
    cartFragments: 'wc_cart_fragments_params',
    addToCart: 'wc_add_to_cart_params',
    cart: 'wc_cart_params',
    checkout: 'wc_checkout_params',
    store: 'woocommerce_params',
    variation: 'wc_add_to_cart_variation_params',
    swatches: 'woo_variation_swatches_options',
    builderPro: 'ElementorProFrontendConfig',
    builder: 'elementorFrontendConfig',
    listings: 'JetEngineSettings',
  },
} as const;
