import { afterEach, describe, expect, it } from 'vitest';
import definition from './ProductGallery.tsx';
import {
  fullPictureOf,
  linkOf,
  readGalleryParts,
  readProductGallery,
  readShopSettings,
  thumbnailOf,
} from './read.ts';
import { address, plain, shop, shopSlide, withoutPictures } from './testing/markup.ts';

function draw(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}
const slidesOf = (html: string) => readGalleryParts(readProductGallery(draw(html))).parts?.slides ?? [];
const slide = (html: string) => draw(`<div class="woocommerce-product-gallery__image">${html}</div>`);
const settingsOf = (params: unknown, columns = '3') => {
  Object.assign(window, { wc_single_product_params: params });
  return definition.settings.parse(readShopSettings(draw(`<div data-columns="${columns}"></div>`)));
};

afterEach(() => {
  delete (window as { wc_single_product_params?: unknown }).wc_single_product_params;
});

describe('the parts of a gallery', () => {
  it.each([
    ['the shop’s gallery', shop({ count: 3 }), 3],
    ['a gallery with one picture', shop({ count: 1 }), 1],
    ['the gallery of a product without pictures', withoutPictures(), 0],
    ['the gallery of a variable product without pictures', withoutPictures(true), 1],
    ['a plain list', plain(), 3],
    ['a gallery without a wrapper', '<div class="woocommerce-product-gallery">Sold out</div>', 0],
  ])('PP-1 %s has its slides', (_, html, count) => {
    expect(slidesOf(html)).toHaveLength(count);
  });

  it('PP-1 copies of slides that a slider has made are not slides', () => {
    const copy = shopSlide(9).replace('__image"', '__image clone"');
    expect(slidesOf(shop({ count: 2, more: copy }))).toHaveLength(2);
  });

  it('RT-3 a plain host without a list has nothing to enhance', () => {
    expect(() => readProductGallery(draw('<div data-widget="product-gallery">No pictures</div>'))).toThrow(
      'expected a list of pictures',
    );
  });

  it.each([
    ['a viewport of its own', '<div class="flex-viewport"></div>'],
    ['its link to the full size', '<a href="#" class="woocommerce-product-gallery__trigger">🔍</a>'],
  ])('PP-7 a gallery in which the original’s script has added %s is taken', (_, added) => {
    const host = draw(shop());
    expect(readGalleryParts(readProductGallery(host)).isTaken).toBe(false);
    host.insertAdjacentHTML('afterbegin', added);
    expect(readGalleryParts(readProductGallery(host)).isTaken).toBe(true);
  });
});

describe('the full-size picture of a slide', () => {
  const picture = (attributes: string, link = '') =>
    slide(link ? `<a href="${link}"><img alt="Jug" ${attributes}></a>` : `<img alt="Jug" ${attributes}>`);

  it('PP-3 a slide has the picture, size and caption of its attributes', () => {
    expect(fullPictureOf(draw(shopSlide(2)))).toEqual({
      url: address(2),
      alt: 'Picture 2',
      title: 'Caption 2',
      width: 1800,
      height: 1800,
    });
  });

  it.each([
    [
      'the link’s picture without data-large_image',
      picture('', 'https://a.test/jug.jpg?x=1'),
      'https://a.test/jug.jpg?x=1',
    ],
    [
      'the link’s picture with an empty data-large_image',
      picture('data-large_image=""', 'https://a.test/jug.webp'),
      'https://a.test/jug.webp',
    ],
    ['nothing for a link to a page', picture('', 'https://a.test/jug/'), undefined],
    ['nothing for a placeholder', picture('src="/placeholder.png"'), undefined],
    ['nothing for a video', slide('<video src="/film.mp4"></video>'), undefined],
    [
      'nothing for a script as an address',
      picture('data-large_image="javascript:alert(1)"', 'javascript:alert(1)//.jpg'),
      undefined,
    ],
    ['nothing for a data address', picture('data-large_image="data:text/html,x"'), undefined],
  ])('PP-3 SEC-2 a slide has %s', (_, element, url) => {
    expect(fullPictureOf(element)?.url).toBe(url);
  });

  it.each(['', 'wide', '-5', '1e999', 'NaN'])('PP-2 a width of "%s" is read as 0 or infinite', (width) => {
    const full = fullPictureOf(
      picture(`data-large_image="https://a.test/a.jpg" data-large_image_width="${width}"`),
    );
    expect(full?.width).toBeOneOf([0, Number.POSITIVE_INFINITY]);
  });

  it('PP-3 the link of a slide is the one around its picture', () => {
    expect(linkOf(slide('<a href="/film/">Film</a><a href="/a.jpg"><img></a>'))?.getAttribute('href')).toBe(
      '/a.jpg',
    );
    expect(linkOf(slide('<a href="/film/">Film</a><img>'))).toBeNull();
  });
});

describe('the thumbnail of a slide', () => {
  it('PP-1 a thumbnail has the address that the server prints for it', () => {
    expect(thumbnailOf(draw(shopSlide(1))).src).toBe(address(1, 'thumb'));
  });

  it.each([
    ['the picture itself', '<img src="https://a.test/a.jpg">', 'https://a.test/a.jpg'],
    [
      'the picture that a lazy loader has put aside',
      '<img src="data:image/gif;base64,R0" data-lazy-src="https://a.test/a.jpg">',
      'https://a.test/a.jpg',
    ],
    [
      'the picture behind a placeholder of another lazy loader',
      '<img src="data:image/gif;base64,R0" data-src="https://a.test/a.jpg">',
      'https://a.test/a.jpg',
    ],
    [
      'the picture itself if it is in the page',
      '<img src="data:image/gif;base64,R0">',
      'data:image/gif;base64,R0',
    ],
    ['nothing without a picture', '<video></video>', undefined],
    ['nothing with markup as its address', '<img src="data:text/html,x">', undefined],
  ])('PP-1 a slide without an address for the thumbnail uses %s', (_, html, src) => {
    expect(thumbnailOf(slide(html)).src).toBe(src);
  });

  it('PP-4 a thumbnail’s address stays as the shop prints it, because scripts look for it', () => {
    const element = slide('<img>');
    element.dataset.thumb = 'https://a.test/כד-100x100.jpg';
    expect(thumbnailOf(element).src).toBe('https://a.test/כד-100x100.jpg');
  });

  it('SEC-2 a thumbnail with a script as its address has no address', () => {
    const element = slide('<img>');
    element.dataset.thumb = 'javascript:alert(1)';
    expect(thumbnailOf(element).src).toBeUndefined();
  });
});

describe('the settings of the shop', () => {
  const defaults = {
    columns: 3,
    needsSlider: false,
    hasSlider: true,
    hasZoom: true,
    hasLightbox: true,
    animation: 'slide',
    animationSpeed: 500,
    animationLoop: false,
    smoothHeight: true,
    directionNav: false,
    controlNav: 'thumbnails',
    touch: true,
    autoplay: null,
    magnify: 1,
    shareEl: false,
  };

  it('PP-5 a page without the shop’s parameters has its defaults', () => {
    expect(settingsOf(undefined)).toEqual(defaults);
  });

  it('PP-5 parameters as the shop prints them are read', () => {
    const params = {
      flexslider_enabled: '',
      zoom_enabled: '1',
      photoswipe_enabled: '',
      flexslider: {
        rtl: true,
        animation: 'fade',
        smoothHeight: false,
        directionNav: true,
        controlNav: true,
        slideshow: true,
        slideshowSpeed: 3000,
        pauseOnHover: true,
        animationSpeed: 300,
        animationLoop: true,
        touch: false,
      },
      zoom_options: { magnify: 2 },
      photoswipe_options: { shareEl: true },
    };
    expect(settingsOf(params, '5')).toEqual({
      columns: 5,
      needsSlider: false,
      hasSlider: false,
      hasZoom: true,
      hasLightbox: false,
      animation: 'fade',
      animationSpeed: 300,
      animationLoop: true,
      smoothHeight: false,
      directionNav: true,
      controlNav: 'dots',
      touch: false,
      autoplay: { delay: 3000, pausesOnHover: true },
      magnify: 2,
      shareEl: true,
    });
  });

  it.each([
    [{ controlNav: true }, true],
    [{ directionNav: true }, true],
    [{ slideshow: true }, true],
    [{ animation: 'fade', animationLoop: true }, false],
  ])(
    'PP-5 whether the slider is needed before the visitor reaches for a gallery with %j: %s',
    (flexslider, is) => {
      expect(settingsOf({ flexslider }).needsSlider).toBe(is);
      expect(settingsOf({ flexslider, flexslider_enabled: '' }).needsSlider).toBe(false);
    },
  );

  it('PP-5 controlNav: false in the shop’s parameters removes the controls below the picture', () => {
    expect(settingsOf({ flexslider: { controlNav: false } }).controlNav).toBe('none');
  });

  it.each([
    ['a text', 'x'],
    ['a list', [1, 2]],
    ['null', null],
    ['wrong types', { flexslider: 'fast', zoom_options: [], photoswipe_options: 7 }],
    [
      'wrong values',
      {
        flexslider: { animation: 'spin', animationSpeed: 'fast', controlNav: {}, slideshow: 'perhaps' },
        zoom_options: { magnify: -1 },
      },
    ],
  ])('PP-5 SEC-3 parameters that are %s have the defaults', (_, params) => {
    expect(settingsOf(params)).toEqual(defaults);
  });

  it.each(['', '0', '-3', 'many', '99'])(
    'PP-5 a number of columns of "%s" is replaced by the default',
    (columns) => {
      expect(settingsOf({}, columns).columns).toBe(4);
    },
  );
});
