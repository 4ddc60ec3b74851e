/** Beginnings of the original plugins' names, by where they may stand; used by `check-structure.ts`. */
export const vendorLiterals = {
  /** Requests, cookies, storage keys, page globals and URLs: contracts/names.ts only. */
  requests: [
    'wc-ajax',
    'admin-ajax',
    'get_refreshed_fragments',
    'get_variation',
    'apply_coupon_nonce',
    'woocommerce_cart_hash',
    'woocommerce_items_in_cart',
    'wc_cart_hash',
    'wc_fragments',
    'wc_cart_created',
    'wc_add_to_cart',
    'elementor_menu_cart',
    'elementor_woocommerce',
    'elementorFrontendConfig',
    'ElementorProFrontendConfig',
    'woo_variation_swatches',
    'wp-json',
  ],
  /** Classes and attributes of the original markup: each widget's read.ts only. */
  markup: [
    '.woocommerce-',
    '.elementor-',
    '.e-woocommerce',
    '.variations_form',
    '.variable-item',
    '.ajax_add_to_cart',
    '.single_add_to_cart',
    '.remove_from_cart',
    '.mini_cart_item',
    '.widget_shopping_cart',
    '.cart_item',
    '.cart_totals',
    '.shop_table',
  ],
} as const;
