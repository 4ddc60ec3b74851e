const settingsOf = (settings: object, name = 'data-settings') =>
  ` ${name}='${JSON.stringify(settings).replaceAll("'", '&#39;')}'`;
const numbers = [1, 2, 3, 4, 5, 6] as const;

/** Data address of a picture, so that no request is sent. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Rules of the originals' style sheets that apply before any script runs. */
export const SHEET = `
  .swiper { position: relative; overflow: hidden }
  .swiper-wrapper { display: flex; inline-size: 100% }
  .swiper-slide { flex-shrink: 0; inline-size: 100%; block-size: 100px }
  .elementor-swiper-button { position: absolute; inset-block-start: 30px; z-index: 1; inline-size: 30px; block-size: 30px }
  .elementor-swiper-button-prev { inset-inline-start: 0 } .elementor-swiper-button-next { inset-inline-end: 0 }
  .slider-pro { visibility: hidden } .slider-pro.slider-loaded { visibility: visible }
  .sp-slide { position: absolute } .hidden-html { display: none } .jet-slider__content-item-link { visibility: hidden }`;

const swiper = (name: string, inside: (n: number) => string, after = '') =>
  `<div class="${name} swiper" role="region" aria-roledescription="carousel" aria-label="Slides"><div class="swiper-wrapper">${numbers
    .map(
      (n) =>
        `<div class="swiper-slide" data-n="${n}" role="group" aria-roledescription="slide">${inside(n)}</div>`,
    )
    .join('')}</div>${after}</div>`;

/** Returns the page builder's media carousel with the skin `slideshow`, with a second carousel of the same name below it. */
export const media = (settings: object = {}): string =>
  `<div class="elementor-element elementor-widget elementor-widget-media-carousel elementor-skin-slideshow" data-widget="slideshow"${settingsOf({ skin: 'slideshow', ...settings })}>
  ${swiper(
    'elementor-main-swiper',
    (n) =>
      `<a href="#x${n}"><div class="elementor-carousel-image" role="img" aria-label="Picture ${n}">${n}</div></a>`,
    `<div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0" aria-label="Previous">‹</div>
     <div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0" aria-label="Next">›</div>`,
  )}
  ${swiper('elementor-thumbnails-swiper', (n) => `<div class="elementor-carousel-image" role="img" aria-label="Picture ${n}">${n}</div>`)}</div>`;

/** Returns the elements plugin's slider. The second slide has a link, and the third contains a button. */
export const slider = (settings: object = {}, outer: object = {}): string =>
  `<div class="elementor-element elementor-widget-jet-slider"${settingsOf(outer)}><div class="elementor-jet-slider jet-elements">
  <div class="jet-slider jet-slider__image-exact" data-widget="slideshow"${settingsOf({ sliderNavigationIcon: 'jet-slider__arrow-icon-1', sliderFullscreenIcon: 'jet-slider__fullscreen-icon-1', ...settings })}>
    <div class="slider-pro"><div class="jet-slider__arrow-icon-1 hidden-html"><i class="arrow">‹</i></div><div class="jet-slider__fullscreen-icon-1 hidden-html"><i class="full">x</i></div>
    <div class="jet-slider__items sp-slides">${numbers
      .map(
        (
          n,
        ) => `<div class="jet-slider__item sp-slide" data-n="${n}"><img class="sp-image" src="${PIXEL}" alt="Picture ${n}" loading="lazy"><img class="sp-thumbnail" src="${PIXEL}" alt="">
        <div class="jet-slider__content sp-layer" data-position="centerCenter"${n === 2 ? ' data-slide-url="#to2" data-slide-url-target="_blank"' : ''}><div class="jet-slider__content-item"><div class="jet-slider__content-inner"><div class="jet-slider__title">Title ${n}</div>${n === 3 ? '<a class="jet-slider__button" href="#button3">Go</a>' : ''}</div></div>${n === 2 ? '<a class="jet-slider__content-item-link" href="#to2"></a>' : ''}</div></div>`,
      )
      .join('')}</div></div><div class="jet-slider__fraction-pagination"></div></div></div></div>`;

/** Returns a slideshow in plain markup. */
export const plain = (): string =>
  `<div data-widget="slideshow"><ul>${numbers
    .slice(0, 4)
    .map((n) => `<li data-n="${n}"><img src="${PIXEL}" alt="Picture ${n}" width="300" height="100"></li>`)
    .join('')}</ul></div>`;
