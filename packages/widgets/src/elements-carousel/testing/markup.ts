const attribute = (name: string, value: object | undefined) =>
  value ? ` ${name}='${JSON.stringify(value).replaceAll("'", '&#39;')}'` : '';
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The part of the plugin's style sheet that the carousels depend on. */
export const SHEET = `
  .jet-carousel { position: relative }
  .elementor-slick-slider, .jet-posts { display: flex; visibility: hidden } .slick-initialized { visibility: visible; display: block }
  .jet-arrow { visibility: hidden; position: absolute; inset-block-start: 20px; z-index: 1; inline-size: 30px; block-size: 30px }
  .prev-arrow { inset-inline-start: 0 } .next-arrow { inset-inline-end: 0 }
  [data-n] { block-size: 80px }`;

const arrows = (name: string) =>
  `<div class="${name}__prev-arrow-1 jet-arrow prev-arrow"><i>‹</i></div><div class="${name}__next-arrow-1 jet-arrow next-arrow"><i>›</i></div>`;
const quick = { autoplay: false, speed: 1, infinite: false };
const outerOf = (outer: object, inside: string) =>
  `<div class="elementor-element elementor-widget"${attribute('data-settings', outer)}><div class="jet-elements">${inside}</div></div>`;

/** A jet-carousel: the arrows follow the list. */
export const items = (options: object = {}, outer: object = {}, count = 6): string =>
  outerOf(
    outer,
    `<div class="jet-carousel-wrap"><div class="jet-carousel" data-widget="elements-carousel"${attribute('data-slider_options', { ...quick, prevArrow: '.jet-carousel__prev-arrow-1', ...options })}>
  <div class="elementor-slick-slider">${numbers(count)
    .map(
      (n) =>
        `<div class="jet-carousel__item" data-n="${n}"><div class="jet-carousel__item-inner"><a href="#x${n}">Item ${n}</a></div></div>`,
    )
    .join(
      '',
    )}</div>${arrows('jet-carousel')}<div class="jet-carousel__fraction-navigation"></div></div></div>`,
  );

/** A jet-posts: the arrows are the first children of the list. */
export const posts = (options: object = {}, outer: object = {}): string =>
  outerOf(
    outer,
    `<div class="jet-carousel elementor-slick-slider" data-widget="elements-carousel"${attribute('data-slider_options', { ...quick, ...options })}>
  <div class="jet-posts col-row">${arrows('jet-posts')}${numbers(6)
    .map(
      (n) =>
        `<div class="jet-posts__item" data-n="${n}"><div class="jet-posts__inner-box"><a href="#x${n}">Post ${n}</a></div></div>`,
    )
    .join('')}</div></div>`,
  );

/** A jet-testimonials, optionally without settings, as on hand-edited pages. */
export const testimonials = (settings: object | undefined = quick): string =>
  outerOf(
    {},
    `<div class="jet-testimonials" data-widget="elements-carousel"><div class="jet-testimonials__instance elementor-slick-slider"${attribute('data-settings', settings)}>${arrows('jet-testimonial')}${numbers(
      3,
    )
      .map(
        (n) =>
          `<div class="jet-testimonials__item" data-n="${n}"><p>Words ${n}</p><div class="jet-testimonials__rating" data-rating="${n}">${'<i data-star="far fa-star" data-active-star="fas fa-star"></i>'.repeat(5)}</div></div>`,
      )
      .join('')}</div></div>`,
  );

/** A carousel that fades one item at a time, without the page builder's element around it. */
export const fading = (): string => {
  const page = document.createElement('div');
  page.innerHTML = items({ fade: true, slidesToShow: { desktop: 1 } }, {}, 3);
  return page.querySelector('.jet-carousel')?.outerHTML ?? '';
};
