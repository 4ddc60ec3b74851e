import { type Html, html } from '../../markup/html.ts';
import { picturePath } from '../../shop/links.ts';
import type { Picture, Product } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';

/** The CMS's gallery, seen without any script; each picture opens alone. */
export function productGallery(
  { locale, shop, url }: PageContext,
  product: Product,
  badge: Html | false,
): Html {
  const pictures = product.pictureIds.flatMap((id) => shop.repository.picture(id) ?? []);
  const one = (picture: Picture, at: number): Html => {
    const src = picturePath(picture);
    const full = url.origin + src;
    const { width, height } = picture;
    return html`<div data-thumb="${full}" data-thumb-alt="${picture.alt[locale]}" class="woocommerce-product-gallery__image"><a href="${full}"><img width="${width}" height="${height}" src="${src}" class="${at === 0 && 'wp-post-image'}" alt="${picture.alt[locale]}" data-caption="" data-src="${full}" data-large_image="${full}" data-large_image_width="${width}" data-large_image_height="${height}" decoding="async"${at === 0 ? html` fetchpriority="high"` : html` loading="lazy"`}></a></div>`;
  };
  const classes =
    'woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images';
  return html`<div class="${classes}" data-columns="4">${badge}
<div class="woocommerce-product-gallery__wrapper">
${pictures.map(one)}
</div></div>`;
}
