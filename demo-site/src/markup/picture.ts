import { picturePath } from '../shop/links.ts';
import type { ListedItem } from '../shop/listed-item.ts';
import type { Post } from '../shop/magazine.ts';
import type { Locale, Picture, Product } from '../shop/model.ts';
import type { Repository } from '../shop/repository.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';

/**
 * Renders the picture of a post. It has a size so that nothing moves when it loads, and no alternative text because the post's
 * title is next to it.
 */
export function postPicture({ shop, locale }: Visit, post: Post, how: 'list' | 'page' = 'list'): Html {
  const picture = shop.repository.picture(post.pictureId);
  if (picture === null) return html``;
  const isLarge = how === 'page';
  const classes = `attachment-${isLarge ? 'large' : 'medium_large'} size-${isLarge ? 'large' : 'medium_large'} wp-image-${picture.id}`;
  return html`<img src="${picturePath(picture)}" width="${picture.width}" height="${picture.height}" class="${classes}" alt="${isLarge ? picture.alt[locale] : ''}" decoding="async"${!isLarge && html` loading="lazy"`}>`;
}

function pictureOfItem(repository: Repository, item: ListedItem): Picture | null {
  if (item.kind === 'product') return pictureOf(repository, item.product);
  return repository.picture((item.kind === 'post' ? item.post : item.event).pictureId);
}

/** Renders the picture of a product, a post or an event; null without a picture. */
export function itemPicture({ shop }: Visit, item: ListedItem): Html | null {
  const picture = pictureOfItem(shop.repository, item);
  return (
    picture &&
    html`<img src="${picturePath(picture)}" width="${picture.width}" height="${picture.height}" alt="" loading="lazy" decoding="async">`
  );
}

interface Shown {
  readonly classes: string;
  readonly locale: Locale;
  /** Whether the picture loads lazily, because it is below the first screen. */
  readonly lazy?: boolean;
  /** Whether the alternative text is empty, because the name of the pictured item is next to the picture. */
  readonly decorative?: boolean;
}

/** Renders an image with its size, so that nothing moves when it loads. */
export const image = (picture: Picture, { classes, locale, lazy, decorative }: Shown): Html =>
  html`<img class="${classes}" src="${picturePath(picture)}" width="${picture.width}" height="${picture.height}" alt="${decorative ? '' : picture.alt[locale]}"${lazy && html` loading="lazy"`} decoding="async">`;

/** Returns the picture of a variation if it has one, otherwise the product's main picture. */
export function pictureOf(
  repository: Repository,
  product: Product,
  variationPictureId: number | null = null,
): Picture | null {
  const id = variationPictureId ?? product.pictureIds[0];
  return id === undefined ? null : repository.picture(id);
}

/** Renders a picture as an `img`; nothing for null. The alternative text is the picture's text, otherwise the product's name. */
export function thumbnail(picture: Picture | null, product: Product, locale: Locale): Html {
  if (picture === null) return html``;
  const alt = picture.alt[locale] || product.name[locale];
  return html`<img width="${picture.width}" height="${picture.height}" src="${picturePath(picture)}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="${alt}" decoding="async" loading="lazy" />`;
}
