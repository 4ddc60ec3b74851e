import texts from '../../../content/texts/home.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { pictureOf } from '../../markup/picture.ts';
import { categoryPath, shopPath } from '../../shop/links.ts';
import { posts } from '../../shop/magazine.ts';
import { magazinePath } from '../../shop/magazine-links.ts';
import type { Category } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { newsletterStrip } from '../forms/newsletter.ts';
import { storyList } from '../magazine/story-list.ts';
import { noticesArea } from '../notices-area.ts';
import { type Page, postIds } from '../page.ts';
import { image } from '../picture.ts';
import { productList } from '../product-list.ts';
import { homeSlides } from './slides.ts';
import { testimonials } from './testimonials.ts';

const clothingId = 25;

export function homePage(context: PageContext): Page {
  const { locale, shop } = context;
  const say = texts.page[locale];
  const { repository } = shop;
  const products = repository.products();
  const featured = products.filter((product) => product.featured).slice(0, 8);
  const clothing = repository.categories().find(({ id }) => id === clothingId);
  const main = html`${noticesArea(context)}
<section class="hero">
<div>
<h1>${say.heading}</h1>
<p>${say.lead}</p>
<div class="hero__actions">
<a class="button button--primary" href="${shopPath(locale)}">${say.shop}</a>
${clothing && html`<a class="button" href="${categoryPath(clothing, locale)}">${say.clothing}</a>`}
</div>
</div>
${homeSlides(context)}
</section>
<section class="home-section" aria-labelledby="featured">
<div class="section-head"><h2 id="featured">${say.featured}</h2><a href="${shopPath(locale)}">${say.shop}</a></div>
${productList(context, featured, 0)}
</section>
<section class="home-section" aria-labelledby="by-category">
<div class="section-head"><h2 id="by-category">${say.categories}</h2></div>
<ul class="category-tiles">${repository.categories().map((category) => categoryTile(context, category))}</ul>
</section>
<section class="home-section" aria-labelledby="from-the-magazine">
<div class="section-head"><h2 id="from-the-magazine">${say.magazine}</h2><a href="${magazinePath(locale)}">${say.stories}</a></div>
${storyList(context, posts(repository).slice(0, 4))}
</section>
<section class="home-section" aria-labelledby="promises">
<h2 id="promises">${say.promises}</h2>
<ul class="promises">${say.list.map(([name, text]) => html`<li><h3>${name}</h3><p>${text}</p></li>`)}</ul>
</section>
<section class="home-section" aria-labelledby="customers-say">
<h2 id="customers-say">${say.customers}</h2>
${testimonials(locale)}
</section>
${newsletterStrip(context)}`;
  return { title: say.title, postId: postIds.home, bodyClasses: ['home', 'page', 'page-id-2'], main };
}

function categoryTile({ shop, locale }: PageContext, category: Category): Html {
  const { repository } = shop;
  const first = repository.products().find(({ categoryIds }) => categoryIds.includes(category.id));
  const picture = first && pictureOf(repository, first);
  return html`<li><a href="${categoryPath(category, locale)}">
${picture && image(picture, { classes: 'category-tile', locale, lazy: true, decorative: true })}
<span>${category.name[locale]}</span></a></li>`;
}
