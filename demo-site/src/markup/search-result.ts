import texts from '../../content/texts/search.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { wholeOf } from '../shop/fields.ts';
import { productPath } from '../shop/links.ts';
import { postPath, termsOf } from '../shop/magazine.ts';
import type { Locale } from '../shop/model.ts';
import { type NestedFields, textAt } from '../shop/nested-fields.ts';
import { contentOf, excerptOf, type FoundItem, titleOf } from '../shop/search.ts';
import { isOn } from '../shop/search-settings.ts';
import { plainText } from '../shop/search-words.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { pictureOf, postPicture, thumbnail } from './picture.ts';
import { listPrice } from './price.ts';

/** Renders one to five stars, with a text for screen readers. */
const starRating = (stars: number, locale: Locale): Html =>
  html`<span class="star-rating" role="img" aria-label="${fill(texts.starRating[locale], { stars })}"><span aria-hidden="true">${'★'.repeat(Math.round(stars))}${'☆'.repeat(5 - Math.round(stars))}</span></span>`;

/** Returns the name of the item's category. */
function categoryName({ shop, locale }: Visit, found: FoundItem): string {
  const { repository } = shop;
  const names =
    found.kind === 'product'
      ? repository.categories().filter(({ id }) => found.item.categoryIds.includes(id))
      : termsOf(repository, found.item, 'category');
  return names[0]?.name[locale] ?? '';
}

const authorName = ({ locale }: Visit, found: FoundItem): string =>
  found.kind === 'post' ? found.item.author[locale] : '';

const fieldMarkup = (place: 'title' | 'content', value: string): string =>
  value === ''
    ? ''
    : html`<div class="jet-search-${place}-fields"><div class="jet-search-${place}-fields__item"><div class="jet-search-${place}-fields__item-value">${value}</div></div></div>`.toString();

/**
 * Returns the fields around the title and the content that the widget's settings request. In this shop the category is next to
 * the title, and a post's author next to the content.
 */
function foundMeta(visit: Visit, found: FoundItem, data: NestedFields) {
  const at = (place: 'title' | 'content', position: string, value: string): string => {
    const isShown = isOn(textAt(data, `show_${place}_related_meta`));
    const chosenPosition = textAt(data, `meta_${place}_related_position`) || 'after';
    return isShown && chosenPosition === position ? fieldMarkup(place, value) : '';
  };
  const category = categoryName(visit, found);
  const author = authorName(visit, found);
  return {
    before_title: at('title', 'before', category),
    after_title: at('title', 'after', category),
    before_content: at('content', 'before', author),
    after_content: at('content', 'after', author),
  };
}

/** A result in the shape that the live search's script reads. Several fields contain HTML, which only this file writes. */
interface ResultPost {
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

/** Returns the first words of a text. */
function words(text: string, count: number): string {
  const all = text.split(' ');
  return all.length > count ? `${all.slice(0, count).join(' ')}…` : text;
}

/** Returns the absolute address of the item's page, as the CMS prints it. */
const linkOf = ({ locale, url }: Visit, found: FoundItem): string =>
  url.origin + (found.kind === 'product' ? productPath(found.item, locale) : postPath(found.item, locale));

const pictureIn = (visit: Visit, found: FoundItem): Html =>
  found.kind === 'product'
    ? thumbnail(pictureOf(visit.shop.repository, found.item), found.item, visit.locale)
    : postPicture(visit, found.item);

/** Returns a found item in the form that the widget's settings request. */
export function resultPost(visit: Visit, found: FoundItem, data: NestedFields): ResultPost {
  const { locale, shop } = visit;
  const isEnabled = (setting: string): boolean => isOn(textAt(data, setting));
  const body =
    textAt(data, 'post_content_source') === 'excerpt' ? excerptOf(found, locale) : contentOf(found, locale);
  const length = Math.min(wholeOf(textAt(data, 'post_content_length') || '30'), longestContent);
  const product = found.kind === 'product' ? found.item : null;
  const price = product && isEnabled('show_product_price') && listPrice(shop.repository, product, locale);
  const stars =
    product && product.rating > 0 && isEnabled('show_product_rating') && starRating(product.rating, locale);
  return {
    title: titleOf(found, locale),
    ...foundMeta(visit, found, data),
    content: length > 0 ? words(plainText(body), length) : '',
    thumbnail: isEnabled('thumbnail_visible')
      ? html`<span class="jet-ajax-search__item-thumbnail">${pictureIn(visit, found)}</span>`.toString()
      : '',
    link: linkOf(visit, found),
    link_target_attr: isEnabled('show_result_new_tab') ? '_blank' : '',
    price: price
      ? html`<div class="jet-ajax-search__item-price"><div class="price">${price}</div></div>`.toString()
      : '',
    rating: stars ? html`<div class="jet-ajax-search__item-rating">${stars}</div>`.toString() : '',
  };
}
