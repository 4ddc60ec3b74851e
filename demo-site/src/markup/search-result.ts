import { wholeOf } from '../shop/fields.ts';
import { productPath } from '../shop/links.ts';
import { postPath } from '../shop/magazine-links.ts';
import { type NestedFields, textAt } from '../shop/nested-fields.ts';
import { contentOf, excerptOf, type FoundItem, titleOf } from '../shop/search.ts';
import { plainText } from '../shop/search-entries.ts';
import { isOn } from '../shop/search-settings.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { pictureOf, thumbnail } from './picture.ts';
import { postPicture } from './post-picture.ts';
import { listPrice } from './price.ts';
import { foundMeta } from './search-meta.ts';
import { starRating } from './star-rating.ts';

/** A result as the live search's script reads it; the fields that hold markup are made here alone. */
export interface ResultPost {
  readonly title: string;
  readonly before_title: string;
  readonly after_title: string;
  readonly content: string;
  readonly before_content: string;
  readonly after_content: string;
  readonly thumbnail: string;
  readonly link: string;
  readonly link_target_attr: '_blank' | '';
  readonly price: string;
  readonly rating: string;
}

const longestContent = 60;

/** The first words of a text. */
function words(text: string, count: number): string {
  const all = text.split(' ');
  return all.length > count ? `${all.slice(0, count).join(' ')}…` : text;
}

/** Pages may be cached with their language's address: links are absolute, as the CMS prints them. */
const linkOf = ({ locale, url }: Visit, found: FoundItem): string =>
  url.origin + (found.kind === 'product' ? productPath(found.item, locale) : postPath(found.item, locale));

const pictureIn = (visit: Visit, found: FoundItem): Html =>
  found.kind === 'product'
    ? thumbnail(pictureOf(visit.shop.repository, found.item), found.item, visit.locale)
    : postPicture(visit, found.item);

/** What was found, shown as the widget's settings ask. */
export function resultPost(visit: Visit, found: FoundItem, data: NestedFields): ResultPost {
  const { locale, shop } = visit;
  const asks = (setting: string): boolean => isOn(textAt(data, setting));
  const body =
    textAt(data, 'post_content_source') === 'excerpt' ? excerptOf(found, locale) : contentOf(found, locale);
  const length = Math.min(wholeOf(textAt(data, 'post_content_length') || '30'), longestContent);
  const product = found.kind === 'product' ? found.item : null;
  const price = product && asks('show_product_price') && listPrice(shop.repository, product, locale);
  const stars =
    product && product.rating > 0 && asks('show_product_rating') && starRating(product.rating, locale);
  return {
    title: titleOf(found, locale),
    ...foundMeta(visit, found, data),
    content: length > 0 ? words(plainText(body), length) : '',
    thumbnail: asks('thumbnail_visible')
      ? html`<span class="jet-ajax-search__item-thumbnail">${pictureIn(visit, found)}</span>`.toString()
      : '',
    link: linkOf(visit, found),
    link_target_attr: asks('show_result_new_tab') ? '_blank' : '',
    price: price
      ? html`<div class="jet-ajax-search__item-price"><div class="price">${price}</div></div>`.toString()
      : '',
    rating: stars ? html`<div class="jet-ajax-search__item-rating">${stars}</div>`.toString() : '',
  };
}
