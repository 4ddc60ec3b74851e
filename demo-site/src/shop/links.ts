import type { CartItem } from './cart.ts';
import { localPath } from './locale.ts';
import type { Category, Locale, Picture, Product } from './model.ts';

/** Paths of the site's pages in a language. Prefix the origin where the CMS prints absolute addresses. */
export const homePath = (locale: Locale): string => localPath('/', locale);
export const shopPath = (locale: Locale): string => localPath('/shop/', locale);
export const cartPath = (locale: Locale): string => localPath('/cart/', locale);
export const checkoutPath = (locale: Locale): string => localPath('/checkout/', locale);
export const accountPath = (locale: Locale, section = ''): string =>
  localPath(section === '' ? '/my-account/' : `/my-account/${section}/`, locale);
export const productPath = (product: Product, locale: Locale): string =>
  localPath(`/product/${encodeURIComponent(product.slug[locale])}/`, locale);
export const categoryPath = (category: Category, locale: Locale): string =>
  localPath(`/product-category/${encodeURIComponent(category.slug[locale])}/`, locale);
export const picturePath = (picture: Picture): string =>
  `/wp-content/uploads/${encodeURIComponent(picture.file)}`;
export const receivedPath = (order: { readonly id: number; readonly key: string }, locale: Locale): string =>
  `${localPath(`/checkout/order-received/${order.id}/`, locale)}?key=${order.key}`;

/** Returns the setting `wc_ajax_url`, whose placeholder the client replaces with the endpoint's name. */
export const wcAjaxUrl = (locale: Locale): string => `${homePath(locale)}?wc-ajax=%%endpoint%%`;

/** Returns the address of a cart item's page with its choices. */
export function itemPath(item: CartItem, locale: Locale): string {
  const query = new URLSearchParams(
    Object.entries(item.attributes).map(([key, value]) => [`attribute_${key}`, value]),
  );
  const path = productPath(item.product, locale);
  return item.variation === null ? path : `${path}?${query}`;
}
