/** Selectors for the parts of the shop's cart list, as the shop itself, its themes and the page builder print it. */
export const LINE_MARKUP = {
  line: '.woocommerce-mini-cart-item, .mini_cart_item, .elementor-menu-cart__product',
  /** The link that removes a line. */
  remove: 'a.remove_from_cart_button[data-cart_item_key]',
  /** Contains "2 × ₪50". Some themes add a quantity field in another element of this class. */
  quantity: '.quantity',
  price: '.woocommerce-Price-amount',
  /** The number of items in the page builder's toggle. */
  count: '.elementor-button-icon-qty',
  total: '.woocommerce-mini-cart__total, .elementor-menu-cart__subtotal',
  /** The message shown instead of lines. */
  empty: '.woocommerce-mini-cart__empty-message',
} as const;
