/** Selectors of the parts of a page that the shop's script `woocommerce` drives. */
export const PARTS = {
  sortMenu: '.woocommerce-ordering select.orderby',
  storeNotice: '.woocommerce-store-notice',
  dismissLink: '.woocommerce-store-notice__dismiss-link',
  field: '.woocommerce-input-wrapper',
  description: 'span.description',
  passwords: '.woocommerce form input[type=password]',
  removeLink: '.remove_from_cart_button[role=button]',
  notices: ':is(.woocommerce-message, .woocommerce-error, .wc-block-components-notice-banner)[role=alert]',
  count: '.woocommerce-result-count',
  /** WooCommerce's filter block, which announces the number of products itself. */
  filters: '[data-wp-interactive="woocommerce/product-filters"]',
} as const;

/** Class of the password fields that the script wraps. */
export const WRAPPED = 'woocommerce-Input';
