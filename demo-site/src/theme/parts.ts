/** The theme's style sheets, by name, in the order they are put together. Storybook wears them, too. */
export const themeParts = [
  'tokens',
  'base',
  'layout',
  'controls',
  'home',
  'catalogue',
  'product',
  'variations',
  'cart',
  'mini-cart',
  'checkout-and-account',
  'magazine',
  'search',
  'collections',
  'calendar',
  'stores',
] as const;
