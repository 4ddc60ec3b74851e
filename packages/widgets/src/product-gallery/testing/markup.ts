import file from '../../../shared/lightbox/testing/picture.svg?no-inline';

/** Returns the address of a picture; `size` distinguishes the sizes of one picture. */
export const address = (n: number, size = 'full') =>
  `${new URL(file, location.href).href.split('?')[0]}?${size}=${n}.svg`;

/** Rules of the shop's style sheet that apply before any script runs. */
export const SHEET = `
  .images { position: relative; inline-size: 400px } .images img { display: block; inline-size: 100%; block-size: auto }
  .woocommerce-product-gallery__wrapper { transition: all 0.5s; margin: 0 }
  .woocommerce-product-gallery__image:nth-child(n + 2) { inline-size: 25%; display: inline-block }
  .flex-control-thumbs li { inline-size: 25%; float: inline-start; list-style: none }
  li { margin-block-end: 1em } button { display: inline-block; padding: 1em }`;

interface Options {
  readonly count?: number;
  readonly columns?: number;
  /** Size of the pictures in the gallery, in px, by their numbers. */
  readonly size?: (n: number) => readonly [width: number, height: number];
  /** HTML of further slides. */
  readonly more?: string;
  readonly attributes?: string;
}

/** Returns a slide as WooCommerce prints it. */
export const shopSlide = (n: number, [width, height]: readonly [number, number] = [600, 600]): string =>
  `<div data-thumb="${address(n, 'thumb')}" data-thumb-alt="Picture ${n}" data-thumb-srcset="" data-thumb-sizes="(max-width: 100px) 100vw, 100px" class="woocommerce-product-gallery__image"><a href="${address(n)}"><img width="${width}" height="${height}" src="${address(n, 'single')}" style="aspect-ratio: ${width / height}" class="${n === 1 ? 'wp-post-image' : ''}" alt="Picture ${n}" data-caption="Caption ${n}" data-src="${address(n)}" data-large_image="${address(n)}" data-large_image_width="1800" data-large_image_height="1800"></a></div>`;

/** Returns WooCommerce's gallery, as its template prints it. */
export function shop({ count = 4, columns = 4, size, more = '', attributes = '' }: Options = {}): string {
  const slides = Array.from({ length: count }, (_, index) => shopSlide(index + 1, size?.(index + 1)));
  return `<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-${columns} images" data-columns="${columns}" style="opacity: 0; transition: opacity .25s ease-in-out;" data-widget="product-gallery"${attributes}>
    <div class="woocommerce-product-gallery__wrapper">${slides.join('')}${more}</div></div>`;
}

/** Returns the gallery of a product without pictures. `isVariable`: its variations may have pictures. */
export const withoutPictures = (isVariable = false): string =>
  `<div class="woocommerce-product-gallery woocommerce-product-gallery--without-images woocommerce-product-gallery--columns-4 images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;" data-widget="product-gallery"><div class="woocommerce-product-gallery__wrapper"><div class="${isVariable ? 'woocommerce-product-gallery__image ' : ''}woocommerce-product-gallery__image--placeholder"><img src="${address(0)}" alt="Awaiting product image" class="wp-post-image" /></div></div></div>`;

/** Returns plain markup. */
export const plain = (settings?: object): string =>
  `<div data-widget="product-gallery"${settings ? ` data-widget-settings='${JSON.stringify(settings)}'` : ''}><ul>${[
    1, 2, 3,
  ]
    .map(
      (n) =>
        `<li><a href="${address(n)}"><img src="${address(n, 'single')}" width="300" height="300" alt="Picture ${n}"></a></li>`,
    )
    .join('')}</ul></div>`;
