/** The CMS's untranslated labels: English on Hebrew pages too, until the upgraded page replaces them (AB-2). */
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
