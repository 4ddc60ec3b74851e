import { picturePath } from '../shop/links.ts';
import type { Locale, Picture, Product } from '../shop/model.ts';
import type { Repository } from '../shop/repository.ts';
import { type Html, html } from './html.ts';

/** The picture of a variation if it has its own, else the product's main one. */
export function pictureOf(
  repository: Repository,
  product: Product,
  own: number | null = null,
): Picture | null {
  const id = own ?? product.pictureIds[0];
  return id === undefined ? null : repository.picture(id);
}

/** A picture as an `img`; nothing without a picture. The alt is the picture's, else the product's name. */
export function thumbnail(picture: Picture | null, product: Product, locale: Locale): Html {
  if (picture === null) return html``;
  const alt = picture.alt[locale] || product.name[locale];
  return html`<img width="${picture.width}" height="${picture.height}" src="${picturePath(picture)}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="${alt}" decoding="async" loading="lazy" />`;
}
