import { picturePath } from '../shop/links.ts';
import type { Locale, Picture, VariableProduct, Variation } from '../shop/model.ts';
import { priceOf, priceRange } from '../shop/prices.ts';
import type { Repository } from '../shop/repository.ts';
import { availabilityOf, stockLimit } from '../shop/stock.ts';
import { html } from './html.ts';
import { pictureOf } from './picture.ts';
import { availabilityMarkup, itemPrice } from './price.ts';

interface Place {
  readonly repository: Repository;
  readonly locale: Locale;
  readonly origin: string;
}

const noImage = { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false } as const;

function imageOf(picture: Picture | null, product: VariableProduct, { locale, origin }: Place) {
  if (picture === null) return noImage;
  const url = origin + picturePath(picture);
  const { width, height } = picture;
  return {
    title: picture.title[locale],
    caption: '',
    url,
    alt: picture.alt[locale] || product.name[locale],
    src: url,
    srcset: `${url} ${width}w`,
    sizes: `(max-width: ${width}px) 100vw, ${width}px`,
    full_src: url,
    full_src_w: width,
    full_src_h: height,
    gallery_thumbnail_src: url,
    gallery_thumbnail_src_w: 100,
    gallery_thumbnail_src_h: 100,
    thumb_src: url,
    thumb_src_w: width,
    thumb_src_h: height,
    src_w: width,
    src_h: height,
  };
}

/** Whether a product's variations have different prices, so that the price of the chosen one is shown. */
function pricesDiffer(repository: Repository, product: VariableProduct): boolean {
  const { min, max } = priceRange(repository, product);
  const regular = repository.variationsOf(product.id).map(({ regularPrice }) => regularPrice);
  return min !== max || Math.min(...regular) !== Math.max(...regular);
}

/** Returns a variation under the CMS's own keys, as the shop's pages and `get_variation` print it. */
export function variationData(product: VariableProduct, variation: Variation, place: Place) {
  const { locale, repository } = place;
  const { stock } = variation;
  const description = variation.description[locale];
  const availability = availabilityOf(stock);
  const picture = pictureOf(repository, product, variation.pictureId);
  const limit = product.soldIndividually ? 1 : stockLimit(stock);
  const priceHtml = pricesDiffer(repository, product)
    ? html`<span class="price">${itemPrice(variation, locale)}</span>`.toString()
    : '';
  return {
    attributes: Object.fromEntries(
      product.attributes.map(({ key }) => [`attribute_${key}`, variation.attributes[key] ?? '']),
    ),
    availability_html: availabilityMarkup(stock, locale).toString(),
    backorders_allowed: stock.kind === 'managed' ? stock.backorders !== 'no' : stock.status === 'backorder',
    dimensions: { length: '', width: '', height: '' },
    dimensions_html: 'N/A',
    display_price: priceOf(variation) / 100,
    display_regular_price: variation.regularPrice / 100,
    gallery_image_ids: [],
    gallery_images_html: '',
    image: imageOf(picture, product, place),
    image_id: picture?.id ?? 0,
    is_downloadable: false,
    is_in_stock: availability !== 'out',
    is_purchasable: true,
    is_sold_individually: product.soldIndividually ? 'yes' : 'no',
    is_virtual: false,
    max_qty: availability === 'in' && limit !== null ? limit : '',
    min_qty: 1,
    price_html: priceHtml,
    sku: variation.sku,
    variation_description: description === '' ? '' : html`<p>${description}</p>\n`.toString(),
    variation_id: variation.id,
    variation_is_active: true,
    variation_is_visible: true,
    weight: variation.weight,
    weight_html: variation.weight === '' ? 'N/A' : `${variation.weight} kg`,
    // The swatches plugin adds this field to the CMS's fields.
    variation_stock_left: stock.kind === 'managed' ? stock.quantity : '',
  };
}

/** Returns the value of `data-product_variations`: the list, or `false` if there are more than 30, the CMS's threshold. */
export function productVariations(product: VariableProduct, place: Place) {
  const variations = place.repository.variationsOf(product.id);
  return variations.length > 30 ? false : variations.map((one) => variationData(product, one, place));
}
