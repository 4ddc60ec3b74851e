import { picturePath } from '../shop/links.ts';
import type { ListedItem } from '../shop/listed-item.ts';
import type { Post } from '../shop/magazine.ts';
import type { Locale, Picture, Product } from '../shop/model.ts';
import type { Repository } from '../shop/repository.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';

/** The picture of a post, with its size so that nothing moves; beside the post's own title it says nothing more. */
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

/** The picture of an item beside its name; stories and events have one of their own. */
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
  /** Pictures beyond the first screen wait. */
  readonly lazy?: boolean;
  /** Beside its own name a picture says nothing more. */
  readonly decorative?: boolean;
}

/** An image with its size, so that nothing moves when it arrives. */
export const image = (picture: Picture, { classes, locale, lazy, decorative }: Shown): Html =>
  html`<img class="${classes}" src="${picturePath(picture)}" width="${picture.width}" height="${picture.height}" alt="${decorative ? '' : picture.alt[locale]}"${lazy && html` loading="lazy"`} decoding="async">`;

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
