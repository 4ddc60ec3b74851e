import shopTexts from '../../../content/texts/shop.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { builderTabs } from '../../markup/builder-tabs.ts';
import { productStores } from '../../markup/data-store-button.ts';
import { type Html, html, trusted } from '../../markup/html.ts';
import { productPrice } from '../../markup/price.ts';
import { productForm } from '../../markup/product-form/form.ts';
import { categoryPath, picturePath, shopPath } from '../../shop/links.ts';
import type { Locale, Picture, Product } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { closerLookSection } from '../closer-look.ts';
import { noticesArea } from '../notices-area.ts';
import type { Page, Params } from '../page.ts';
import { onSale, productClasses, productList, saleBadge } from '../product-card.ts';
import { starIcon } from '../shell/icons.ts';

/** Renders up to three reviews of a product, from a few sample reviews that all products share. */
export function reviews({ id, rating, reviewCount }: Product, locale: Locale): Html {
  const texts = shopTexts.reviews[locale];
  if (reviewCount === 0) return html`<p>${texts.none}</p>`;
  const shown = Array.from(
    { length: Math.min(reviewCount, 3) },
    (_, index) => texts.reviews[(id + index) % texts.reviews.length] ?? [],
  ).flat();
  return html`<p>${fill(texts.summary, { stars: rating, count: reviewCount })}</p>
<ol class="commentlist">${shown.map(
    ({ name, stars, words }) =>
      html`<li class="review"><p class="star-rating">${starIcon} ${fill(texts.stars, { stars })}</p><p>${words}</p><p class="review__author">${name}</p></li>`,
  )}</ol>`;
}

/** Returns the object that the shop prints for its script on product pages. */
const productParams = (locale: Locale): Params => ({
  handle: 'wc-single-product',
  name: 'wc_single_product_params',
  value: {
    i18n_product_gallery_trigger_text: shopTexts.product[locale].fullScreen,
    review_rating_required: 'yes',
    flexslider: {
      rtl: locale === 'he',
      animation: 'slide',
      smoothHeight: true,
      directionNav: false,
      controlNav: 'thumbnails',
      slideshow: false,
      animationSpeed: 500,
      animationLoop: false,
      allowOneSlide: false,
    },
    zoom_enabled: '1',
    zoom_options: [],
    photoswipe_enabled: '1',
    photoswipe_options: { shareEl: false, closeOnScroll: false, history: false },
    flexslider_enabled: '1',
  },
});

/** Renders the CMS's gallery, visible without scripts; each picture links to its file. */
function productGallery({ locale, shop, url }: PageContext, product: Product, badge: Html | false): Html {
  const pictures = product.pictureIds.flatMap((id) => shop.repository.picture(id) ?? []);
  const one = (picture: Picture, at: number): Html => {
    const src = picturePath(picture);
    const full = url.origin + src;
    const { width, height } = picture;
    return html`<div data-thumb="${full}" data-thumb-alt="${picture.alt[locale]}" class="woocommerce-product-gallery__image"><a href="${full}"><img width="${width}" height="${height}" src="${src}" class="${at === 0 && 'wp-post-image'}" alt="${picture.alt[locale]}" data-caption="" data-src="${full}" data-large_image="${full}" data-large_image_width="${width}" data-large_image_height="${height}" decoding="async"${at === 0 ? html` fetchpriority="high"` : html` loading="lazy"`}></a></div>`;
  };
  const classes =
    'woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images';
  return html`<div class="${classes}" data-columns="4" data-widget="product-gallery">${badge}
<div class="woocommerce-product-gallery__wrapper">
${pictures.map(one)}
</div></div>`;
}

export function productPage(context: PageContext, slug: string): Page | null {
  const { locale, shop } = context;
  const { repository } = shop;
  const product = repository.productBySlug(slug);
  if (!product) return null;
  const texts = shopTexts.product[locale];
  const category = repository.categories().find(({ id }) => product.categoryIds.includes(id));
  const main = html`${noticesArea(context)}
<div id="product-${product.id}" class="${productClasses(product, repository)}">
<div class="product-page">
${productGallery(context, product, onSale(product, repository) && saleBadge(locale))}
<div class="summary entry-summary">
<h1 class="product_title entry-title">${product.name[locale]}</h1>
${rating(product, locale)}
<p class="price">${productPrice(repository, product, locale)}</p>
<div class="woocommerce-product-details__short-description">${trusted(product.summary[locale])}</div>
${productForm(context, product)}
${productStores(context, product, 'page')}
<div class="product_meta">
${product.sku !== '' && html`<span class="sku_wrapper">${texts.sku}: <span class="sku">${product.sku}</span></span>`}
${category && html`<span class="posted_in">${texts.category}: <a href="${categoryPath(category, locale)}" rel="tag">${category.name[locale]}</a></span>`}
</div>
</div>
</div>
${builderTabs('product', product.name[locale], [
  { id: 'tab-description', title: texts.story, inside: trusted(product.description[locale]) },
  { id: 'tab-details', title: texts.details, inside: details(product, category?.name[locale], locale) },
  { id: 'tab-reviews', title: texts.reviews, inside: reviews(product, locale) },
])}
</div>
${closerLookSection(context, product)}
${related(context, product)}`;
  return {
    title: product.name[locale],
    postId: product.id,
    params: [productParams(locale)],
    bodyClasses: [
      'product-template-default',
      'single',
      'single-product',
      `postid-${product.id}`,
      'woocommerce',
      'woocommerce-page',
    ],
    crumbs: [
      { label: texts.shop, href: shopPath(locale) },
      ...(category ? [{ label: category.name[locale], href: categoryPath(category, locale) }] : []),
      { label: product.name[locale] },
    ],
    main,
  };
}

function details(product: Product, category: string | undefined, locale: Locale): Html {
  const texts = shopTexts.product[locale];
  const attributes = 'attributes' in product ? product.attributes : [];
  const rows = [
    ...(category === undefined ? [] : [[texts.category, category]]),
    ...attributes.map(({ name, options }) => [
      name[locale],
      options.map((option) => option.name[locale]).join(', '),
    ]),
    texts.delivery,
    texts.returns,
  ];
  return html`<table class="woocommerce-product-attributes shop_attributes"><tbody>${rows.map(
    ([name, value]) =>
      html`<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${name}</th><td class="woocommerce-product-attributes-item__value">${value}</td></tr>`,
  )}</tbody></table>`;
}

const rating = ({ rating: stars, reviewCount }: Product, locale: Locale): Html | false =>
  reviewCount > 0 &&
  html`<p class="star-rating">${starIcon} ${fill(shopTexts.product[locale].rating, { stars, count: reviewCount })}</p>`;

function related(context: PageContext, product: Product): Html | null {
  const products = context.shop.repository
    .products()
    .filter(
      ({ id, listed, categoryIds }) =>
        id !== product.id && listed && categoryIds.some((one) => product.categoryIds.includes(one)),
    )
    .slice(0, 4);
  if (products.length === 0) return null;
  return html`<section class="related" aria-labelledby="related">
<h2 id="related">${shopTexts.product[context.locale].related}</h2>${productList(context, products, 0)}</section>`;
}
