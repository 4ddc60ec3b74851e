const settingsOf = (settings: object) =>
  ` data-settings='${JSON.stringify(settings).replaceAll("'", '&#39;')}'`;

/** The page builder's styles, which apply before any script. */
export const SHEET = `
  .swiper, .swiper-container { position: relative; overflow: hidden }
  .swiper-wrapper { display: flex; inline-size: 100% }
  .swiper-slide { flex-shrink: 0; inline-size: 100%; block-size: 120px }
  .elementor-swiper-button { position: absolute; inset-block-start: 40px; z-index: 1; inline-size: 30px; block-size: 30px }
  .elementor-swiper-button-prev { inset-inline-start: 0 } .elementor-swiper-button-next { inset-inline-end: 0 }
  .elementor-carousel-image { block-size: 120px }`;

const numbered = <T>(count: number, draw: (n: number) => T) =>
  Array.from({ length: count }, (_, index) => draw(index + 1));

const element = (kind: string, settings: object, inside: string, classes = '') =>
  `<div class="elementor-element elementor-widget elementor-widget-${kind} ${classes}" data-id="a1b2c3" data-widget="carousel"${settingsOf(settings)}>${inside}</div>`;

const buttons = `<div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0" aria-label="Previous"><i>‹</i></div>
  <div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0" aria-label="Next"><i>›</i></div>`;
const oldButtons = `<div class="elementor-swiper-button elementor-swiper-button-prev"><i>‹</i><span class="elementor-screen-only">Previous</span></div>
  <div class="elementor-swiper-button elementor-swiper-button-next"><i>›</i><span class="elementor-screen-only">Next</span></div>`;
const pagination = '<div class="swiper-pagination"></div>';

const slide = (n: number, inside: string, role = ' role="group" aria-roledescription="slide"') =>
  `<div class="swiper-slide" data-n="${n}"${role}>${inside}</div>`;

/** The image carousel in its newest markup. `dir` is its direction setting, which may differ from the page's direction. */
export const image = (settings: object = {}, count = 5, { dir = 'ltr', lazy = false } = {}): string =>
  element(
    'image-carousel',
    { navigation: 'both', ...settings },
    `<div class="elementor-image-carousel-wrapper swiper" role="region" aria-roledescription="carousel" aria-label="Pictures" dir="${dir}">
      <div class="elementor-image-carousel swiper-wrapper" aria-live="off">${numbered(count, (n) =>
        slide(
          n,
          `<figure class="swiper-slide-inner">${
            lazy
              ? `<img class="swiper-slide-image swiper-lazy" data-src="/p${n}.png" alt="Picture ${n}"><div class="swiper-lazy-preloader"></div>`
              : `<a href="#x${n}">Picture ${n}</a>`
          }</figure>`,
        ),
      ).join('')}</div>${buttons}${pagination}</div>`,
  );

/**
 * The media carousel, with pictures as backgrounds. `old` returns older markup: without roles, with the pager before the
 * arrows and with one more wrapper.
 */
export const media = (
  settings: object = {},
  count = 6,
  { old = false, classes = '', lazy = false } = {},
): string => {
  const inside = `<div class="elementor-main-swiper ${old ? 'swiper-container' : 'swiper'}"${old ? '' : ' role="region" aria-roledescription="carousel" aria-label="Media"'}>
    <div class="swiper-wrapper">${numbered(count, (n) =>
      slide(
        n,
        lazy
          ? `<div class="elementor-carousel-image swiper-lazy" role="img" aria-label="${n}" data-background="/b${n}.png"><div class="swiper-lazy-preloader"></div></div>`
          : `<div class="elementor-carousel-image" role="img" aria-label="Picture ${n}">${n}</div><a href="#x${n}">link</a>`,
        old ? '' : undefined,
      ),
    ).join('')}</div>${old ? pagination + oldButtons : buttons + pagination}</div>`;
  return element(
    'media-carousel',
    settings,
    old
      ? `<div class="elementor-widget-container"><div class="elementor-swiper">${inside}</div></div>`
      : inside,
    classes,
  );
};

export const testimonials = (
  settings: object = {},
  kind: 'testimonial-carousel' | 'reviews' = 'testimonial-carousel',
): string =>
  element(
    kind,
    settings,
    `<div class="elementor-main-swiper swiper" role="region" aria-roledescription="carousel" aria-label="Slides"><div class="swiper-wrapper">${numbered(
      3,
      (n) =>
        slide(
          n,
          `<div class="elementor-testimonial"><div class="elementor-testimonial__text">Words ${n} <a href="#x${n}">more</a></div></div>`,
        ),
    ).join('')}</div>${buttons}${pagination}</div>`,
  );

export const slides = (settings: object = {}): string =>
  element(
    'slides',
    { navigation: 'both', ...settings },
    `<div class="elementor-slides-wrapper elementor-main-swiper swiper" role="region" aria-roledescription="carousel" aria-label="Slides" data-animation="fadeInUp">
      <div class="swiper-wrapper elementor-slides">${numbered(3, (n) =>
        slide(
          n,
          `<div class="swiper-slide-bg elementor-ken-burns elementor-ken-burns--in" role="img"></div><div class="swiper-slide-inner"><div class="swiper-slide-contents"><div class="elementor-slide-heading">Slide ${n}</div><a href="#x${n}">go</a></div></div>`,
        ),
      ).join('')}</div>${buttons}${pagination}</div>`,
  );

/** The nested carousel. Its controls follow the Swiper element, and its slides may contain any element. */
export const nested = (settings: object = {}, count = 5): string =>
  element(
    'n-carousel',
    settings,
    `<div class="e-n-carousel swiper"><div class="swiper-wrapper" aria-live="polite">${numbered(count, (n) =>
      slide(n, `<div class="elementor-element e-con"><a href="#x${n}">Slide ${n}</a></div>`),
    ).join('')}</div></div>${buttons}${pagination}`,
  );

/** The loop carousel. The first slide follows the style sheet of its template, and the controls follow the Swiper element. */
export const loop = (settings: object = {}, count = 5): string =>
  element(
    'loop-carousel',
    { _skin: 'post', template_id: 9, edit_handle_selector: '.elementor-loop-container', ...settings },
    `<div class="swiper elementor-loop-container elementor-grid" role="list"><div class="swiper-wrapper" aria-live="polite"><style id="loop-9">.elementor-9 { color: inherit }</style>${numbered(
      count,
      (n) =>
        slide(n, `<div class="elementor-element e-con"><a href="#x${n}">Slide ${n}</a></div>`).replace(
          'swiper-slide',
          'elementor elementor-9 e-loop-item post-7 swiper-slide',
        ),
    ).join('')}</div></div>${buttons}${pagination}`,
  );

/** Our minimal markup. */
export const plain = (settings: object = {}, count = 5): string =>
  `<div data-widget="carousel"${Object.keys(settings).length ? ` data-widget-settings='${JSON.stringify(settings)}'` : ''}><ul>${numbered(count, (n) => `<li data-n="${n}"><a href="#x${n}">Slide ${n}</a></li>`).join('')}</ul></div>`;
