import texts from '../../../content/texts/home.json' with { type: 'json' };
import { elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { pictureOf } from '../../markup/picture.ts';
import { picturePath, productPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';

const products = [116, 112, 105, 102];

const settings = {
  sliderHeight: { unit: 'px', size: 440 },
  sliderAutoplay: true,
  sliderAutoplayDelay: 6000,
  sliderAutoplayOnHover: 'pause',
  sliderFadeMode: false,
  sliderFullScreen: false,
  sliderLoop: true,
  sliderNavigation: true,
  sliderPagination: false,
  sliderShuffle: false,
  slideDuration: 500,
  thumbnails: true,
  thumbnailWidth: 84,
  thumbnailHeight: 64,
};
const outerSettings = {
  slider_height: { unit: 'px', size: 440, sizes: [] },
  slider_height_mobile: { unit: 'px', size: 300, sizes: [] },
};

/** The elements plugin's slider with some of the shop's products; each slide leads to its own. */
export function homeSlides({ shop: { repository }, locale }: PageContext): Html {
  const say = texts.slides[locale];
  const id = elementId('home-slides');
  const slide = (productId: number, index: number): Html | null => {
    const product = repository.product(productId);
    const picture = product && pictureOf(repository, product);
    if (!product || !picture) return null;
    const src = picturePath(picture);
    const path = productPath(product, locale);
    const size = html`width="${picture.width}" height="${picture.height}"`;
    return html`<div class="jet-slider__item sp-slide elementor-repeater-item-${elementId(`home-slide-${productId}`)}"><img class="sp-image" src="${src}" ${size} alt="${picture.alt[locale]}"${index === 0 ? html` fetchpriority="high"` : html` loading="lazy"`}><img class="sp-thumbnail" src="${src}" ${size} alt="" loading="lazy"><div class="jet-slider__content sp-layer jet-slider__item-linked" data-position="centerCenter" data-width="100%" data-height="100%" data-horizontal="0%" data-show-transition="none" data-show-duration="400" data-show-delay="400" data-slide-url="${path}"><div class="jet-slider__content-item"><div class="jet-slider__content-inner"><h2 class="jet-slider__title">${product.name[locale]}</h2><p class="jet-slider__subtitle">${say.lines[index]}</p></div></div><a class="jet-slider__content-item-link" href="${path}" aria-label="${product.name[locale]}"></a></div></div>
`;
  };
  return html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-jet-slider" data-id="${id}" data-element_type="widget" data-widget_type="jet-slider.default" data-settings="${JSON.stringify(outerSettings)}"><div class="elementor-jet-slider jet-elements"><div class="jet-slider jet-slider__image-exact" data-settings="${JSON.stringify(settings)}" data-widget="slideshow" role="region" aria-label="${say.label}"><div class="slider-pro"><div class="jet-slider__items sp-slides">${products.map(slide)}</div></div></div></div></div>`;
}
