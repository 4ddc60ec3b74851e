/** WooCommerce's untranslated labels: English even on Hebrew pages, where the library replaces them (AB-2). */
export const labels = {
  viewCart: 'View cart',
  checkout: 'Checkout',
  subtotalColon: 'Subtotal:',
  subtotal: 'Subtotal',
  total: 'Total',
  shipping: 'Shipping',
  shippingTo: 'Shipping to',
  changeAddress: 'Change address',
  addToCart: 'Add to cart',
  product: 'Product',
  price: 'Price',
  quantity: 'Quantity',
} as const;
