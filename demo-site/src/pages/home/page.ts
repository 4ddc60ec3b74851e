import widgetSettings from '../../../content/settings/widget-settings.json' with { type: 'json' };
import homeTexts from '../../../content/texts/home.json' with { type: 'json' };
import { elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import { image, pictureOf } from '../../markup/picture.ts';
import { categoryPath, picturePath, productPath, shopPath } from '../../shop/links.ts';
import { magazinePath, posts } from '../../shop/magazine.ts';
import type { Category } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { newsletterStrip } from '../forms/newsletter.ts';
import { storyList } from '../magazine/post.ts';
import { noticesArea } from '../notices-area.ts';
import { type Page, postIds } from '../page.ts';
import { productList } from '../product-card.ts';
import { testimonials } from './testimonials.ts';

const products = [116, 112, 105, 102];

/** Renders the elements plugin's slider with some of the shop's products; each slide links to its product. */
function homeSlides({ shop: { repository }, locale }: PageContext): Html {
  const texts = homeTexts.slides[locale];
  const id = elementId('home-slides');
  const slide = (productId: number, index: number): Html | null => {
    const product = repository.product(productId);
    const picture = product && pictureOf(repository, product);
    if (!product || !picture) return null;
    const src = picturePath(picture);
    const path = productPath(product, locale);
    const size = html`width="${picture.width}" height="${picture.height}"`;
    return html`<div class="jet-slider__item sp-slide elementor-repeater-item-${elementId(`home-slide-${productId}`)}"><img class="sp-image" src="${src}" ${size} alt="${picture.alt[locale]}"${index === 0 ? html` fetchpriority="high"` : html` loading="lazy"`}><img class="sp-thumbnail" src="${src}" ${size} alt="" loading="lazy"><div class="jet-slider__content sp-layer jet-slider__item-linked" data-position="centerCenter" data-width="100%" data-height="100%" data-horizontal="0%" data-show-transition="none" data-show-duration="400" data-show-delay="400" data-slide-url="${path}"><div class="jet-slider__content-item"><div class="jet-slider__content-inner"><h2 class="jet-slider__title">${product.name[locale]}</h2><p class="jet-slider__subtitle">${texts.lines[index]}</p></div></div><a class="jet-slider__content-item-link" href="${path}" aria-label="${product.name[locale]}"></a></div></div>
`;
  };
  return html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-jet-slider" data-id="${id}" data-element_type="widget" data-widget_type="jet-slider.default" data-settings="${JSON.stringify(widgetSettings.homeSlider.widget)}"><div class="elementor-jet-slider jet-elements"><div class="jet-slider jet-slider__image-exact" data-settings="${JSON.stringify(widgetSettings.homeSlider.slider)}" data-widget="slideshow" role="region" aria-label="${texts.label}"><div class="slider-pro"><div class="jet-slider__items sp-slides">${products.map(slide)}</div></div></div></div></div>`;
}

const clothingId = 25;

export function homePage(context: PageContext): Page {
  const { locale, shop } = context;
  const texts = homeTexts.page[locale];
  const { repository } = shop;
  const products = repository.products();
  const featured = products.filter((product) => product.featured).slice(0, 8);
  const clothing = repository.categories().find(({ id }) => id === clothingId);
  const main = html`${noticesArea(context)}
<section class="hero">
<div>
<h1>${texts.heading}</h1>
<p>${texts.lead}</p>
<div class="hero__actions">
<a class="button button--primary" href="${shopPath(locale)}">${texts.shop}</a>
${clothing && html`<a class="button" href="${categoryPath(clothing, locale)}">${texts.clothing}</a>`}
</div>
</div>
${homeSlides(context)}
</section>
<section class="home-section" aria-labelledby="featured">
<div class="section-head"><h2 id="featured">${texts.featured}</h2><a href="${shopPath(locale)}">${texts.shop}</a></div>
${productList(context, featured, 0)}
</section>
<section class="home-section" aria-labelledby="by-category">
<div class="section-head"><h2 id="by-category">${texts.categories}</h2></div>
<ul class="category-tiles">${repository.categories().map((category) => categoryTile(context, category))}</ul>
</section>
<section class="home-section" aria-labelledby="from-the-magazine">
<div class="section-head"><h2 id="from-the-magazine">${texts.magazine}</h2><a href="${magazinePath(locale)}">${texts.stories}</a></div>
${storyList(context, posts(repository).slice(0, 4))}
</section>
<section class="home-section" aria-labelledby="promises">
<h2 id="promises">${texts.promises}</h2>
<ul class="promises">${texts.list.map(([name, text]) => html`<li><h3>${name}</h3><p>${text}</p></li>`)}</ul>
</section>
<section class="home-section" aria-labelledby="customers-say">
<h2 id="customers-say">${texts.customers}</h2>
${testimonials(locale)}
</section>
${newsletterStrip(context)}`;
  return { title: texts.title, postId: postIds.home, bodyClasses: ['home', 'page', 'page-id-2'], main };
}

function categoryTile({ shop, locale }: PageContext, category: Category): Html {
  const { repository } = shop;
  const first = repository.products().find(({ categoryIds }) => categoryIds.includes(category.id));
  const picture = first && pictureOf(repository, first);
  return html`<li><a href="${categoryPath(category, locale)}">
${picture && image(picture, { classes: 'category-tile', locale, lazy: true, decorative: true })}
<span>${category.name[locale]}</span></a></li>`;
}
